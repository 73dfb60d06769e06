import { expect, type Page } from '@playwright/test';
import type { OwnCall } from '../faults/callTable';
import { csvOf } from '../importFiles';
import { goWithin } from '../faults/moves';
import { application, button, field, named, rowOf } from '../screens';
import { verificationTokens } from '../backend/accounts';
import { link, menu, type OnceRow } from './OnceRow';
import type { WayName } from './wayNames';

/** The calls of product §7 that change something. */
export type Change = Extract<
  OwnCall,
  `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}` | 'GET /api/membership/{id}'
>;

const atOnce = [
  'two clicks in one tick',
  'a double click',
  'Enter and a click',
  'a held key',
] as const satisfies readonly WayName[];
const builtAnew = ['another language', 'other colours'] as const satisfies readonly WayName[];
const ofLists = [
  'after a sort',
  'after search and clear',
  'next page and back',
] as const satisfies readonly WayName[];
const left = ['Back and Forward', 'left and come back'] as const satisfies readonly WayName[];

const ofForms = [...atOnce, ...builtAnew, ...left] as const;
const ofRows = [...atOnce, ...ofLists, ...builtAnew, ...left] as const;

const dashboard = menu('Dashboard', 'Dashboard');
const members = menu('Registered Members', 'Members');
const newMembers = menu('New Registration', 'New Registration');

const ansari = 'Ansari Handloom House';
const mishra = 'Mishra Zari Udyog';
const ganga = 'Ganga Brocade Works';

const inRow = (firm: string, name: string) => (page: Page) => named(rowOf(page, firm), name);

const passwords = (name: string) => ({
  ways: ofForms,
  control: (page: Page) => named(page.getByRole('main'), name),
  field: 'Confirm New Password',
  told: 'Password Change successfully',
  endsSession: true as const,
});

const file = csvOf([
  ['Assi Silks', '9415012345', 'B 1/150, Assi', 'Assi'],
  ['Chowk Silks', '9415012346', 'CK 1/15, Chowk', 'Chowk'],
]);

/** The dialog covers the screen: only the browser's Back leads out of it, and the device alone changes the colours. */
const importInto = (list: string): OnceRow => ({
  ways: [...atOnce, 'other colours', ...left, 'two tabs'],
  control: (page) => page.getByRole('button', { name: /^(Start Import|Importing\.\.\.)$/ }),
  runs: (page) => expect(button(page, 'Importing...')).toBeDisabled(),
  reopen: async (page) => {
    await button(page, 'Import').press('Enter');
    const chosen = field(page, 'File (.csv or .xlsx)');
    await expect(chosen.or(button(page, 'Importing...')).first()).toBeVisible();
    if ((await chosen.count()) === 0 || (await chosen.isDisabled())) return;
    await chosen.setInputFiles(file);
    await expect(page.getByText('Rows in the file: 2')).toBeVisible();
  },
  leave: { go: (page) => page.goBack(), arrives: 'Page not found' },
  comeBack: { go: (page) => page.goForward(), arrives: list },
  told: 'Import completed.',
});

const verification = `/email-verification?token=${verificationTokens.verifies}`;

/** Every change, and how it is pressed again. */
export const onceTable: Readonly<Record<Change, OnceRow>> = {
  'POST /api/register': {
    ways: ofForms,
    control: (page) => named(page, 'Submit'),
    field: 'Area',
    leave: link('Already a member? Login', 'Login'),
    comeBack: link('Apply for membership', 'Membership Registration Form'),
    told: 'Application Submitted Successfully',
    firm: application['Firm Name'],
  },
  'POST /api/login': {
    ways: ofForms,
    control: (page) => page.getByRole('button', { name: /^(Login|Logging in\.\.\.)$/ }),
    runs: (page) => expect(button(page, 'Logging in...')).toBeDisabled(),
    field: 'Email',
    leave: link('Apply for membership', 'Membership Registration Form'),
    comeBack: link('Already a member? Login', 'Login'),
    told: 'Login Successful',
  },
  'POST /api/verify-email': {
    ways: [...builtAnew, 'Back and Forward', 'a second form'],
    control: null,
    runs: (page) => expect(page.getByText('Verifying your email...')).toBeVisible(),
    // The same link once more, while the first is still being verified.
    second: (page) => goWithin(page, verification),
    told: 'Email verified successfully!',
  },
  'POST /api/forgotpassword': {
    ways: ofForms,
    control: (page) => named(page, 'Reset Password'),
    field: 'Email',
    leave: link('Back to the login', 'Login'),
    comeBack: link('Forgot password?', 'Reset Password'),
    told: 'New Password Send your Email.',
  },
  'POST /api/changepassword': {
    ...passwords('Change Password'),
    leave: link('Home', 'Dashboard'),
    comeBack: { go: (page) => goWithin(page, '/changepassword'), arrives: 'Change Password' },
  },
  'POST /api/changememberpassword': {
    ...passwords('Submit'),
    leave: dashboard,
    comeBack: menu('Change Password', 'Change Password'),
  },
  'PUT /api/profile_update': {
    ways: ofForms,
    control: (page) => page.getByRole('button', { name: /^(Save|Saving\.\.\.)$/ }),
    runs: (page) => expect(button(page, 'Saving...')).toBeDisabled(),
    field: 'Area',
    reopen: async (page) => {
      const form = page.getByRole('button', { name: /^(Edit|Save|Saving\.\.\.)$/ });
      await expect(form).toBeVisible();
      if ((await button(page, 'Edit').count()) === 1) await button(page, 'Edit').press('Enter');
    },
    leave: menu('Change Password', 'Change Password'),
    comeBack: menu('Manage Profile', /^(Member Details|Edit Member)$/),
    told: 'Success',
    firm: 'काशी सिल्क एम्पोरियम',
  },
  'PUT /api/member_update': {
    ways: [...ofForms, 'a second form'],
    control: (page) => named(page, 'Update'),
    field: 'Area',
    leave: members,
    comeBack: link(`Edit ${ansari}`, 'Edit Member'),
    second: (page) => goWithin(page, '/new-member-edit/311'),
    told: 'Success',
    firm: ansari,
  },
  'PATCH /api/members/{id}/status': {
    ways: ofRows,
    control: inRow(ansari, 'Active'),
    leave: dashboard,
    comeBack: members,
    told: null,
  },
  'DELETE /api/members/{id}': {
    ways: ofRows,
    control: inRow(ansari, `Delete ${ansari}`),
    question: [`Delete ${ansari}`, 'Delete'],
    leave: dashboard,
    comeBack: members,
    told: null,
  },
  'POST /api/members/{id}/send-payment-link': {
    ways: [...ofRows, 'two tabs'],
    control: inRow(mishra, 'Send Now'),
    question: [`Payment link for ${mishra}`, 'Send'],
    leave: dashboard,
    comeBack: newMembers,
    told: 'Payment link sent',
    firm: mishra,
  },
  'GET /api/membership/{id}': {
    ways: [...ofRows, 'two tabs'],
    control: inRow(ganga, 'Generate'),
    leave: dashboard,
    comeBack: newMembers,
    told: 'Membership No. generated successfully',
    firm: ganga,
  },
  'POST /api/import/members': importInto('Members'),
  'POST /api/import/newmembers': importInto('New Registration'),
};
