import { expect, type Page } from '@playwright/test';
import { memberAccount } from '../backend/accounts';
import type { Call } from '../backend/calls';
import { csvOf } from '../importFiles';
import { button, field, fillApplication, named, rowOf } from '../screens';
import { fillPasswords } from '../editJob';
import { accounts, type Person } from './people';

/** A change that is sent, and sent again after the page was loaded anew. */
export interface SentKind {
  readonly name: string;
  readonly person: Person | 'visitor';
  readonly path: string;
  readonly call: Call;
  /** Fills in what is to be sent; the form may hold it already. */
  readonly fill: (page: Page) => Promise<void>;
  readonly press: (page: Page) => Promise<void>;
  /** The first question where one is asked every time. */
  readonly asks?: readonly [title: string, act: string];
  /** What the screen says that comes back. */
  readonly says: RegExp;
  readonly question: string;
  readonly act: string;
  readonly done: (page: Page) => Promise<void>;
}

const success = (title: string) => (page: Page) =>
  expect(page.getByRole('dialog', { name: title })).toBeVisible();
const nothing = () => Promise.resolve();

const mishra = 'Mishra Zari Udyog';
const ganga = 'Ganga Brocade Works';

const inRow = (firm: string, name: string) => (page: Page) =>
  named(rowOf(page, firm), name).click();

const file = csvOf([['Assi Silks', '9415012345', 'B 1/150, Assi', 'Assi']]);

const importInto = (path: string, call: Call): SentKind => ({
  name: `an import into /${path}`,
  person: 'admin',
  path,
  call,
  fill: async (page) => {
    await button(page, 'Import').click();
    await expect(field(page, 'File (.csv or .xlsx)')).toBeEnabled();
  },
  press: async (page) => {
    await field(page, 'File (.csv or .xlsx)').setInputFiles(file);
    await expect(page.getByText('Rows in the file: 1')).toBeVisible();
    await button(page, 'Start Import').click();
  },
  says: /^A file was sent to this list at \d\d:\d\d\. The result is unknown\./,
  question: 'Import the same file again?',
  act: 'Import again',
  done: (page) => expect(page.getByText('Import completed.').first()).toBeVisible(),
});

const passwords = (
  path: string,
  person: 'admin' | 'member',
  call: Call,
  submit: string,
): SentKind => ({
  name: `the password of /${path}`,
  person,
  path,
  call,
  fill: (page) => fillPasswords(page, accounts[person].password, 'a new loom'),
  press: (page) => named(page.getByRole('main'), submit).click(),
  says: /^A new password was sent at \d\d:\d\d\. The result is unknown\./,
  question: 'Change the password again?',
  act: 'Change Password',
  done: success('Password Change successfully'),
});

const typeArea = async (page: Page): Promise<void> => {
  const restore = button(page, 'Restore them');
  if (await restore.isVisible()) return restore.click();
  await field(page, 'Area').fill('Godowlia');
};

const edit = {
  fill: typeArea,
  says: /^Your changes to this firm were sent at \d\d:\d\d\. The result is unknown\./,
  question: 'Send the changes again?',
  act: 'Send again',
  done: success('Success'),
};

export const sentKinds: readonly SentKind[] = [
  {
    name: 'an application',
    person: 'visitor',
    path: 'register',
    call: 'POST /api/register',
    fill: async (page) => {
      if ((await field(page, 'Firm Name').inputValue()) === '') await fillApplication(page);
    },
    press: (page) => button(page, 'Submit').click(),
    says: /^An application was sent from this browser at \d\d:\d\d\. The result is unknown\./,
    question: 'Send the application again?',
    act: 'Send again',
    done: success('Application Submitted Successfully'),
  },
  importInto('members', 'POST /api/import/members'),
  importInto('new-members', 'POST /api/import/newmembers'),
  {
    name: 'a number',
    person: 'admin',
    path: 'new-members',
    call: 'GET /api/membership/{id}',
    fill: nothing,
    press: inRow(ganga, 'Generate'),
    says: /^Sent at \d\d:\d\d\. The result is unknown\./,
    question: `Generate for ${ganga} once more?`,
    act: 'Generate',
    done: success('Membership No. generated successfully'),
  },
  {
    name: 'a payment link',
    person: 'admin',
    path: 'new-members',
    call: 'POST /api/members/{id}/send-payment-link',
    fill: nothing,
    press: inRow(mishra, 'Send Now'),
    asks: [`Payment link for ${mishra}`, 'Send'],
    says: /^Sent at \d\d:\d\d\. The result is unknown\./,
    question: `Send another payment link to ${mishra}?`,
    act: 'Send',
    done: success('Payment link sent'),
  },
  {
    ...edit,
    name: 'an Update of the office',
    person: 'admin',
    path: 'member-edit/311',
    call: 'PUT /api/member_update',
    press: (page) => button(page, 'Update').click(),
  },
  {
    ...edit,
    name: 'a Save of Manage Profile',
    person: 'member',
    path: 'profile_edit',
    call: 'PUT /api/profile_update',
    fill: async (page) => {
      const form = page.getByRole('button', { name: /^(Edit|Save)$/ });
      await expect(form).toBeVisible();
      if (await button(page, 'Edit').isVisible()) await button(page, 'Edit').click();
      await expect(field(page, 'Area')).toBeVisible();
      await typeArea(page);
    },
    press: (page) => button(page, 'Save').click(),
  },
  passwords('changepassword', 'admin', 'POST /api/changepassword', 'Change Password'),
  passwords('change-member-password', 'member', 'POST /api/changememberpassword', 'Submit'),
  {
    name: 'a request for a new password',
    person: 'visitor',
    path: 'forgotpassword',
    call: 'POST /api/forgotpassword',
    fill: (page) => field(page, 'Email').fill(memberAccount.email),
    press: (page) => button(page, 'Reset Password').click(),
    says: /^A new password was requested from this browser at \d\d:\d\d\. The result is unknown\./,
    question: 'Request a new password again?',
    act: 'Request again',
    done: success('Reset Password'),
  },
];
