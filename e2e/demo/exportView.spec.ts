import { expect } from '@playwright/test';
import { expectViewExported } from '../exportedView';
import { demoTest as test } from '../fixtures';
import { heading } from '../screens';
import { openNewRegistration } from './office';

test('Export this view saves what both lists show, as .csv and as .xlsx', async ({ page }) => {
  // Goes through all pages of both lists, twice.
  test.slow();
  await openNewRegistration(page);
  await page.getByRole('button', { name: 'Payment Status' }).click();
  for (const kind of ['csv', 'xlsx'] as const)
    expect(await expectViewExported(page, 'new_members', kind)).toHaveLength(46);

  await page.goto('members');
  await expect(heading(page, 'Members')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('loom');
  await expect(page.getByText(/^Showing 1 to \d+ of \d\d entries$/)).toBeVisible();
  await page.getByRole('button', { name: 'Firm Name' }).click();
  for (const kind of ['csv', 'xlsx'] as const) {
    const rows = await expectViewExported(page, 'members', kind);
    const name = '@Lallapura Looms';
    expect(rows.map((cells) => cells[1])).toContain(kind === 'csv' ? `'${name}` : name);
  }
});
