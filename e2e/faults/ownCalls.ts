import { expect } from '@playwright/test';
import { adminAccount, memberAccount } from '../backend/accounts';
import { button, dialog as shownDialog, heading } from '../screens';
import {
  alert,
  bodyIsAll,
  bodyIsNothing,
  type CallRow,
  dialog,
  ifUncertain,
  press,
  read,
  reason,
  shows,
  updateFailed,
  statusIsAll,
} from './CallRow';

const changePassword = (as: 'member' | 'admin'): CallRow => ({
  as,
  screen: as === 'admin' ? '/changepassword' : '/change-member-password',
  typed: {
    'Current Password': (as === 'admin' ? adminAccount : memberAccount).password,
    'New Password': ' a new secret ',
    'Confirm New Password': ' a new secret ',
  },
  act: (page) =>
    page
      .getByRole('main')
      .getByRole('button', { name: as === 'admin' ? 'Change Password' : 'Submit' })
      .press('Enter'),
  says: (failed) => [
    dialog(
      'Change Password Failed',
      failed.kind === 'refused' && failed.words !== null
        ? failed.words
        : 'An error occurred while processing your request. Please try again later.',
      ifUncertain(failed, 'It is not known whether the password was changed'),
    ),
  ],
  on401: 'said',
  takes: statusIsAll,
  done: async (page) => {
    const changed = shownDialog(page, 'Password Change successfully');
    await changed.getByRole('button', { name: 'OK' }).press('Enter');
    await expect(heading(page, 'Login')).toBeVisible();
  },
});

const loadFailed = 'Failed to load member data.';

/** Manage Profile: what was typed in edit mode. */
const updateProfile = {
  as: 'member',
  screen: '/profile_edit',
  open: press('Edit'),
  typed: { Area: 'Godowlia', 'Representative Name-4': 'अर्जुन सेठ' },
  act: press('Save'),
  says: updateFailed,
  on401: 'sign-in over the work',
  takes: bodyIsNothing,
  done: async (page) => {
    await expect(shownDialog(page, 'Success')).toBeVisible();
    await expect(heading(page, 'Member Details')).toBeVisible();
  },
} satisfies CallRow;

/** The calls by which people see and change what is their own. */
export const ownCalls = {
  'GET /api/usetdetail': read(
    'member',
    '/dashboard',
    'Failed to load your details.',
    shows(`Welcome, ${memberAccount.name}`),
  ),
  'POST /api/changepassword': changePassword('admin'),
  'POST /api/changememberpassword': changePassword('member'),
  'GET /api/profile_view/{id}': read(
    'member',
    '/profile_edit',
    loadFailed,
    (page) => expect(button(page, 'Edit')).toBeVisible(),
    {
      says: (failed) => [dialog('Error', loadFailed), alert(loadFailed, reason(failed))],
    },
  ),
  'PUT /api/profile_update': updateProfile,
  'GET /api/member_view/{id}': read(
    'member',
    '/membership',
    'Your profile could not be loaded.',
    shows('Thatheri Bazar, Varanasi'),
    // Its parts are records as well as lists (W1).
    { takes: { ...bodyIsAll, 'list an object': 'done' } },
  ),
  'GET /api/receipt/{id}': read(
    'member',
    '/receipt',
    'Failed to load receipt.',
    shows('R-2025-0310'),
  ),
} as const satisfies Record<string, CallRow>;
