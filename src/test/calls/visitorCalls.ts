import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { castVerifications, demoAccounts } from '../../../mocks/db/cast';
import {
  bodyIsAll,
  bodyIsNothing,
  type CallRow,
  saidError,
  statusIsAll,
  withWords,
  wordless,
} from './CallRow';
import { answer, findDialog, findHeading, press } from './moves';

const register = {
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
  done: () => findDialog('Application Submitted Successfully'),
} satisfies CallRow;

const login = {
  as: 'visitor',
  screen: '/login',
  typed: { Email: demoAccounts.admin.email, Password: demoAccounts.admin.password },
  act: () => press('Login'),
  refusals: [401, 403, 429, 500].map((status) => withWords(status)),
  on401: 'said',
  takes: { ...bodyIsAll, 'wrong types': 'unreadable' },
  done: () => findHeading('Dashboard'),
} satisfies CallRow;

/** Nothing sends this link again by itself ("Resend Email" does nothing yet): it is opened again. */
const verifyEmail = {
  as: 'visitor',
  screen: `/email-verification?token=${castVerifications[1]?.token ?? ''}`,
  act: null,
  refusals: [saidError],
  stays: () => expect(screen.getByText('Resend Email')).toBeVisible(),
  on401: 'said',
  takes: statusIsAll,
  done: () => screen.findByText('Email verified successfully!'),
  again: (reopen) => reopen(),
} satisfies CallRow;

const forgotPassword = {
  as: 'visitor',
  screen: '/forgotpassword',
  typed: { Email: demoAccounts.member.email },
  act: () => press('Reset Password'),
  refusals: [withWords(404), saidError, wordless(500)],
  on401: 'said',
  // What can be read of its message.
  takes: { ...statusIsAll, 'wrong types': { kind: 'refused', status: 200, words: '42 false' } },
  done: async () => {
    await screen.findByText('New Password Send your Email.');
    await answer('Reset Password', 'OK');
    await findHeading('Login');
  },
} satisfies CallRow;

/** The calls of a person who has not signed in. */
export const visitorCalls = {
  'POST /api/register': register,
  'POST /api/login': login,
  'POST /api/verify-email': verifyEmail,
  'POST /api/forgotpassword': forgotPassword,
} as const satisfies Record<string, CallRow>;
