import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { demoAccounts } from '../../../mocks/db/cast';
import {
  bodyIsAll,
  bodyIsNothing,
  type CallRow,
  read,
  saidError,
  shows,
  statusIsAll,
  updateRefusals,
  wordless,
} from './CallRow';
import { answer, findDialog, findHeading, press } from './moves';

const changePassword = (as: 'member' | 'admin'): CallRow => ({
  as,
  screen: as === 'admin' ? '/changepassword' : '/change-member-password',
  typed: {
    'Current Password': demoAccounts[as].password,
    'New Password': ' a new secret ',
    'Confirm New Password': ' a new secret ',
  },
  act: () => press(as === 'admin' ? 'Change Password' : 'Submit'),
  refusals: [saidError, wordless(500)],
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

/** Manage Profile: what was typed in edit mode. */
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

/** The calls by which people see and change what is their own. */
export const ownCalls = {
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
    // Its parts are records as well as lists (W1).
    { takes: { ...bodyIsAll, 'list an object': 'done' } },
  ),
  'GET /api/receipt/{id}': read('member', '/receipt', shows('BV-2025-0001')),
} as const satisfies Record<string, CallRow>;
