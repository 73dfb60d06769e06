import { expect, type Page } from '@playwright/test';
import { demoTest as test } from '../fixtures';
import { csvOf } from '../importFiles';
import {
  answerDialog,
  application,
  button,
  dialog,
  field,
  fillApplication,
  followMenu,
  heading,
  rowOf,
} from '../screens';
import { firstRow } from './office';

const firm = application['Firm Name'];

test('an application becomes a member, and a list is imported', async ({ page }) => {
  // Many steps, and the provider takes its time.
  test.slow();
  await test.step('a visitor applies', async () => {
    await page.goto('register');
    await fillApplication(page);
    await button(page, 'Submit').click();
    await answerDialog(page, 'Application Submitted Successfully', 'OK');
    await expect(field(page, 'Firm Name')).toHaveValue('');
    await expect(field(page, 'Representative Name-2')).toHaveCount(0);
  });

  await test.step('the office signs in and sees the application first', async () => {
    await page.getByRole('link', { name: 'Already a member? Login' }).click();
    await button(page, 'Use demo admin').click();
    // The notice stands for two seconds: looked for before it comes.
    await Promise.all([
      expect(page.getByText(/^Welcome back, .+!$/)).toBeVisible(),
      button(page, 'Login').click(),
    ]);
    await followMenu(page, 'New Registration');
    await expect(heading(page, 'New Registration')).toBeVisible();
    await expect(firstRow(page)).toContainText(firm);
    await expect(rowOf(page, firm)).toContainText('Not Available');
    await expect(rowOf(page, firm).getByText('pending', { exact: true })).toBeVisible();
  });

  await test.step('it sends the payment link', async () => {
    await rowOf(page, firm).getByRole('button', { name: 'Send Now' }).click();
    const question = dialog(page, `Payment link for ${firm}`);
    await expect(question).toContainText('Send payment link to this member?');
    await answerDialog(page, `Payment link for ${firm}`, 'Send');
    await expect(dialog(page, 'Payment link sent')).toContainText(
      'The payment provider will notify the member by SMS or e-mail.',
    );
    await answerDialog(page, 'Payment link sent', 'OK');
  });

  await test.step('a reload loses nothing, and sees the payment come in', async () => {
    await page.reload();
    await expect(firstRow(page)).toContainText(firm);
    await untilPaid(page);
    await expect(rowOf(page, firm).getByRole('button', { name: 'Send Now' })).toHaveCount(0);
  });

  let membership = '';
  await test.step('the office generates the membership number', async () => {
    await rowOf(page, firm).getByRole('button', { name: 'Generate' }).click();
    await answerDialog(page, 'Membership No. generated successfully', 'OK');
    await expect(rowOf(page, firm).getByText('Processed', { exact: true })).toBeVisible();
    await expect(rowOf(page, firm).getByText('done', { exact: true })).toBeVisible();
    // The answer does not say which number it is: that comes with the list.
    const number = rowOf(page, firm).getByRole('cell').nth(1);
    await expect(number).toHaveText(/^\d+$/);
    membership = await number.innerText();
  });

  await test.step('and finds the firm among the Registered Members', async () => {
    await followMenu(page, 'Registered Members');
    await expect(heading(page, 'Members')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).fill('assi ghat broc');
    await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
    await expect(rowOf(page, firm)).toContainText(membership);
    await expect(rowOf(page, firm).getByRole('button', { name: 'Active' })).toBeVisible();
  });

  await test.step('it imports a list with a row that is refused; the other is kept over a reload', async () => {
    await button(page, 'Import').click();
    await page.getByLabel('File (.csv or .xlsx)').setInputFiles(
      csvOf([
        ['Assi Ghat Imports', '9415012301', 'B 1/2, Assi', 'Assi'],
        ['No Area Imports', '9415012302', 'Chowk', ''],
      ]),
    );
    await expect(page.getByText('Rows in the file: 2 · 1 to mend')).toBeVisible();
    await button(page, 'Start Import').click();
    const shown = dialog(page, 'Import Members');
    await expect(shown.getByText('Row 3: The area field is required.')).toBeVisible();
    await shown.getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await page.getByRole('searchbox', { name: 'Search' }).fill('imports');
    await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
    await expect(button(page, 'Assi Ghat Imports')).toBeVisible();
  });

  await test.step('what only the demo has is not printed', async () => {
    await expect(page.getByRole('note')).toContainText('Demo data');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('note')).toHaveCount(0);
  });
});

/** The simulated provider pays by itself; the office presses Reload until it sees that. */
async function untilPaid(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(rowOf(page, firm).getByText('paid', { exact: true })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
}
