/** Everybody who may open an address, by role. */
type Viewer = 'visitor' | 'member' | 'admin' | 'unknownRole';

interface Row {
  /** Below the base path. */
  readonly path: string;
  /** The address where each person ends; `null` is the opened address itself. */
  readonly ends: Readonly<Record<Viewer, string | null>>;
  readonly heading: string;
  /** A text that is there as soon as the screen is complete. */
  readonly whole: string | RegExp;
  /** The route as the portal writes it, if it contains a member id. */
  readonly route: string | undefined;
}

const everybody = { visitor: null, member: null, admin: null, unknownRole: null } as const;
const officeOnly = { ...everybody, visitor: '/login', member: '/dashboard', unknownRole: '/' };
const membersOnly = { ...everybody, visitor: '/login', admin: '/dashboard', unknownRole: '/' };
const bothRoles = { ...everybody, visitor: '/login', unknownRole: '/' };

const THANKS =
  'Your membership fee has been received. Your membership details will be send on your registered number soon.';
const NOT_VERIFIED = 'Email verification failed. Please try again or contact support.';
const VIEW_ONLY = 'View only: changes here are not saved';
const LAST_FIELD = 'Representative Mobile-5';

const rows: readonly (readonly [
  path: string,
  ends: Row['ends'],
  heading: string,
  whole: string | RegExp,
  route?: string,
])[] = [
  ['/', everybody, 'Login', 'Forgot password?'],
  ['/login', everybody, 'Login', 'Forgot password?'],
  ['/register', everybody, 'Membership Registration Form', 'Representative Name-1'],
  ['/dashboard', bothRoles, 'Dashboard', /^Welcome, /],
  ['/email-verification', everybody, 'Email Verification', NOT_VERIFIED],
  ['/forgotpassword', everybody, 'Reset Password', 'Back to login'],
  ['/payment/success', everybody, 'Payment Successful', THANKS],
  ['/payment/failed', everybody, 'Payment Failed', 'Something went wrong. Please try again later.'],
  ['/changepassword', bothRoles, 'Change Password', 'Confirm New Password'],
  ['/admin', officeOnly, 'Dashboard', 'Registered Members'],
  ['/new-members', officeOnly, 'New Registration', 'Mishra Zari Udyog'],
  ['/members', officeOnly, 'Members', 'Ansari Handloom House'],
  ['/new-member-edit/312', officeOnly, 'Edit Member', LAST_FIELD, '/new-member-edit/:id'],
  ['/new-member-view/312', officeOnly, 'View Member', VIEW_ONLY, '/new-member-view/:id'],
  ['/member-edit/311', officeOnly, 'Edit Member', LAST_FIELD, '/member-edit/:id'],
  ['/member-view/311', officeOnly, 'View Member', VIEW_ONLY, '/member-view/:id'],
  [
    '/recent-changes',
    officeOnly,
    'Recent changes',
    'Nothing was deleted, edited or imported on this computer yet.',
  ],
  ['/member', membersOnly, 'Dashboard', 'Change Password'],
  ['/membership', membersOnly, 'Profile', 'Thatheri Bazar, Varanasi'],
  ['/profile_edit', membersOnly, 'Member Details', 'Firm Details'],
  ['/change-member-password', membersOnly, 'Change Password', 'Confirm New Password'],
  ['/receipt', membersOnly, 'Membership Fee Receipt', 'R-2025-0310'],
  ['/no/such-page', everybody, 'Page not found', 'Page not found'],
];

/**
 * The route table, written by hand from product §2 and rules A1 to A7: who gets where, and what the screen shows. Add every new
 * screen here.
 */
export const routeTable = rows.map(([path, ends, heading, whole, route]): Row => ({
  path,
  ends,
  heading,
  whole,
  route,
}));

export const viewers = ['visitor', 'member', 'admin'] as const;

/** The screens that are tested with this person, so that each is tested once. */
export const screensOf = (viewer: (typeof viewers)[number]): readonly Row[] =>
  routeTable.filter(({ ends }) => viewers.find((one) => ends[one] === null) === viewer);
