import { screen, within } from '@testing-library/react';
import { demoAccounts } from '../../../mocks/db/cast';
import {
  bodyIsAll,
  bodyIsNothing,
  type ChangeRow,
  ofForms,
  read,
  statusError,
  statusIsAll,
  updateRefusals,
  wordless,
} from './CallRow';
import { changingPassword, loading, loadingRecord, updating } from './messages';
import { answer, button, disabledButton, findDialog, findHeading, press, shows } from './moves';
import { firms } from './smallOffice';

const changePassword = (as: 'member' | 'admin'): ChangeRow => {
  const send = as === 'admin' ? 'Change Password' : 'Submit';
  return {
    endpoint: as === 'admin' ? 'changePassword' : 'changeMemberPassword',
    as,
    screen: as === 'admin' ? '/changepassword' : '/change-member-password',
    typed: {
      'Current Password': demoAccounts[as].password,
      'New Password': 'a new  secret',
      'Confirm New Password': 'a new  secret',
    },
    act: () => press(send),
    refusals: [statusError, wordless(500)],
    on401: 'said',
    takes: statusIsAll,
    says: changingPassword,
    done: async () => {
      await answer('Password Change successfully', 'OK');
      await findHeading('Login');
    },
    overTabs: { asksBy: null },
    answerIsFor: 'the person',
    confirmation: 'Password Change successfully',
    endsSession: true,
    pressed: {
      ways: ofForms,
      control: () => button(new RegExp(`^${send}$`)),
      field: 'Confirm New Password',
    },
  };
};

async function updated(): Promise<void> {
  await answer('Success', 'OK');
  await findHeading('Member Details');
}

/** Manage Profile in edit mode. */
const updateProfile: ChangeRow = {
  endpoint: 'updateProfile',
  id: 7002,
  as: 'member',
  screen: '/profile_edit',
  open: () => press('Edit'),
  typed: { Area: 'Godowlia', 'Representative Name-2': 'अर्जुन सेठ' },
  act: () => press('Save'),
  refusals: updateRefusals,
  on401: 'sign-in over the work',
  takes: bodyIsNothing,
  says: updating,
  done: async () => {
    await within(await findDialog('Success')).findByText(/Member updated successfully\./);
    await updated();
  },
  carriesOn: updated,
  overTabs: { asksBy: firms.member },
  answerIsFor: 'the person',
  confirmation: 'Success',
  firm: firms.member,
  pressed: {
    ways: ofForms,
    control: () => button(/^(Save|Saving\.\.\.)$/),
    runs: () => disabledButton(/^Saving\.\.\.$/),
    field: 'Area',
    // A member's draft opens in edit mode.
    reopen: async () => {
      await screen.findByRole('button', { name: /^(Edit|Save|Saving\.\.\.)$/ });
      if (screen.queryByRole('button', { name: 'Edit' }) !== null) await press('Edit');
    },
  },
};

/** Calls about a person's own data. */
export const ownCalls = {
  'GET /api/usetdetail': read({
    endpoint: 'userDetails',
    as: 'member',
    screen: '/dashboard',
    says: loading('Your details could not be loaded.'),
    done: shows('Welcome, Ramesh Jaiswal'),
  }),
  'POST /api/changepassword': changePassword('admin'),
  'POST /api/changememberpassword': changePassword('member'),
  'GET /api/profile_view/{id}': read({
    endpoint: 'profile',
    as: 'member',
    screen: '/profile_edit',
    says: loadingRecord('Error'),
    done: () => screen.findByRole('button', { name: 'Edit' }),
  }),
  'PUT /api/profile_update': updateProfile,
  'GET /api/member_view/{id}': read({
    endpoint: 'membershipProfile',
    as: 'member',
    screen: '/membership',
    says: loading('Your profile could not be loaded.'),
    // The answer holds records as well as lists (W1).
    takes: { ...bodyIsAll, 'list an object': 'done' },
    done: shows('B 21/88, Kamachha, Varanasi 221010'),
  }),
  'GET /api/receipt/{id}': read({
    endpoint: 'receipt',
    as: 'member',
    screen: '/receipt',
    says: loading('Failed to load receipt.'),
    done: shows('BV-2025-0001'),
  }),
} as const;
