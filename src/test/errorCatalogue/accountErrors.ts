import {
  answer,
  type CatalogueRow,
  dialog,
  network,
  page,
  said,
  saved,
  type Step,
  words,
} from './CatalogueRow';

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

const generic = 'An error occurred while processing your request. Please try again later.';
/** The lines of section 8 on registration, sign-in, passwords and the e-mail address. */
export const accountErrors: readonly CatalogueRow[] = [
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
      'The service could not be reached: this device is offline, or the service does not let this site in. Please check your internet connection.',
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
];
