import type { ComponentType } from 'react';
import { paths } from '../config/paths';
import type { MemberId } from '../domain/member';
import { ROLE } from '../domain/roles';
import LoginPage from '../features/account/LoginPage';
import RegistrationPage from '../features/registration/RegistrationPage';
import type { Text } from '../i18n/translation';
import { type Access, OFFICE_ONLY } from '../domain/access';
import { readReturnTo } from './guard/returnTo';
import { groups } from './screens/groups';
import NotFoundPage from './NotFoundPage';

export type LayoutName = 'public' | 'topBar' | 'member' | 'admin';

/** The source of a record's id: `:id` in the path, or an id of the person in storage (rule A8). */
export type IdSource = 'path' | 'userId' | 'memberId';

/** A screen of product §2. `access` is required, so that no screen is public by accident. */
export type RouteRow = {
  readonly path: string;
  readonly access: Access;
  readonly layout: LayoutName;
  /** The title of the browser tab, before the association's short name (rule A9). */
  readonly title: Text;
  readonly nav?: Text;
  readonly opensNewTab?: true;
} & (
  | /** Part of the first file. */ { readonly id?: never; readonly Page: ComponentType }
  /** Loaded with its group. */
  | { readonly id?: never; readonly Page?: never; readonly load: () => Promise<ComponentType> }
  | {
      readonly id: IdSource;
      readonly Page?: never;
      readonly load: () => Promise<ComponentType<{ readonly id: MemberId }>>;
    }
);

export const isRouteRow = (handle: unknown): handle is RouteRow =>
  typeof handle === 'object' && handle !== null && 'layout' in handle && 'access' in handle;

const visitor = { access: 'public', layout: 'public' } as const;
const office = { access: OFFICE_ONLY, layout: 'admin' } as const;
const own = { access: [ROLE.member], layout: 'member' } as const;
const everyRole = [ROLE.member, ROLE.admin] as const;

/** The login; it needs the other routes only for the screen that led to it (rule S3). */
const SignIn = () => <LoginPage readReturnTo={(state) => readReturnTo(state, routes)} />;

/** The route table of product §2; rows with a `nav` are in the order of their sidebar. */
export const routes: readonly RouteRow[] = [
  { ...visitor, path: paths.root, title: 'Login', Page: SignIn },
  { ...visitor, path: paths.login, title: 'Login', Page: SignIn },
  { ...visitor, path: paths.register, title: 'Membership Registration', Page: RegistrationPage },
  {
    ...visitor,
    path: paths.emailVerification,
    title: 'Email Verification',
    load: async () => (await groups.public()).EmailVerificationPage,
  },
  {
    ...visitor,
    path: paths.forgotPassword,
    title: 'Reset Password',
    load: async () => (await groups.public()).ForgotPasswordPage,
  },
  {
    ...visitor,
    path: paths.paymentSuccess,
    title: 'Payment Successful',
    load: async () => (await groups.public()).PaymentSuccessPage,
  },
  {
    ...visitor,
    path: paths.paymentFailed,
    title: 'Payment Failed',
    load: async () => (await groups.public()).PaymentFailedPage,
  },
  {
    path: paths.dashboard,
    access: everyRole,
    layout: 'public',
    title: 'Dashboard',
    load: async () => (await groups.account()).DashboardPage,
  },
  {
    path: paths.changePassword,
    access: everyRole,
    layout: 'topBar',
    title: 'Change Password',
    id: 'userId',
    load: async () => (await groups.forms()).ChangePasswordPage,
  },
  {
    ...office,
    path: paths.admin,
    title: 'Dashboard',
    nav: 'Dashboard',
    load: async () => (await groups.office()).AdminHomePage,
  },
  {
    ...office,
    path: paths.newMembers,
    title: 'New Registration',
    nav: 'New Registration',
    load: async () => (await groups.office()).NewMembersPage,
  },
  {
    ...office,
    path: paths.members,
    title: 'Members',
    nav: 'Registered Members',
    load: async () => (await groups.office()).MembersPage,
  },
  {
    ...office,
    path: paths.newMemberEdit,
    title: 'Edit Member',
    id: 'path',
    load: async () => (await groups.forms()).EditMemberPage,
  },
  {
    ...office,
    path: paths.newMemberView,
    title: 'View Member',
    id: 'path',
    load: async () => (await groups.forms()).ViewMemberPage,
  },
  {
    ...office,
    path: paths.memberEdit,
    title: 'Edit Member',
    id: 'path',
    load: async () => (await groups.forms()).EditMemberPage,
  },
  {
    ...office,
    path: paths.memberView,
    title: 'View Member',
    id: 'path',
    load: async () => (await groups.forms()).ViewMemberPage,
  },
  {
    ...office,
    path: paths.recentChanges,
    title: 'Recent changes',
    load: async () => (await groups.recent()).RecentChangesPage,
  },
  {
    ...own,
    path: paths.member,
    title: 'Home',
    nav: 'Dashboard',
    load: async () => (await groups.member()).MemberHomePage,
  },
  {
    ...own,
    path: paths.membership,
    title: 'Profile',
    id: 'memberId',
    load: async () => (await groups.member()).MembershipPage,
  },
  {
    ...own,
    path: paths.profileEdit,
    title: 'Manage Profile',
    nav: 'Manage Profile',
    id: 'userId',
    load: async () => (await groups.forms()).ManageProfilePage,
  },
  {
    ...own,
    path: paths.receipt,
    title: 'Membership Fee Receipt',
    nav: 'Download Receipt',
    opensNewTab: true,
    id: 'userId',
    load: async () => (await groups.member()).ReceiptPage,
  },
  {
    ...own,
    path: paths.changeMemberPassword,
    title: 'Change Password',
    nav: 'Change Password',
    id: 'userId',
    load: async () => (await groups.forms()).ChangeMemberPasswordPage,
  },
  { ...visitor, path: '*', title: 'Page not found', Page: NotFoundPage },
];
