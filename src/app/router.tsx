import type { ComponentType, ReactElement } from 'react';
import { type RouteObject, useParams } from 'react-router';
import { paths } from '../config/paths';
import { OFFICE_ONLY, ROLE } from '../domain/access';
import { lateFile } from '../domain/lateFile';
import { type MemberId, parseMemberId } from '../domain/member';
import LoginPage from '../features/account/LoginPage';
import RegistrationPage from '../features/registration/RegistrationPage';
import { useSession } from '../session/sessionSlice';
import { Loading } from '../ui/plain/small';
import { NotFoundPage, RouteError } from './errorPages';
import { type Screen, Shell } from './guard/Guard';
import { PublicLayout } from './layouts/PublicLayout';

type LayoutName = 'public' | 'simple' | 'topBar' | 'member' | 'admin';

/** The source of a record's id: `:id` in the path, or an id of the person in storage. */
type IdSource = 'path' | 'userId' | 'memberId';

/** A page that is loaded when it is opened (docs/decisions/0037). */
type LazyPage<Props = object> = () => Promise<{ readonly default: ComponentType<Props> }>;

export interface RouteRow extends Screen {
  readonly path: string;
  readonly layout: LayoutName;
  /** A page of the first file, or one that is loaded when it is opened. */
  readonly page: ReactElement | LazyPage;
}

interface RecordPageProps {
  readonly of: IdSource;
  readonly Page: ComponentType<{ readonly id: MemberId }>;
}

/** A page about one record. */
const record =
  (of: IdSource, load: LazyPage<{ readonly id: MemberId }>): LazyPage =>
  async () => {
    const { default: Page } = await load();
    return { default: () => <RecordPage of={of} Page={Page} /> };
  };

/** An invalid id shows the not-found page before any request is made. */
function RecordPage({ of, Page }: RecordPageProps) {
  const params = useParams();
  const session = useSession();
  const id = of === 'path' ? parseMemberId(params['id']) : (session?.[of] ?? null);
  return id === null ? <NotFoundPage /> : <Page key={id} id={id} />;
}

const visitor = { access: 'public', layout: 'public' } as const;
const office = { access: OFFICE_ONLY, layout: 'admin' } as const;
const own = { access: [ROLE.member], layout: 'member' } as const;
const everyRole = [ROLE.member, ROLE.admin] as const;

const payments = () => import('../features/payment/PaymentPages');
const passwords = () => import('../features/account/ChangePasswordPage');
const editMember = record('path', () => import('../features/member-record/EditMemberPage'));
const viewMember = record('path', () => import('../features/member-record/ViewMemberPage'));

export const routes: readonly RouteRow[] = [
  { ...visitor, path: paths.root, title: 'Login', page: <LoginPage /> },
  { ...visitor, path: paths.login, title: 'Login', page: <LoginPage /> },
  {
    ...visitor,
    path: paths.register,
    title: 'Membership Registration',
    page: <RegistrationPage />,
  },
  {
    ...visitor,
    path: paths.emailVerification,
    title: 'Email Verification',
    page: () => import('../features/account/EmailVerificationPage'),
  },
  {
    ...visitor,
    path: paths.forgotPassword,
    title: 'Reset Password',
    page: () => import('../features/account/ForgotPasswordPage'),
  },
  {
    ...visitor,
    path: paths.paymentSuccess,
    title: 'Payment Successful',
    page: async () => ({ default: (await payments()).PaymentSuccessPage }),
  },
  {
    ...visitor,
    path: paths.paymentFailed,
    title: 'Payment Failed',
    page: async () => ({ default: (await payments()).PaymentFailedPage }),
  },
  {
    path: paths.dashboard,
    access: everyRole,
    layout: 'simple',
    title: 'Dashboard',
    page: () => import('../features/account/DashboardPage'),
  },
  {
    path: paths.changePassword,
    access: everyRole,
    layout: 'topBar',
    title: 'Change Password',
    page: record('userId', async () => ({ default: (await passwords()).ChangePasswordPage })),
  },
  {
    ...office,
    path: paths.admin,
    title: 'Dashboard',
    page: () => import('../features/admin-home/AdminHomePage'),
  },
  {
    ...office,
    path: paths.newMembers,
    title: 'New Registration',
    page: () => import('../features/members/NewMembersPage'),
  },
  {
    ...office,
    path: paths.members,
    title: 'Members',
    page: () => import('../features/members/MembersPage'),
  },
  { ...office, path: paths.newMemberEdit, title: 'Edit Member', page: editMember },
  { ...office, path: paths.newMemberView, title: 'View Member', page: viewMember },
  { ...office, path: paths.memberEdit, title: 'Edit Member', page: editMember },
  { ...office, path: paths.memberView, title: 'View Member', page: viewMember },
  {
    ...office,
    path: paths.recentChanges,
    title: 'Recent changes',
    page: () => import('../features/recent-changes/RecentChangesPage'),
  },
  {
    ...own,
    path: paths.member,
    title: 'Home',
    page: () => import('../features/member-home/MemberHomePage'),
  },
  {
    ...own,
    path: paths.membership,
    title: 'Profile',
    page: record('memberId', () => import('../features/member-home/MembershipPage')),
  },
  {
    ...own,
    path: paths.profileEdit,
    title: 'Manage Profile',
    page: record('userId', () => import('../features/member-record/ManageProfilePage')),
  },
  {
    ...own,
    path: paths.receipt,
    title: 'Membership Fee Receipt',
    page: record('userId', () => import('../features/receipt/ReceiptPage')),
  },
  {
    ...own,
    path: paths.changeMemberPassword,
    title: 'Change Password',
    page: record('userId', async () => ({ default: (await passwords()).ChangeMemberPasswordPage })),
  },
  { ...visitor, path: '*', title: 'Page not found', page: <NotFoundPage /> },
];

/** A page or a layout that fails does not take the rest down. */
const content = (page: ReactElement | LazyPage) => ({
  ...(typeof page === 'function' ? { lazy: () => loaded(page) } : { element: page }),
  errorElement: <RouteError />,
  hydrateFallbackElement: <Loading />,
});

const loaded = async (load: LazyPage) => {
  const { default: Page } = await lateFile(load());
  return { element: <Page /> };
};

/** What the router shows. Each element is made once, so that a step within a layout does not render the layout again. */
export function routeObjectsOf(rows: readonly RouteRow[]): RouteObject[] {
  const withScreens = (layout: LayoutName, frame: ReactElement | LazyPage) => ({
    ...content(frame),
    children: rows
      .filter((route) => route.layout === layout)
      .map((route) => ({ ...content(route.page), path: route.path, handle: route })),
  });
  const afterLogin = {
    ...content(() => import('./layouts/AntdProvider')),
    children: [
      withScreens('simple', <PublicLayout />),
      withScreens('topBar', () => import('./layouts/TopBarLayout')),
      withScreens('member', () => import('./layouts/MemberLayout')),
      withScreens('admin', () => import('./layouts/AdminLayout')),
    ],
  };
  return [
    {
      element: <Shell />,
      errorElement: <RouteError />,
      children: [withScreens('public', <PublicLayout />), afterLogin],
    },
  ];
}

export const routeObjects = routeObjectsOf(routes);
