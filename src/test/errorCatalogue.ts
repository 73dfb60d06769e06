/**
 * The error catalogue, spec section 8, written down by hand from the specification and decisions S3, W10 to W12. One row
 * for every situation that a line names; it imports nothing, so that the component tests and the browser tests can both
 * hold the portal against it. It changes only when the specification does.
 */

/** What the service does when the call comes. A number is its status, `body` its JSON. */
type Provoked =
  | { readonly kind: 'answer'; readonly status: number; readonly body: object }
  /** The connection breaks: no answer. */
  | { readonly kind: 'network' };

/** Where the text stands: in a dialog with this title, in place of what failed, or under a field with this label. */
export type Shown =
  | {
      readonly in: 'dialog';
      readonly title: string;
      readonly text: string; /* '' where the title says it all */
    }
  | { readonly in: 'page'; readonly text: string }
  | { readonly in: 'field'; readonly label: string; readonly text: string }
  /** In the Import Members dialog, which stays: the whole list of errors below the title. */
  | { readonly in: 'import'; readonly title: string; readonly errors: readonly string[] };

/** One thing that a person does on the screen. */
export type Step =
  | { readonly fill: string; readonly with: string }
  | { readonly press: string }
  /** A file of this name with this text. */
  | { readonly choose: string; readonly with: string }
  /** In the table row of this firm. */
  | { readonly press: string; readonly rowOf: string }
  /** In the open dialog. */
  | { readonly answer: string };

export interface CatalogueRow {
  /** The line of section 8, by its first words. */
  readonly line: string;
  readonly situation: string;
  readonly as: 'visitor' | 'member' | 'admin';
  /** Below the base path. */
  readonly screen: string;
  readonly call: {
    readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
    readonly path: string;
  };
  readonly provoked: Provoked;
  /** What the person does; none where the screen calls by itself. */
  readonly steps: readonly Step[];
  readonly shown: Shown;
  /** A field that still holds what was typed, or a text that is still on the screen; `null` where the person goes on. */
  readonly stays:
    { readonly field: string; readonly value: string } | { readonly text: string } | null;
  /** Where the person is after the message has been read, below the base path. */
  readonly endsAt: string;
}

const answer = (status: number, body: object = {}): Provoked => ({ kind: 'answer', status, body });
const network: Provoked = { kind: 'network' };
const dialog = (title: string, text = ''): Shown => ({ in: 'dialog', title, text });
const page = (text: string): Shown => ({ in: 'page', text });

const MOBILE = 'Firm Mobile No. (WhatsApp without +91)';

const application: readonly Step[] = [
  { fill: 'Firm Name', with: 'Ganga Brocade House' },
  { fill: 'Address', with: 'B 21/8, Kamachha' },
  { fill: MOBILE, with: '9415012345' },
  { fill: 'Area', with: 'Kamachha' },
  { fill: 'Representative Name-1', with: 'Rekha Gupta' },
  { fill: 'Representative Mobile-1', with: '9415000001' },
  { press: 'Submit' },
];
const register = {
  line: 'Registration',
  as: 'visitor',
  screen: '/register',
  call: { method: 'post', path: '/api/register' },
  steps: application,
  endsAt: '/register',
} as const;

const login = {
  line: 'Login',
  as: 'visitor',
  screen: '/login',
  call: { method: 'post', path: '/api/login' },
  steps: [
    { fill: 'Email', with: 'office@ganga.example' },
    { fill: 'Password', with: ' a guess ' },
    { press: 'Login' },
  ],
  stays: { field: 'Password', value: ' a guess ' },
  endsAt: '/login',
} as const;

const forgot = {
  line: 'Forgot password',
  as: 'visitor',
  screen: '/forgotpassword',
  call: { method: 'post', path: '/api/forgotpassword' },
  steps: [{ fill: 'Email', with: 'office@ganga.example' }, { press: 'Reset Password' }],
  stays: { field: 'Email', value: 'office@ganga.example' },
  endsAt: '/forgotpassword',
} as const;

const passwords: readonly Step[] = [
  { fill: 'Current Password', with: 'old secret' },
  { fill: 'New Password', with: ' new secret ' },
  { fill: 'Confirm New Password', with: ' new secret ' },
];
const changePassword = {
  line: 'Change password',
  as: 'admin',
  screen: '/changepassword',
  call: { method: 'post', path: '/api/changepassword' },
  steps: [...passwords, { press: 'Change Password' }],
  stays: { field: 'New Password', value: ' new secret ' },
  endsAt: '/changepassword',
} as const;
const changeMemberPassword = {
  ...changePassword,
  as: 'member',
  screen: '/change-member-password',
  call: { method: 'post', path: '/api/changememberpassword' },
  steps: [...passwords, { press: 'Submit' }],
  endsAt: '/change-member-password',
} as const;

const verify = {
  line: 'Email verification failure',
  as: 'visitor',
  screen: '/email-verification?token=from-the-mail',
  call: { method: 'post', path: '/api/verify-email' },
  steps: [],
  shown: page('Email verification failed. Please try again or contact support.'),
  stays: { text: 'Resend Email' },
  endsAt: '/email-verification',
} as const;

const members = { as: 'admin', screen: '/members', steps: [], endsAt: '/members' } as const;
const firm = 'Jaiswal Silk Emporium';
const toggle = {
  ...members,
  line: 'Status toggle failure',
  call: { method: 'patch', path: '/api/members/:id/status' },
  steps: [{ press: 'Active', rowOf: firm }],
  shown: dialog('Failed to update status'),
  stays: { text: firm },
} as const;
const remove = {
  ...members,
  line: 'Delete failure',
  call: { method: 'delete', path: '/api/members/:id' },
  steps: [{ press: `Delete ${firm}`, rowOf: firm }, { answer: 'Delete' }],
  shown: dialog('Failed to delete member.'),
  stays: { text: firm },
} as const;

const newMembers = { as: 'admin', screen: '/new-members', endsAt: '/new-members' } as const;
const pending = 'Kashi Tanchoi Handloom';
const sendLink = {
  ...newMembers,
  line: 'Send payment link',
  call: { method: 'post', path: '/api/members/:id/send-payment-link' },
  steps: [{ press: 'Send Now', rowOf: pending }, { answer: 'Send' }],
  stays: { text: pending },
} as const;
const paid = 'Reshmi Dhaga Traders';
const generate = {
  ...newMembers,
  line: 'Generate membership',
  call: { method: 'get', path: '/api/membership/:id' },
  steps: [{ press: 'Generate', rowOf: paid }],
  stays: { text: paid },
} as const;

const loadFailed = 'Failed to load member data.';
const load = {
  line: 'Member edit load',
  as: 'admin',
  call: { method: 'get', path: '/api/member_edit/:id' },
  steps: [],
  shown: dialog(loadFailed),
  stays: { text: loadFailed },
} as const;

const update = {
  line: 'Member update',
  as: 'admin',
  screen: '/member-edit/101',
  call: { method: 'put', path: '/api/member_update' },
  steps: [{ fill: 'Area', with: 'Thatheri Bazar' }, { press: 'Update' }],
  stays: { field: 'Area', value: 'Thatheri Bazar' },
  endsAt: '/member-edit/101',
} as const;
const updateProfile = {
  ...update,
  as: 'member',
  screen: '/profile_edit',
  call: { method: 'put', path: '/api/profile_update' },
  steps: [{ press: 'Edit' }, { fill: 'Area', with: 'Thatheri Bazar' }, { press: 'Save' }],
  endsAt: '/profile_edit',
} as const;

const importing = {
  as: 'admin',
  steps: [
    { press: 'Import' },
    { choose: 'members.csv', with: 'name,mobile,address,area\nAssi Silks,9415012345,B 1,Assi\n' },
    { answer: 'Start Import' },
  ],
  stays: { text: 'members.csv, 1 kB' },
} as const;
const answered = { ...importing, line: 'Import with server response' } as const;
const failedImport = (title: string, ...errors: string[]): Shown => ({
  in: 'import',
  title,
  errors,
});

const generic = 'An error occurred while processing your request. Please try again later.';
const said = { message: 'The words of the service.' };
const words = said.message;
const saved = answer(200, { status: 'success', message: words });

export const errorCatalogue: readonly CatalogueRow[] = [
  {
    ...register,
    situation: 'received',
    provoked: saved,
    shown: dialog('Application Submitted Successfully', words),
    stays: { field: 'Firm Name', value: '' },
  },
  {
    ...register,
    situation: 'no answer',
    provoked: network,
    shown: dialog('Error', 'Network error. Please try again.'),
    stays: { field: 'Firm Name', value: 'Ganga Brocade House' },
  },

  {
    ...login,
    situation: '401',
    provoked: answer(401, said),
    shown: dialog('Login Failed', 'Invalid email or password.'),
  },
  {
    ...login,
    situation: '422',
    provoked: answer(422, { errors: { email: ['First.', 'Second.'] } }),
    shown: { in: 'field', label: 'Email', text: 'First.' },
  },
  ...[403, 429, 500].map((status): CatalogueRow => ({
    ...login,
    situation: `other status, ${status}`,
    provoked: answer(status, said),
    shown: dialog('Error', 'Something went wrong. Please try again later.'),
  })),
  {
    ...login,
    situation: 'no response',
    provoked: network,
    shown: dialog('Network Error', 'Please check your internet connection.'),
  },

  {
    line: 'User details 401',
    situation: '401',
    as: 'member',
    screen: '/dashboard',
    call: { method: 'get', path: '/api/usetdetail' },
    provoked: answer(401, said),
    steps: [],
    shown: dialog('Authentication Failed', 'Please log in again.'),
    stays: null,
    endsAt: '/',
  },

  {
    ...forgot,
    situation: 'sent',
    provoked: saved,
    shown: dialog('Reset Password', 'New Password Send your Email.'),
    stays: null,
    endsAt: '/login',
  },
  {
    ...forgot,
    situation: 'refused with words',
    provoked: answer(404, said),
    shown: dialog('Password Reset Failed', words),
  },
  {
    ...forgot,
    situation: 'refused by the word in the answer',
    provoked: answer(200, { status: 'error', ...said }),
    shown: dialog('Password Reset Failed', words),
  },
  {
    ...forgot,
    situation: 'refused without words',
    provoked: answer(500),
    shown: dialog(
      'Password Reset Failed',
      'The service answered with an error (500). Please try again later.',
    ),
  },
  {
    ...forgot,
    situation: 'no answer',
    provoked: network,
    shown: dialog(
      'Password Reset Failed',
      'The service could not be reached. Please check your internet connection.',
    ),
  },

  ...[changePassword, changeMemberPassword].flatMap((screen): CatalogueRow[] => [
    {
      ...screen,
      situation: 'changed',
      provoked: saved,
      shown: dialog('Password Change successfully'),
      stays: null,
      endsAt: '/login',
    },
    {
      ...screen,
      situation: 'refused with words',
      provoked: answer(200, { status: 'error', ...said }),
      shown: dialog('Change Password Failed', words),
    },
    {
      ...screen,
      situation: 'refused without words',
      provoked: answer(500),
      shown: dialog('Change Password Failed', generic),
    },
    {
      ...screen,
      situation: 'no answer',
      provoked: network,
      shown: dialog('Change Password Failed', generic),
    },
  ]),

  { ...verify, situation: 'refused', provoked: answer(200, { status: 'error', ...said }) },
  { ...verify, situation: 'no answer', provoked: network },

  {
    line: 'Counts load failure',
    situation: 'no answer',
    as: 'admin',
    screen: '/admin',
    call: { method: 'get', path: '/api/getall' },
    provoked: network,
    steps: [],
    shown: page('Failed to load the counts.'),
    stays: { text: 'Registered Members' },
    endsAt: '/admin',
  },
  {
    ...members,
    line: 'Members and new-members list load failures',
    situation: 'members, no answer',
    call: { method: 'get', path: '/api/members' },
    provoked: network,
    shown: page('The members could not be loaded.'),
    stays: { text: 'Export Full CSV' },
  },
  {
    ...newMembers,
    line: 'Members and new-members list load failures',
    situation: 'new members, no answer',
    call: { method: 'get', path: '/api/newmembers' },
    provoked: network,
    steps: [],
    shown: page('The new registrations could not be loaded.'),
    stays: { text: 'New Registration' },
  },
  {
    line: 'Profile view load failure (/membership)',
    situation: 'no answer',
    as: 'member',
    screen: '/membership',
    call: { method: 'get', path: '/api/member_view/:id' },
    provoked: network,
    steps: [],
    shown: page('Your profile could not be loaded.'),
    stays: { text: 'Manage Profile' },
    endsAt: '/membership',
  },

  { ...toggle, situation: 'refused', provoked: answer(403, said) },
  { ...toggle, situation: 'no answer', provoked: network },
  { ...remove, situation: 'refused', provoked: answer(403, said) },
  { ...remove, situation: 'no answer', provoked: network },

  {
    ...sendLink,
    situation: 'unsuccessful',
    provoked: answer(200, { success: false }),
    shown: dialog('Failed to send payment link.'),
  },
  {
    ...sendLink,
    situation: 'exception',
    provoked: network,
    shown: dialog('Error sending payment link'),
  },
  {
    ...generate,
    situation: 'non-200',
    provoked: answer(409, said),
    shown: dialog('Unexpected response from the server.'),
  },
  {
    ...generate,
    situation: 'exception',
    provoked: network,
    shown: dialog('Failed to generate membership'),
  },
  {
    ...generate,
    situation: 'generated',
    provoked: answer(200, said),
    shown: dialog('Membership No. generated successfully'),
  },

  ...['/member-edit/101', '/new-member-edit/3006', '/member-view/101', '/new-member-view/3006'].map(
    (screen): CatalogueRow => ({
      ...load,
      screen,
      endsAt: screen,
      situation: `${screen}, no answer`,
      provoked: network,
    }),
  ),
  {
    ...load,
    as: 'member',
    screen: '/profile_edit',
    endsAt: '/profile_edit',
    call: { method: 'get', path: '/api/profile_view/:id' },
    situation: "the member's own profile, no answer",
    provoked: network,
    shown: dialog('Error', loadFailed),
  },

  {
    ...update,
    situation: 'saved',
    provoked: saved,
    shown: dialog('Success', words),
    stays: null,
    endsAt: '/members',
  },
  {
    ...updateProfile,
    situation: 'profile saved',
    provoked: saved,
    shown: dialog('Success', words),
    stays: { text: 'Member Details' },
  },
  ...([update, updateProfile] as const).flatMap((screen): CatalogueRow[] => [
    {
      ...screen,
      situation: `${screen.screen}, refused with an error and a message`,
      provoked: answer(400, { error: 'The error.', ...said }),
      shown: dialog('Error', 'The error.'),
    },
    {
      ...screen,
      situation: `${screen.screen}, refused with a message`,
      provoked: answer(400, said),
      shown: dialog('Error', words),
    },
    {
      ...screen,
      situation: `${screen.screen}, refused without words`,
      provoked: answer(400),
      shown: dialog('Error', 'Update failed.'),
    },
    {
      ...screen,
      situation: `${screen.screen}, exception`,
      provoked: network,
      shown: dialog('Error', 'An error occurred during update.'),
    },
  ]),

  ...(
    [
      ['/members', '/api/import/members'],
      ['/new-members', '/api/import/newmembers'],
    ] as const
  ).flatMap(([screen, path]): CatalogueRow[] => {
    const at = { screen, call: { method: 'post', path }, endsAt: screen } as const;
    const errors = { file: ['The file is old.', 'The file is short.'], columns: ['No name.'] };
    const flattened = ['The file is old.', 'The file is short.', 'No name.'];
    return [
      {
        ...answered,
        ...at,
        situation: 'a message and errors',
        provoked: answer(422, { ...said, errors }),
        shown: failedImport(`Error: ${words}`, ...flattened),
      },
      {
        ...answered,
        ...at,
        situation: 'errors without a message',
        provoked: answer(422, { errors }),
        shown: failedImport('Error: Import failed', ...flattened),
      },
      {
        ...answered,
        ...at,
        situation: 'a message and a single error',
        provoked: answer(400, { ...said, error: 'The error.' }),
        shown: failedImport(`Error: ${words}`, 'The error.'),
      },
      {
        ...answered,
        ...at,
        situation: 'without words',
        provoked: answer(400),
        shown: failedImport('Error: Import failed', 'Unknown error occurred'),
      },
      {
        ...importing,
        ...at,
        line: 'Import, no response',
        situation: 'no answer',
        provoked: network,
        shown: failedImport(
          'Network error. The service could not be reached. Please check your internet connection.',
        ),
      },
    ];
  }),

  {
    line: 'Receipt load',
    situation: 'no answer',
    as: 'member',
    screen: '/receipt',
    call: { method: 'get', path: '/api/receipt/:id' },
    provoked: network,
    steps: [],
    shown: page('Failed to load receipt.'),
    stays: { text: 'Membership Fee Receipt' },
    endsAt: '/receipt',
  },
];

/** How many situations each line of section 8 has; a row that is missing, or one too many, fails the count. */
export const situationsOfLine: Readonly<Record<string, number>> = {
  Registration: 2,
  Login: 6,
  'User details 401': 1,
  'Forgot password': 5,
  'Change password': 8,
  'Email verification failure': 2,
  'Counts load failure': 1,
  'Members and new-members list load failures': 2,
  'Profile view load failure (/membership)': 1,
  'Status toggle failure': 2,
  'Delete failure': 2,
  'Send payment link': 2,
  'Generate membership': 3,
  'Member edit load': 5,
  'Member update': 10,
  'Import with server response': 8,
  'Import, no response': 2,
  'Receipt load': 1,
};
