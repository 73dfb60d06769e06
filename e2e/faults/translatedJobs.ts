import { expect, type Page } from '@playwright/test';
import type { Call } from '../backend/calls';
import type { Backend } from '../backend/server';
import { csvOf } from '../importFiles';
import { signInOver } from '../portal/people';
import { answerDialog, button, dialog, field, heading, rowOf } from '../screens';
import { goWithin } from './moves';

type Step = (page: Page, backend: Backend) => Promise<unknown>;

/**
 * What a person comes to a screen for, in steps between which the page may be translated: one of each kind of work. Every call:
 * src/test/faults/translated.test.tsx.
 */
export interface Job {
  readonly name: string;
  readonly as: 'visitor' | 'admin';
  readonly steps: readonly Step[];
  /** The change that it makes, which is sent once. */
  readonly sends?: Call;
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

const wrongFile = csvOf([
  ['Assi Silks', '98x', 'B 1/150, Assi', 'Assi'],
  ['Chowk Silks', '9415012346', 'CK 1/15, Chowk', 'Chowk'],
]);

const rightFile = csvOf([['Assi Silks', '9415012345', 'B 1/150, Assi', 'Assi']]);

export const jobs: readonly Job[] = [
  {
    name: 'a form in Hindi and back, with other rows',
    as: 'visitor',
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
    name: 'search, sort, filter and pages, and the list as a file',
    as: 'admin',
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
      (page) => button(page, 'Export this view').click(),
      (page) =>
        Promise.all([
          page.waitForEvent('download'),
          page.getByRole('menuitem', { name: 'CSV (.csv)' }).click(),
        ]),
      (page) => expect(button(page, 'Export this view')).toHaveAttribute('aria-busy', 'false'),
    ],
  },
  {
    name: 'a payment link, with its question',
    as: 'admin',
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
    steps: [
      open('/members', 'Members'),
      (page) => rowOf(page, ansari).getByRole('button', { name: 'Active', exact: true }).click(),
      (page) => expect(rowOf(page, ansari).getByText('Inactive')).toBeVisible(),
      (page) => button(page, 'Undo').click(),
      (page) => expect(rowOf(page, ansari).getByText('Active', { exact: true })).toBeVisible(),
    ],
  },
  {
    name: 'a wrong cell, a correction, Undo, and the columns',
    as: 'admin',
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
