import { expect, type Page } from '@playwright/test';
import { adminAccount, memberAccount, verificationTokens } from '../backend/accounts';
import { application, button, dialog as shownDialog, field, heading } from '../screens';
import {
  alert,
  bodyIsAll,
  bodyIsNothing,
  type CallRow,
  dialog,
  ifUncertain,
  press,
  reason,
  statusIsAll,
} from './CallRow';
import type { Failed } from './answerFaults';
import { goElsewhere, goWithin } from './moves';

const {
  'Representative Name-2': _name,
  'Representative Mobile-2': _mobile,
  ...oneRow
} = application;

const register = {
  as: 'visitor',
  screen: '/register',
  typed: oneRow,
  anew: (page) => expect(field(page, 'Firm Name')).toHaveValue(''),
  act: press('Submit'),
  says: (failed) => [
    dialog(
      'Error',
      failed.kind === 'lost' || failed.kind === 'timeout'
        ? 'Network error. Please try again.'
        : reason(failed),
    ),
  ],
  on401: 'said',
  takes: bodyIsNothing,
  done: (page) => expect(shownDialog(page, 'Application Submitted Successfully')).toBeVisible(),
} satisfies CallRow;

function loginFailure(failed: Failed): string[] {
  if (failed.kind === 'lost' || failed.kind === 'timeout')
    return ['Network Error', 'Please check your internet connection.'];
  return failed.kind === 'refused' && failed.status === 401
    ? ['Login Failed', 'Invalid email or password.']
    : ['Error', 'Something went wrong. Please try again later.'];
}

const login = {
  as: 'visitor',
  screen: '/login',
  typed: { Email: adminAccount.email, Password: adminAccount.password },
  act: press('Login'),
  says: (failed) => [dialog(...loginFailure(failed))],
  on401: 'said',
  takes: { ...bodyIsAll, 'wrong types': 'unreadable' },
  done: (page) => expect(heading(page, 'Dashboard')).toBeVisible(),
} satisfies CallRow;

const verified = (page: Page): Promise<void> =>
  expect(page.getByText('Email verified successfully!')).toBeVisible();

/** Nothing sends this link again by itself ("Resend Email" does nothing yet): it is opened again. */
const link = `/email-verification?token=${verificationTokens.verifies}`;
const verifyEmail = {
  as: 'visitor',
  screen: link,
  act: null,
  says: () => [alert('Email verification failed. Please try again or contact support.')],
  on401: 'said',
  takes: statusIsAll,
  done: verified,
  again: async (page) => {
    await goElsewhere(page);
    await goWithin(page, link);
  },
} satisfies CallRow;

const forgotPassword = {
  as: 'visitor',
  screen: '/forgotpassword',
  typed: { Email: memberAccount.email },
  act: press('Reset Password'),
  says: (failed) => [
    dialog(
      'Password Reset Failed',
      failed.kind === 'refused' ? (failed.words ?? reason(failed)) : reason(failed),
      ifUncertain(failed, 'A new password may have been sent all the same'),
    ),
  ],
  on401: 'said',
  // What can be read of its message.
  takes: { ...statusIsAll, 'wrong types': { kind: 'refused', status: 200, words: '42 false' } },
  done: async (page) => {
    const sent = shownDialog(page, 'Reset Password');
    await expect(sent).toContainText('New Password Send your Email.');
    await sent.getByRole('button', { name: 'OK' }).press('Enter');
    await expect(button(page, 'Login')).toBeVisible();
  },
} satisfies CallRow;

/** The calls of a person who has not signed in. */
export const visitorCalls = {
  'POST /api/register': register,
  'POST /api/login': login,
  'POST /api/verify-email': verifyEmail,
  'POST /api/forgotpassword': forgotPassword,
} as const satisfies Record<string, CallRow>;
