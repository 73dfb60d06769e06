import { expect, type Locator, type Page } from '@playwright/test';
import { csvOf } from '../importFiles';
import { button, dialog } from '../screens';

export const leaving = 'Leave without saving?';

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
