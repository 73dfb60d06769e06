import type { ComponentType, LazyExoticComponent, ReactNode } from 'react';
import { paths } from '../config/paths';
import type { MemberId } from '../domain/memberId';
import { ROLE } from '../domain/roles';
import type { Text } from '../i18n/Text';
import type { Access } from '../session/access';
import { lazyFile } from '../ui/lazyFile';

export type LayoutName = 'public' | 'topBar' | 'member' | 'admin';

/** Whose record a screen is about: the `:id` of its path, or an id that storage holds of the person (rule A8). */
export type IdSource = 'path' | 'userId' | 'memberId';

/** A screen of product §2. `access` is required: nothing is open by forgetting. */
export type RouteRow = {
  readonly path: string;
  readonly access: Access;
  readonly layout: LayoutName;
  /** Of the browser tab, before the association's short name (rule A9). */
  readonly title: Text;
  /** The name of its entry in the layout's sidebar, where it has one. */
  readonly nav?: Text;
  readonly opensNewTab?: true;
} & (
  | { readonly id?: never; readonly Page: LazyExoticComponent<ComponentType> }
  | {
      readonly id: IdSource;
      readonly Page: LazyExoticComponent<ComponentType<{ readonly id: MemberId }>>;
    }
);

/** Whether what a match of the router carries is a row of a route table. */
export const isRouteRow = (handle: unknown): handle is RouteRow =>
  typeof handle === 'object' && handle !== null && 'layout' in handle && 'access' in handle;

const admin = [ROLE.admin] as const;
const member = [ROLE.member] as const;
const everyRole = [ROLE.member, ROLE.admin] as const;

const LoginPage = lazyFile(() => import('../features/account/LoginPage'));
const EditMemberPage = lazyFile(() => import('../features/member-record/EditMemberPage'));
const ViewMemberPage = lazyFile(() => import('../features/member-record/ViewMemberPage'));

/** A list with its import: two features that know nothing of each other. */
function withImport(
  list: 'members' | 'newMembers',
  page: () => Promise<{
    readonly default: ComponentType<{ readonly importButton: ReactNode }>;
  }>,
) {
  return lazyFile(async () => {
    const [{ default: Page }, { ImportButton }] = await Promise.all([
      page(),
      import('../features/member-import/ImportButton'),
    ]);
    return { default: () => <Page importButton={<ImportButton list={list} />} /> };
  });
}

/** The route table of product §2; the rows with a `nav` stand in the order of their sidebar. */
export const routes: readonly RouteRow[] = [
  { path: paths.root, access: 'public', layout: 'public', title: 'Login', Page: LoginPage },
  { path: paths.login, access: 'public', layout: 'public', title: 'Login', Page: LoginPage },
  {
    path: paths.register,
    access: 'public',
    layout: 'public',
    title: 'Membership Registration',
    Page: lazyFile(() => import('../features/registration/RegistrationPage')),
  },
  {
    path: paths.emailVerification,
    access: 'public',
    layout: 'public',
    title: 'Email Verification',
    Page: lazyFile(() => import('../features/account/EmailVerificationPage')),
  },
  {
    path: paths.forgotPassword,
    access: 'public',
    layout: 'public',
    title: 'Reset Password',
    Page: lazyFile(() => import('../features/account/ForgotPasswordPage')),
  },
  {
    path: paths.paymentSuccess,
    access: 'public',
    layout: 'public',
    title: 'Payment Successful',
    Page: lazyFile(() => import('../features/payment/PaymentSuccessPage')),
  },
  {
    path: paths.paymentFailed,
    access: 'public',
    layout: 'public',
    title: 'Payment Failed',
    Page: lazyFile(() => import('../features/payment/PaymentFailedPage')),
  },
  {
    path: paths.dashboard,
    access: everyRole,
    layout: 'public',
    title: 'Dashboard',
    Page: lazyFile(() => import('../features/account/DashboardPage')),
  },
  {
    path: paths.changePassword,
    access: everyRole,
    layout: 'topBar',
    title: 'Change Password',
    id: 'userId',
    Page: lazyFile(() => import('../features/account/ChangePasswordPage')),
  },
  {
    path: paths.admin,
    access: admin,
    layout: 'admin',
    title: 'Dashboard',
    nav: 'Dashboard',
    Page: lazyFile(() => import('../features/admin-home/AdminHomePage')),
  },
  {
    path: paths.newMembers,
    access: admin,
    layout: 'admin',
    title: 'New Registration',
    nav: 'New Registration',
    Page: withImport('newMembers', () => import('../features/members/NewMembersPage')),
  },
  {
    path: paths.members,
    access: admin,
    layout: 'admin',
    title: 'Members',
    nav: 'Registered Members',
    Page: withImport('members', () => import('../features/members/MembersPage')),
  },
  {
    path: paths.newMemberEdit,
    access: admin,
    layout: 'admin',
    title: 'Edit Member',
    id: 'path',
    Page: EditMemberPage,
  },
  {
    path: paths.newMemberView,
    access: admin,
    layout: 'admin',
    title: 'View Member',
    id: 'path',
    Page: ViewMemberPage,
  },
  {
    path: paths.memberEdit,
    access: admin,
    layout: 'admin',
    title: 'Edit Member',
    id: 'path',
    Page: EditMemberPage,
  },
  {
    path: paths.memberView,
    access: admin,
    layout: 'admin',
    title: 'View Member',
    id: 'path',
    Page: ViewMemberPage,
  },
  {
    path: paths.member,
    access: member,
    layout: 'member',
    title: 'Home',
    nav: 'Dashboard',
    Page: lazyFile(() => import('../features/member-home/MemberHomePage')),
  },
  {
    path: paths.membership,
    access: member,
    layout: 'member',
    title: 'Profile',
    id: 'memberId',
    Page: lazyFile(() => import('../features/member-home/MembershipPage')),
  },
  {
    path: paths.profileEdit,
    access: member,
    layout: 'member',
    title: 'Manage Profile',
    nav: 'Manage Profile',
    id: 'userId',
    Page: lazyFile(() => import('../features/member-record/ManageProfilePage')),
  },
  {
    path: paths.receipt,
    access: member,
    layout: 'member',
    title: 'Membership Fee Receipt',
    nav: 'Download Receipt',
    opensNewTab: true,
    id: 'userId',
    Page: lazyFile(() => import('../features/receipt/ReceiptPage')),
  },
  {
    path: paths.changeMemberPassword,
    access: member,
    layout: 'member',
    title: 'Change Password',
    nav: 'Change Password',
    id: 'userId',
    Page: lazyFile(() => import('../features/account/ChangeMemberPasswordPage')),
  },
  {
    path: '*',
    access: 'public',
    layout: 'public',
    title: 'Page not found',
    Page: lazyFile(() => import('./NotFoundPage')),
  },
];
