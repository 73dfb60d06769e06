import { expect } from '@playwright/test';
import { demoTest as test } from '../fixtures';
import { csvOf, workbookOf } from '../importFiles';
import { button, dialog, followMenu, heading } from '../screens';
import { signIn } from './office';

test('the demo imports for real: members from a CSV with a refused row, kept over a reload, and new registrations from a workbook', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await followMenu(page, 'Registered Members');
  await button(page, 'Import').click();
  await page.getByLabel('File (.csv or .xlsx)').setInputFiles(
    csvOf([
      ['Assi Ghat Imports', '9415012301', 'B 1/2, Assi', 'Assi'],
      ['No Area Imports', '9415012302', 'Chowk', ''],
    ]),
  );
  await expect(page.getByText('Rows in the file: 2 · 1 to mend')).toBeVisible();
  await expect(page.getByText(/Your file is sent unchanged\.$/)).toBeVisible();
  await button(page, 'Start Import').click();
  const shown = dialog(page, 'Import Members');
  await expect(shown.getByText('Row 3: The area field is required.')).toBeVisible();
  await shown.getByRole('button', { name: 'Show these firms' }).click();
  await expect(shown).toBeHidden();
  await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
  await expect(button(page, 'Assi Ghat Imports')).toBeVisible();
  await page.reload();
  await page.getByRole('searchbox', { name: 'Search' }).fill('imports');
  await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
  await expect(button(page, 'Assi Ghat Imports')).toBeVisible();

  await followMenu(page, 'New Registration');
  await expect(heading(page, 'New Registration')).toBeVisible();
  await button(page, 'Import').click();
  await page.getByLabel('File (.csv or .xlsx)').setInputFiles(
    workbookOf({
      Sheet1: [
        ['name', 'mobile', 'address', 'area'],
        ['बनारस बुनकर', 919415012301, 'मदनपुरा', 'मदनपुरा'],
      ],
    }),
  );
  await expect(page.getByText('Rows in the file: 1 · none to mend')).toBeVisible();
  await button(page, 'Start Import').click();
  await expect(page.getByText('Import completed.')).toBeVisible();
  await button(page, 'Close').click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('919415012301');
  await expect(button(page, 'बनारस बुनकर')).toBeVisible();
});
