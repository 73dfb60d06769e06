import type { ComponentType, ReactNode } from 'react';
import { paths } from '../config/paths';
import type { MemberId } from '../domain/memberId';
import { ROLE } from '../domain/roles';
import LoginPage from '../features/account/LoginPage';
import RegistrationPage from '../features/registration/RegistrationPage';
import type { Text } from '../i18n/Text';
import { type Access, OFFICE } from '../session/access';
import { type LazyFile, lazyFile } from '../ui/lazyFile';
import { readWanted } from './guard/wanted';

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
  | { readonly id?: never; readonly Page: ComponentType | LazyFile<object> }
  | {
      readonly id: IdSource;
      readonly Page: LazyFile<{ readonly id: MemberId }>;
    }
);

/** Whether what a match of the router carries is a row of a route table. */
export const isRouteRow = (handle: unknown): handle is RouteRow =>
  typeof handle === 'object' && handle !== null && 'layout' in handle && 'access' in handle;

/** Whose screens they are. */
const visitor = { access: 'public', layout: 'public' } as const;
const office = { access: OFFICE, layout: 'admin' } as const;
const own = { access: [ROLE.member], layout: 'member' } as const;
const everyRole = [ROLE.member, ROLE.admin] as const;

/** The sign-in, which knows the other screens only by what somebody wanted to see before it (rule S3). */
const SignIn = () => <LoginPage wantedOf={(state) => readWanted(state, routes)} />;
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
    const [{ default: Page }, { WithImport }] = await Promise.all([
      page(),
      import('../features/member-import/WithImport'),
    ]);
    return {
      default: () => (
        <WithImport list={list}>
          {(importButton) => <Page importButton={importButton} />}
        </WithImport>
      ),
    };
  });
}

/** The member's home with the receipt on it: two features that know nothing of each other. */
const MemberHomePage = lazyFile(async () => {
  const [{ default: Page }, { ReceiptCard }] = await Promise.all([
    import('../features/member-home/MemberHomePage'),
    import('../features/receipt/ReceiptCard'),
  ]);
  return { default: () => <Page ReceiptCard={ReceiptCard} /> };
});

/** The route table of product §2; the rows with a `nav` stand in the order of their sidebar. */
export const routes: readonly RouteRow[] = [
  { ...visitor, path: paths.root, title: 'Login', Page: SignIn },
  { ...visitor, path: paths.login, title: 'Login', Page: SignIn },
  {
    ...visitor,
    path: paths.register,
    title: 'Membership Registration',
    Page: RegistrationPage,
  },
  {
    ...visitor,
    path: paths.emailVerification,
    title: 'Email Verification',
    Page: lazyFile(() => import('../features/account/EmailVerificationPage')),
  },
  {
    ...visitor,
    path: paths.forgotPassword,
    title: 'Reset Password',
    Page: lazyFile(() => import('../features/account/ForgotPasswordPage')),
  },
  {
    ...visitor,
    path: paths.paymentSuccess,
    title: 'Payment Successful',
    Page: lazyFile(() => import('../features/payment/PaymentSuccessPage')),
  },
  {
    ...visitor,
    path: paths.paymentFailed,
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
    ...office,
    path: paths.admin,
    title: 'Dashboard',
    nav: 'Dashboard',
    Page: lazyFile(() => import('../features/admin-home/AdminHomePage')),
  },
  {
    ...office,
    path: paths.newMembers,
    title: 'New Registration',
    nav: 'New Registration',
    Page: withImport('newMembers', () => import('../features/members/NewMembersPage')),
  },
  {
    ...office,
    path: paths.members,
    title: 'Members',
    nav: 'Registered Members',
    Page: withImport('members', () => import('../features/members/MembersPage')),
  },
  {
    ...office,
    path: paths.newMemberEdit,
    title: 'Edit Member',
    id: 'path',
    Page: EditMemberPage,
  },
  {
    ...office,
    path: paths.newMemberView,
    title: 'View Member',
    id: 'path',
    Page: ViewMemberPage,
  },
  {
    ...office,
    path: paths.memberEdit,
    title: 'Edit Member',
    id: 'path',
    Page: EditMemberPage,
  },
  {
    ...office,
    path: paths.memberView,
    title: 'View Member',
    id: 'path',
    Page: ViewMemberPage,
  },
  {
    ...own,
    path: paths.member,
    title: 'Home',
    nav: 'Dashboard',
    Page: MemberHomePage,
  },
  {
    ...own,
    path: paths.membership,
    title: 'Profile',
    id: 'memberId',
    Page: lazyFile(() => import('../features/member-home/MembershipPage')),
  },
  {
    ...own,
    path: paths.profileEdit,
    title: 'Manage Profile',
    nav: 'Manage Profile',
    id: 'userId',
    Page: lazyFile(() => import('../features/member-record/ManageProfilePage')),
  },
  {
    ...own,
    path: paths.receipt,
    title: 'Membership Fee Receipt',
    nav: 'Download Receipt',
    opensNewTab: true,
    id: 'userId',
    Page: lazyFile(() => import('../features/receipt/ReceiptPage')),
  },
  {
    ...own,
    path: paths.changeMemberPassword,
    title: 'Change Password',
    nav: 'Change Password',
    id: 'userId',
    Page: lazyFile(() => import('../features/account/ChangeMemberPasswordPage')),
  },
  {
    ...visitor,
    path: '*',
    title: 'Page not found',
    Page: lazyFile(() => import('./NotFoundPage')),
  },
];
