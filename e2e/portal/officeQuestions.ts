import { expect, type Locator, type Page } from '@playwright/test';
import { csvOf } from '../importFiles';
import { button, dialog, followMenu, rowOf } from '../screens';
import { typeArea } from './editForms';

export const firm = 'Ansari Handloom House';
const pending = 'Mishra Zari Udyog';
export const leaving = 'Leave without saving?';
export const discarding = 'Discard your corrections?';

/** A question of the office that is asked and not answered. */
interface Question {
  readonly name: string;
  readonly path: string;
  readonly ask: (page: Page) => Promise<void>;
  readonly title: string;
  /** The button that says yes. */
  readonly act: string;
}

/** A file is chosen in the Import dialog, and its one row is corrected. */
export async function correctRow(page: Page): Promise<void> {
  await button(page, 'Import').click();
  await page
    .getByLabel('File (.csv or .xlsx)')
    .setInputFiles(csvOf([['', '9415012301', 'Assi', 'Assi']]));
  await correctedCell(page).fill('Named Now');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 corrected')).toBeVisible();
}

export const closeImport = (page: Page): Promise<void> =>
  dialog(page, 'Import Members').getByRole('button', { name: 'Close', exact: true }).click();

export const correctedCell = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Firm Name, row 2', exact: true });

export const questions: readonly Question[] = [
  {
    name: 'the Delete question',
    path: 'members',
    ask: (page) => button(page, `Delete ${firm}`).click(),
    title: `Delete ${firm}`,
    act: 'Delete',
  },
  {
    name: 'the Delete question of a new registration',
    path: 'new-members',
    ask: (page) => button(page, `Delete ${pending}`).click(),
    title: `Delete ${pending}`,
    act: 'Delete',
  },
  {
    name: 'the question of Send Now',
    path: 'new-members',
    ask: (page) => rowOf(page, pending).getByRole('button', { name: 'Send Now' }).click(),
    title: `Payment link for ${pending}`,
    act: 'Send',
  },
  {
    name: 'the question before leaving',
    path: 'member-edit/311',
    ask: async (page) => {
      await typeArea(page);
      await followMenu(page, 'New Registration');
    },
    title: leaving,
    act: 'Leave',
  },
  {
    name: 'the question of Logout over unsaved work',
    path: 'member-edit/311',
    ask: async (page) => {
      await typeArea(page);
      await button(page, 'Account').click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
    },
    title: leaving,
    act: 'Leave',
  },
  {
    name: 'the question of the import',
    path: 'members',
    ask: async (page) => {
      await correctRow(page);
      await closeImport(page);
    },
    title: discarding,
    act: 'Discard',
  },
];
