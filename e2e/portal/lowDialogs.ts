import { expect, type Locator, type Page } from '@playwright/test';
import type { Backend } from '../backend/server';
import { csvOf, workbookOf } from '../importFiles';
import { button, dialog, field, pressImport } from '../screens';
import { LINKS, NUMBERS, onlyApplied } from './queueOffice';

/** Dialogs whose content is higher than a low window: each is opened at a desk, and the window becomes low with it. */
interface LowDialog {
  readonly name: string;
  readonly open: (page: Page, backend: Backend) => Promise<void>;
  /** What stands at its end. */
  readonly last: (page: Page) => Locator;
}

const rowsOf = (count: number, area: string) =>
  csvOf(
    Array.from({ length: count }, (_, at) => [
      `Firm number ${at}`,
      String(9_415_012_300 + at),
      `House ${at}, Madanpura`,
      area,
    ]),
  );

async function openImport(page: Page, file?: ReturnType<typeof csvOf>): Promise<void> {
  await page.goto('members');
  await pressImport(page);
  await expect(dialog(page, 'Import Members')).toBeVisible();
  if (file !== undefined) await page.getByLabel('File (.csv or .xlsx)').setInputFiles(file);
}

const inDialog = (page: Page, name: string): Locator =>
  page.getByRole('dialog').last().getByRole('button', { name, exact: true });

export const dialogs: readonly LowDialog[] = [
  {
    name: 'the file to import',
    open: (page) => openImport(page),
    last: (page) => inDialog(page, 'Start Import'),
  },
  {
    name: 'the sheets of a workbook',
    open: async (page) => {
      await openImport(page);
      const cells = [['name', 'mobile']];
      const book = workbookOf({ Members: cells, Paid: cells, 'Of last year': cells });
      await page.getByLabel('File (.csv or .xlsx)').setInputFiles(book);
      await expect(button(page, 'Of last year')).toBeVisible();
    },
    last: (page) => inDialog(page, 'Start Import'),
  },
  {
    name: 'the rows to mend',
    open: async (page) => {
      await openImport(page, rowsOf(60, ''));
      await expect(page.getByRole('textbox', { name: 'Area, row 51' })).toBeAttached();
    },
    last: (page) => inDialog(page, 'Start Import'),
  },
  {
    name: 'the columns of the file',
    open: async (page) => {
      await openImport(page, rowsOf(3, ''));
      await button(page, 'Columns').click();
      await expect(page.getByRole('combobox', { name: /area/ })).toBeAttached();
    },
    last: (page) => inDialog(page, 'Start Import'),
  },
  {
    name: 'the result of an import',
    open: async (page) => {
      await openImport(page, rowsOf(12, ''));
      await button(page, 'Start Import').click();
      await expect(dialog(page, 'Import Members').getByText('Import completed.')).toBeVisible();
    },
    last: (page) => inDialog(page, 'Start Import'),
  },
  {
    name: 'the plan of many links',
    open: async (page, backend) => {
      onlyApplied(backend, 'pending', 30);
      backend.store.addFirm({ firmName: 'Left out', mobile: '9415201101', payment: 'paid' });
      await page.goto('new-members');
      await button(page, 'Choose all 31').click();
      await button(page, LINKS).click();
    },
    last: (page) => inDialog(page, 'Send to 30'),
  },
  {
    name: 'the order of numbers',
    open: async (page, backend) => {
      onlyApplied(backend, 'paid', 30);
      await page.goto('new-members');
      await button(page, 'Choose all 30').click();
      await button(page, NUMBERS).click();
    },
    last: (page) => inDialog(page, 'Give 30 numbers'),
  },
  {
    name: 'the account of many links',
    open: async (page, backend) => {
      onlyApplied(backend, 'pending', 9);
      await page.goto('new-members');
      await button(page, 'Choose all 9').click();
      await button(page, LINKS).click();
      await button(page, 'Send to 9').click();
      await expect(button(page, 'Save as CSV')).toBeVisible();
    },
    last: (page) => inDialog(page, 'Close'),
  },
  {
    name: 'Member Details',
    open: async (page, backend) => {
      const address = 'House 12, Lane of the Weavers, '.repeat(8);
      backend.store.addFirm({ firmName: 'Long Address', mobile: '9415201101', address });
      await page.goto('new-members');
      await button(page, 'Long Address').click();
      await expect(dialog(page, 'Member Details')).toBeVisible();
    },
    last: (page) => dialog(page, 'Member Details').getByRole('link', { name: 'Edit' }),
  },
  {
    name: 'the question of two changes',
    open: async (page, backend) => {
      await page.goto('member-edit/311');
      for (const [label, text] of Object.entries({ Area: 'Lanka', Address: 'Typed' }))
        await field(page, label).fill(text);
      const firm = backend.store.firm(311);
      if (firm !== null) Object.assign(firm, { area: 'Kamachha', address: 'Theirs '.repeat(30) });
      await button(page, 'Update').click();
      await expect(dialog(page, 'Somebody else changed the same')).toBeVisible();
    },
    last: (page) => inDialog(page, 'Update'),
  },
  {
    name: 'the sign-in over the screen',
    open: async (page, backend) => {
      await page.goto('member-edit/311');
      await field(page, 'Area').fill('Lanka');
      backend.fail(
        'PUT /api/member_update',
        { kind: 'json', status: 401, json: { message: 'Unauthenticated.' } },
        1,
      );
      await button(page, 'Update').click();
      await expect(dialog(page, 'Authentication Failed')).toBeVisible();
    },
    last: (page) => inDialog(page, 'Leave without saving'),
  },
  {
    name: 'the filters of a phone',
    open: async (page, backend) => {
      onlyApplied(backend, 'pending', 3);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('new-members');
      await page.getByRole('button', { name: /^Filter & more/ }).click();
    },
    last: (page) => page.getByRole('dialog').getByRole('button').last(),
  },
];
