import { screen } from '@testing-library/react';
import { castVerifications, demoAccounts } from '../../../mocks/db/cast';
import {
  bodyIsAll,
  bodyIsNothing,
  type ChangeRow,
  ofForms,
  statusError,
  statusIsAll,
  withWords,
  wordless,
} from './CallRow';
import { alert, dialog, gotNoAnswer, ifUncertain, reason, wordsOf } from './messages';
import { answer, button, disabledButton, findDialog, findHeading, press } from './moves';

const register: ChangeRow = {
  endpoint: 'register',
  as: 'visitor',
  screen: '/register',
  typed: {
    'Firm Name': 'Assi Ghat Brocades',
    Address: 'B 1/150, Assi, Varanasi 221005',
    'Firm Mobile No. (WhatsApp without +91)': '9876501234',
    'Firm Alternate Mobile': '0542-2310001',
    Area: 'Assi',
    'Representative Name-1': 'Lakshmi Devi',
    'Representative Mobile-1': '9876501235',
  },
  act: () => press('Submit'),
  on401: 'said',
  takes: bodyIsNothing,
  says: (failed) => [
    dialog(
      'Error',
      gotNoAnswer(failed) ? 'Network error. Please try again.' : reason(failed),
      ...ifUncertain(
        failed,
        'We could not confirm whether your application arrived. Everything you typed is still here. Ask the office before you send it again.',
      ),
    ),
  ],
  done: () => findDialog('Application Submitted Successfully'),
  overTabs: { asksBy: 'Assi Ghat Brocades' },
  // An applicant without an answer would apply twice.
  answerIsFor: 'whoever is on its screen',
  confirmation: 'Application Submitted Successfully',
  firm: 'Assi Ghat Brocades',
  pressed: { ways: ofForms, control: () => button(/^Submit$/), field: 'Area' },
};

const login: ChangeRow = {
  endpoint: 'login',
  as: 'visitor',
  screen: '/login',
  typed: { Email: demoAccounts.admin.email, Password: demoAccounts.admin.password },
  act: () => press('Login'),
  refusals: [401, 403, 429, 500].map((status) => withWords(status)),
  on401: 'said',
  takes: { ...bodyIsAll, 'wrong types': 'unreadable' },
  says: (failed) => {
    if (gotNoAnswer(failed))
      return [dialog('Network Error', 'Please check your internet connection.')];
    return failed.kind === 'refused' && failed.status === 401
      ? [dialog('Login Failed', 'Invalid email or password.')]
      : [dialog('Error', 'Something went wrong. Please try again later.')];
  },
  done: () => findHeading('Dashboard'),
  overTabs: null,
  answerIsFor: 'a new session',
  confirmation: 'Login Successful',
  pressed: {
    ways: ofForms,
    control: () => button(/^(Login|Logging in\.\.\.)$/),
    runs: () => disabledButton(/^Logging in\.\.\.$/),
    field: 'Email',
  },
};

const link = `/email-verification?token=${castVerifications[1]?.token ?? ''}`;

/** The portal never sends this again on its own ("Resend Email" does nothing yet), so the link is opened again. */
const verifyEmail: ChangeRow = {
  endpoint: 'verifyEmail',
  as: 'visitor',
  screen: link,
  act: null,
  refusals: [statusError],
  stays: () => screen.getByText('Resend Email'),
  on401: 'said',
  takes: statusIsAll,
  says: () => [alert('Email verification failed. Please try again or contact support.')],
  done: () => screen.findByText('Email verified successfully!'),
  again: (reopen) => reopen(),
  overTabs: null,
  answerIsFor: 'its page',
  confirmation: 'Email verified successfully!',
  pressed: {
    ways: ['other language and colours', 'Back and Forward', 'a second form'],
    control: null,
    runs: () => screen.getByText('Verifying your email...'),
    // The same link again while the first one is still being verified.
    second: link,
  },
};

const forgotPassword: ChangeRow = {
  endpoint: 'forgotPassword',
  as: 'visitor',
  screen: '/forgotpassword',
  typed: { Email: demoAccounts.member.email },
  act: () => press('Reset Password'),
  refusals: [withWords(404), statusError, wordless(500)],
  on401: 'said',
  // The readable part of its message.
  takes: { ...statusIsAll, 'wrong types': { kind: 'refused', status: 200, words: '42 false' } },
  says: (failed) => [
    dialog(
      'Password Reset Failed',
      wordsOf(failed) ?? reason(failed),
      ...ifUncertain(failed, 'Check your email first: the new password may already be there.'),
    ),
  ],
  done: async () => {
    await screen.findByText('New Password Send your Email.');
    await answer('Reset Password', 'OK');
    await findHeading('Login');
  },
  overTabs: { asksBy: null },
  answerIsFor: 'whoever is on its screen',
  confirmation: 'New Password Send your Email.',
  pressed: { ways: ofForms, control: () => button(/^Reset Password$/), field: 'Email' },
};

/** Calls of visitors. */
export const visitorCalls = {
  'POST /api/register': register,
  'POST /api/login': login,
  'POST /api/verify-email': verifyEmail,
  'POST /api/forgotpassword': forgotPassword,
} as const;
