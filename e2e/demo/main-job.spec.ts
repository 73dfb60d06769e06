import { expect, type Page } from '@playwright/test';
import { twoFrames } from '../faults/moves';
import { demoTest as test } from '../fixtures';
import { csvOf, openImport } from '../importFiles';
import { localRecords } from '../localRecords';
import {
  answerDialog,
  application,
  button,
  dialog,
  expectNoSidewaysScroll,
  field,
  fillApplication,
  followMenu,
  pressIdle,
  rowOf,
  sendLink,
} from '../screens';
import { firstRow } from './office';

const firm = application['Firm Name'];

/** How many records of persons this browser keeps. */
const storedRecords = async (page: Page) => (await localRecords(page)).keys.length;

test('an application becomes a member, a list is imported, and a reset deletes everything', async ({
  page,
  context,
}) => {
  test.slow();
  const row = rowOf(page, firm);
  await test.step('a visitor applies, and the office sees the application first', async () => {
    await page.clock.install();
    await page.goto('register');
    await expectFits(page);
    await fillApplication(page);
    await button(page, 'Submit').click();
    await answerDialog(page, 'Application Submitted Successfully', 'OK');
    await expect(field(page, 'Firm Name')).toHaveValue('');
    await page.getByRole('link', { name: 'Already a member? Log in' }).click();
    await expect(button(page, 'Use demo admin')).toBeEnabled();
    await expectFits(page);
    await button(page, 'Use demo admin').click();
    await button(page, 'Login').click();
    await followMenu(page, 'New Registration');
    await expect(firstRow(page)).toContainText(firm);
    await expectFits(page);
    await expect(row.getByText('pending', { exact: true })).toBeVisible();
  });

  await test.step('the office sends the payment link; a reload loses nothing and shows the payment', async () => {
    await sendLink(page, firm);
    await page.reload();
    await expect(firstRow(page)).toContainText(firm);
    // The simulated provider pays after a while; then the office presses Refresh. No timer runs out with the new time: a call
    // that is still answered would take the storage for blocked.
    await page.clock.setSystemTime(Date.now() + 60_000);
    await pressIdle(button(page, 'Refresh'));
    await expect(row.getByText('paid', { exact: true })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Send Now' })).toHaveCount(0);
  });

  await test.step('the office generates the membership number, and finds the firm among the Registered Members', async () => {
    await pressIdle(row.getByRole('button', { name: 'Generate' }));
    await answerDialog(page, 'Membership No. generated successfully', 'OK');
    await expect(row.getByText('done', { exact: true })).toBeVisible();
    // The answer does not contain the number. It comes with the list.
    const number = row.getByRole('cell').nth(1);
    await expect(number).toHaveText(/^\d+$/);
    const membership = await number.innerText();
    await followMenu(page, 'Registered Members');
    // The firm with the longest name.
    await page.getByRole('searchbox', { name: 'Search' }).fill('Adjoining');
    await expect(firstRow(page)).toContainText('Adjoining Mohallas Limited');
    await expectFits(page);
    await page.getByRole('searchbox', { name: 'Search' }).fill('assi ghat broc');
    await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
    await expect(row).toContainText(membership);
  });

  await test.step('the office imports a list with one rejected row; the other survives a reload', async () => {
    await openImport(
      page,
      csvOf([
        ['Assi Ghat Imports', '9415012301', 'B 1/2, Assi', 'Assi'],
        ['No Area Imports', '9415012302', 'Chowk', ''],
      ]),
    );
    await expect(page.getByText('Rows in the file: 2 · Needs fixing: 1')).toBeVisible();
    await button(page, 'Start Import').click();
    const shown = dialog(page, 'Import Members');
    const failed = shown.getByRole('row', { name: /^Row 3 The area field is required\./ });
    await expect(failed).toBeVisible();
    await shown.getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await page.getByRole('searchbox', { name: 'Search' }).fill('imports');
    await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
    await expect(button(page, 'Assi Ghat Imports')).toBeVisible();
  });

  await test.step('the demo’s own controls are not printed', async () => {
    await expect(page.getByRole('note')).toContainText('Demo data');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('note')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  });

  // That the rows are those of the first day, and what happens to rows that cannot be used or saved:
  // mocks/sharedService.test.ts.
  await test.step('Reset demo data signs out every tab and deletes the notes about applications', async () => {
    const second = await context.newPage();
    await second.goto('admin');
    await expect(second.getByRole('link', { name: 'with payment pending' })).toBeVisible();
    // The sent link, the applications seen, and the import.
    await expect.poll(() => storedRecords(second)).toBe(3);
    await button(second, 'Reset demo data').click();
    await answerDialog(second, 'Reset demo data', 'Reset');
    await expect(second).toHaveURL(/\/members\/$/);
    expect(await storedRecords(second)).toBe(0);
    // The accounts are new as well, so the other tab is logged out.
    await expect(page).toHaveURL(/\/members\/login$/);
  });
});

/**
 * The banner and the cast of the demo cause no sideways scrolling. For the portal itself see e2e/portal/everyScreen.spec.ts.
 */
async function expectFits(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await twoFrames(page);
    await expectNoSidewaysScroll(page);
  }
}
