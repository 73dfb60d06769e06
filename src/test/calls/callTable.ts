import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { castVerifications, demoAccounts } from '../../../mocks/db/cast';
import type { DocumentedCall } from '../contract';
import {
  bodyIsAll,
  bodyIsNothing,
  type CallRow,
  read,
  statusError,
  shows,
  statusIsAll,
  updateRefusals,
  withWords,
  wordless,
} from './CallRow';
import { answer, findDialog, findHeading, press } from './moves';
import { officeCalls } from './officeCalls';

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

/** The portal never sends this again on its own ("Resend Email" does nothing yet), so the link is opened again. */
const verifyEmail = {
  as: 'visitor',
  screen: `/email-verification?token=${castVerifications[1]?.token ?? ''}`,
  act: null,
  refusals: [statusError],
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
  refusals: [withWords(404), statusError, wordless(500)],
  on401: 'said',
  // The readable part of its message.
  takes: { ...statusIsAll, 'wrong types': { kind: 'refused', status: 200, words: '42 false' } },
  done: async () => {
    await screen.findByText('New Password Send your Email.');
    await answer('Reset Password', 'OK');
    await findHeading('Login');
  },
} satisfies CallRow;

/** Calls of visitors. */
const visitorCalls = {
  'POST /api/register': register,
  'POST /api/login': login,
  'POST /api/verify-email': verifyEmail,
  'POST /api/forgotpassword': forgotPassword,
} as const satisfies Record<string, CallRow>;

const changePassword = (as: 'member' | 'admin'): CallRow => ({
  as,
  screen: as === 'admin' ? '/changepassword' : '/change-member-password',
  typed: {
    'Current Password': demoAccounts[as].password,
    'New Password': 'a new  secret',
    'Confirm New Password': 'a new  secret',
  },
  act: () => press(as === 'admin' ? 'Change Password' : 'Submit'),
  refusals: [statusError, wordless(500)],
  on401: 'said',
  takes: statusIsAll,
  done: async () => {
    await answer('Password Change successfully', 'OK');
    await findHeading('Login');
  },
});

async function updated(): Promise<void> {
  await answer('Success', 'OK');
  await findHeading('Member Details');
}

/** Manage Profile in edit mode. */
const updateProfile = {
  as: 'member',
  screen: '/profile_edit',
  open: () => press('Edit'),
  typed: { Area: 'Godowlia', 'Representative Name-2': 'अर्जुन सेठ' },
  act: () => press('Save'),
  refusals: updateRefusals,
  on401: 'sign-in over the work',
  takes: bodyIsNothing,
  done: async () => {
    expect(await findDialog('Success')).toHaveTextContent('Member updated successfully.');
    await updated();
  },
  carriesOn: updated,
} satisfies CallRow;

/** Calls about a person's own data. */
const ownCalls = {
  'GET /api/usetdetail': read('member', '/dashboard', shows('Welcome, Ramesh Jaiswal')),
  'POST /api/changepassword': changePassword('admin'),
  'POST /api/changememberpassword': changePassword('member'),
  'GET /api/profile_view/{id}': read('member', '/profile_edit', () =>
    screen.findByRole('button', { name: 'Edit' }),
  ),
  'PUT /api/profile_update': updateProfile,
  'GET /api/member_view/{id}': read(
    'member',
    '/membership',
    shows('B 21/88, Kamachha, Varanasi 221010'),
    // The answer holds records as well as lists (W1).
    { takes: { ...bodyIsAll, 'list an object': 'done' } },
  ),
  'GET /api/receipt/{id}': read('member', '/receipt', shows('BV-2025-0001')),
} as const satisfies Record<string, CallRow>;

/** Calls that the portal makes itself. The export is a link that the browser follows. */
export type OwnCall = Exclude<DocumentedCall, 'GET /api/members/export'>;

/** Every call on the screen that makes it; the compiler reports a missing or unknown one. */
export const callTable: Readonly<Record<OwnCall, CallRow>> = {
  ...visitorCalls,
  ...ownCalls,
  ...officeCalls,
};

export const isOwnCall = (call: string): call is OwnCall => Object.hasOwn(callTable, call);
