/** Everybody who may come to an address, by the role that the service gave them. */
export const viewers = ['visitor', 'member', 'admin', 'unknownRole'] as const;
type Viewer = (typeof viewers)[number];

interface Row {
  /** Below the base path, as it is opened. */
  readonly path: string;
  /** As the portal writes it, where a member's number stands in it. */
  readonly route?: string;
  /** The address at which each one ends; null: the very address that was opened. */
  readonly ends: Readonly<Record<Viewer, string | null>>;
  /** The heading of the screen itself. */
  readonly heading: string;
  /** A text that stands there as soon as the screen is whole. */
  readonly whole: string | RegExp;
}

const everybody = { visitor: null, member: null, admin: null, unknownRole: null } as const;
const officeOnly = { ...everybody, visitor: '/login', member: '/dashboard', unknownRole: '/' };
const membersOnly = { ...everybody, visitor: '/login', admin: '/dashboard', unknownRole: '/' };
const bothRoles = { ...everybody, visitor: '/login', unknownRole: '/' };

/**
 * The route table by hand, from product §2 and rules A1 to A7: who comes where, and what stands there. A screen
 * that is new in the portal has to be written down here.
 */
export const routeTable: readonly Row[] = [
  { path: '/', ends: everybody, heading: 'Login', whole: 'Forgot password?' },
  { path: '/login', ends: everybody, heading: 'Login', whole: 'Forgot password?' },
  {
    path: '/register',
    ends: everybody,
    heading: 'Membership Registration Form',
    whole: 'Representative Name-1',
  },
  {
    path: '/dashboard',
    ends: bothRoles,
    heading: 'Dashboard',
    whole: /^Welcome, /,
  },
  {
    path: '/email-verification',
    ends: everybody,
    heading: 'Email Verification',
    whole: 'Email verification failed. Please try again or contact support.',
  },
  {
    path: '/forgotpassword',
    ends: everybody,
    heading: 'Reset Password',
    whole: 'Back to the login',
  },
  {
    path: '/payment/success',
    ends: everybody,
    heading: 'Payment Successful',
    whole:
      'Your membership fee has been received. Your membership details will be send on your registered number soon.',
  },
  {
    path: '/payment/failed',
    ends: everybody,
    heading: 'Payment Failed',
    whole: 'Something went wrong. Please try again later.',
  },
  {
    path: '/changepassword',
    ends: bothRoles,
    heading: 'Change Password',
    whole: 'Confirm New Password',
  },
  { path: '/admin', ends: officeOnly, heading: 'Dashboard', whole: 'Registered Members' },
  {
    path: '/new-members',
    ends: officeOnly,
    heading: 'New Registration',
    whole: 'Mishra Zari Udyog',
  },
  { path: '/members', ends: officeOnly, heading: 'Members', whole: 'Ansari Handloom House' },
  {
    path: '/new-member-edit/312',
    route: '/new-member-edit/:id',
    ends: officeOnly,
    heading: 'Edit Member',
    whole: 'Representative Mobile-5',
  },
  {
    path: '/new-member-view/312',
    route: '/new-member-view/:id',
    ends: officeOnly,
    heading: 'View Member',
    whole: 'View only: changes here are not saved',
  },
  {
    path: '/member-edit/311',
    route: '/member-edit/:id',
    ends: officeOnly,
    heading: 'Edit Member',
    whole: 'Representative Mobile-5',
  },
  {
    path: '/member-view/311',
    route: '/member-view/:id',
    ends: officeOnly,
    heading: 'View Member',
    whole: 'View only: changes here are not saved',
  },
  { path: '/member', ends: membersOnly, heading: 'Dashboard', whole: 'Change Password' },
  { path: '/membership', ends: membersOnly, heading: 'Profile', whole: 'Thatheri Bazar, Varanasi' },
  { path: '/profile_edit', ends: membersOnly, heading: 'Member Details', whole: 'Firm Details' },
  {
    path: '/change-member-password',
    ends: membersOnly,
    heading: 'Change Password',
    whole: 'Confirm New Password',
  },
  {
    path: '/receipt',
    ends: membersOnly,
    heading: 'Membership Fee Receipt',
    whole: 'R-2025-0310',
  },
  {
    path: '/no/such-page',
    ends: everybody,
    heading: 'Page not found',
    whole: 'Page not found',
  },
];
