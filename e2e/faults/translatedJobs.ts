import { expect, type Locator, type Page } from '@playwright/test';
import type { Call } from '../backend/calls';
import type { Backend } from '../backend/server';
import { csvOf } from '../importFiles';
import { signInOver } from '../portal/people';
import { answerDialog, button, dialog, field, heading, rowOf } from '../screens';
import { goWithin } from './moves';

type Step = (page: Page, backend: Backend) => Promise<unknown>;

/** What a person comes to a screen for, in steps between which the page may be translated. */
export interface Job {
  readonly name: string;
  readonly as: 'visitor' | 'member' | 'admin';
  readonly steps: readonly Step[];
  /** The change that it makes, which is sent once. */
  readonly sends?: Call;
  /** Stands for a kind of work: the others are done by `EVERY_COMBINATION=1`. */
  readonly standsFor?: string;
  /** The service refuses its first call. */
  readonly expects401?: true;
}

const ansari = 'Ansari Handloom House';
const mishra = 'Mishra Zari Udyog';

const open =
  (path: string, title: string): Step =>
  async (page) => {
    await goWithin(page, path);
    await expect(heading(page, title)).toBeVisible();
  };

const visitorJobs: readonly Job[] = [
  {
    name: 'a form in Hindi and back, with other rows',
    as: 'visitor',
    standsFor: 'a form',
    steps: [
      open('/register', 'Membership Registration Form'),
      (page) => field(page, 'Firm Name').fill('Assi Silks'),
      (page) => button(page, 'Add').click(),
      (page) => button(page, 'हिन्दी').click(),
      (page) => button(page, 'English').click(),
      (page) => button(page, 'Remove Representative-1').click(),
      (page) => expect(field(page, 'Firm Name')).toHaveValue('Assi Silks'),
      (page) => field(page, 'Firm Name').fill(''),
    ],
  },
  {
    name: 'wrong values, said in both languages',
    as: 'visitor',
    steps: [
      open('/register', 'Membership Registration Form'),
      (page) => button(page, 'Submit').click(),
      (page) => expect(field(page, 'Firm Name')).toBeFocused(),
      (page) => button(page, 'हिन्दी').click(),
      (page) => button(page, 'English').click(),
      (page) => expect(field(page, 'Firm Name')).toHaveAccessibleDescription(/required/i),
    ],
  },
  {
    name: 'colours, a payment page, an address that leads nowhere',
    as: 'visitor',
    steps: [
      open('/payment/success', 'Payment Successful'),
      (page) => page.getByRole('combobox', { name: 'Colours' }).selectOption('dark'),
      (page) => page.getByRole('combobox', { name: 'Colours' }).selectOption('system'),
      open('/no/such-page', 'Page not found'),
      (page) => page.getByRole('link', { name: 'Go to the start page' }).click(),
      (page) => expect(heading(page, 'Login')).toBeVisible(),
    ],
  },
];

/** What a press gives to the browser's downloads. */
const saves =
  (press: (page: Page) => Locator): Step =>
  (page) =>
    Promise.all([page.waitForEvent('download'), press(page).click()]);

const memberJobs: readonly Job[] = [
  {
    name: 'Save as PDF and Print Receipt',
    as: 'member',
    steps: [
      open('/receipt', 'Membership Fee Receipt'),
      (page) => expect(page.getByRole('article')).toBeVisible(),
      saves((page) => button(page, 'Save as PDF')),
      (page) => expect(page.getByText(/^Saved as /)).toBeVisible(),
      (page) => button(page, 'Print Receipt').click(),
      saves((page) => button(page, 'Save as PDF')),
    ],
  },
  {
    name: 'the profile edited and cancelled',
    as: 'member',
    steps: [
      open('/profile_edit', 'Member Details'),
      (page) => button(page, 'Edit').click(),
      (page) => field(page, 'Area').fill('Lanka'),
      (page) => button(page, 'Cancel').first().click(),
      (page) => expect(heading(page, 'Member Details')).toBeVisible(),
    ],
  },
  {
    name: 'the home, its number copied, and the account menu',
    as: 'member',
    steps: [
      open('/member', 'Dashboard'),
      (page) => button(page, 'Copy the membership number').click(),
      (page) => expect(page.getByText('Copied')).toBeVisible(),
      (page) => button(page, 'Account').press('Enter'),
      (page) => page.keyboard.press('Escape'),
      (page) => expect(page.getByRole('menu')).toHaveCount(0),
    ],
  },
];

const wrongFile = csvOf([
  ['Assi Silks', '98x', 'B 1/150, Assi', 'Assi'],
  ['Chowk Silks', '9415012346', 'CK 1/15, Chowk', 'Chowk'],
]);

const rightFile = csvOf([['Assi Silks', '9415012345', 'B 1/150, Assi', 'Assi']]);

const officeJobs: readonly Job[] = [
  {
    name: 'search, sort, filter and pages',
    as: 'admin',
    standsFor: 'a list',
    steps: [
      open('/members', 'Members'),
      (page) => field(page, 'Search').fill('ansari'),
      (page) => expect(rowOf(page, ansari)).toBeVisible(),
      (page) => field(page, 'Search').fill(''),
      (page) => page.getByRole('button', { name: 'Firm Name' }).click(),
      (page) => page.getByRole('combobox', { name: 'Rows per page' }).selectOption('20'),
      (page) => page.getByRole('radio', { name: /^Inactive/ }).check(),
      (page) => page.getByRole('radio', { name: /^All/ }).check(),
      (page) => page.getByRole('combobox', { name: 'Rows per page' }).selectOption('10'),
      (page) => expect(page.getByText(/^Showing 1 to/)).toBeVisible(),
    ],
  },
  {
    name: 'a payment link, with its question',
    as: 'admin',
    standsFor: 'a question',
    sends: 'POST /api/members/{id}/send-payment-link',
    steps: [
      open('/new-members', 'New Registration'),
      (page) => rowOf(page, mishra).getByRole('button', { name: 'Send Now' }).click(),
      (page) => answerDialog(page, `Payment link for ${mishra}`, 'Send'),
      (page) => answerDialog(page, 'Payment link sent', 'OK'),
    ],
  },
  {
    name: 'an import, and its account',
    as: 'admin',
    standsFor: 'an import',
    sends: 'POST /api/import/members',
    steps: [
      open('/members', 'Members'),
      (page) => button(page, 'Import').click(),
      (page) => field(page, 'File (.csv or .xlsx)').setInputFiles(rightFile),
      (page) => button(page, 'Start Import').click(),
      (page) => expect(page.getByText('Inserted', { exact: true })).toBeVisible(),
    ],
  },
  {
    name: 'a status, and Undo',
    as: 'admin',
    standsFor: 'a change of a row and its message',
    steps: [
      open('/members', 'Members'),
      (page) => rowOf(page, ansari).getByRole('button', { name: 'Active', exact: true }).click(),
      (page) => expect(rowOf(page, ansari).getByText('Inactive')).toBeVisible(),
      (page) => button(page, 'Undo').click(),
      (page) => expect(rowOf(page, ansari).getByText('Active', { exact: true })).toBeVisible(),
    ],
  },
  {
    name: 'the details of a firm, its menu, and a delete that is not',
    as: 'admin',
    steps: [
      open('/members', 'Members'),
      (page) => button(page, ansari).click(),
      (page) => answerDialog(page, 'Member Details', 'Close'),
      (page) => button(page, `More for ${ansari}`).click(),
      (page) => page.keyboard.press('Escape'),
      (page) => button(page, `Delete ${ansari}`).click(),
      (page) => answerDialog(page, `Delete ${ansari}`, 'Cancel'),
      (page) => expect(rowOf(page, ansari)).toBeVisible(),
    ],
  },
  {
    name: 'many links in one go',
    as: 'admin',
    steps: [
      open('/new-members', 'New Registration'),
      (page) => page.getByRole('button', { name: /^Choose all/ }).click(),
      (page) => page.getByRole('button', { name: /payment links$/i }).click(),
      async (page) => {
        const again = page.getByRole('checkbox', { name: /^Send once more/ });
        const send = page.getByRole('button', { name: /^Send to [1-9]/ });
        await expect(again.or(send).first()).toBeVisible();
        if (await again.isVisible()) await again.check();
      },
      (page) => page.getByRole('button', { name: /^Send to / }).click(),
      (page) => expect(page.getByRole('region', { name: 'Account' })).toBeVisible(),
      (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
      (page) => expect(page.getByRole('dialog')).toHaveCount(0),
    ],
  },
  {
    name: 'a list as a file',
    as: 'admin',
    steps: [
      open('/members', 'Members'),
      (page) => button(page, 'Export this view').click(),
      saves((page) => page.getByRole('menuitem', { name: 'CSV (.csv)' })),
      (page) => expect(button(page, 'Export this view')).toHaveAttribute('aria-busy', 'false'),
    ],
  },
  {
    name: 'a wrong cell, a correction, Undo, and the columns',
    as: 'admin',
    standsFor: 'a file that is read',
    steps: [
      open('/members', 'Members'),
      (page) => button(page, 'Import').click(),
      (page) => field(page, 'File (.csv or .xlsx)').setInputFiles(wrongFile),
      (page) => field(page, 'Firm Mobile No, row 2').fill('9415012345'),
      (page) => field(page, 'Firm Mobile No, row 2').press('Enter'),
      (page) => expect(page.getByText(/1 corrected/)).toBeVisible(),
      (page) => button(page, 'Undo').click(),
      (page) => button(page, 'Columns').click(),
      (page) => page.getByRole('button', { name: /rows$/ }).click(),
      (page) => button(page, 'Close').click(),
      (page) => expect(page.getByRole('dialog')).toHaveCount(0),
    ],
  },
  {
    name: 'a session that is over, and the sign-in over the work',
    as: 'admin',
    standsFor: 'a dialog',
    expects401: true,
    steps: [
      open('/member-edit/311', 'Edit Member'),
      (page) => field(page, 'Area').fill('Lanka'),
      async (page, backend) => {
        const lift = backend.fail('PUT /api/member_update', {
          kind: 'json',
          status: 401,
          json: {},
        });
        await button(page, 'Update').click();
        await expect(dialog(page, 'Authentication Failed')).toBeVisible();
        lift();
      },
      (page) => signInOver(page, 'admin'),
      (page) => button(page, 'Update').click(),
      (page) => answerDialog(page, 'Success', 'OK'),
    ],
  },
];

export const jobs: readonly Job[] = [...visitorJobs, ...memberJobs, ...officeJobs];
