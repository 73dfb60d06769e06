import { expect, type Page } from '@playwright/test';
import type { Backend } from '../backend/server';
import { expectViewExported } from '../exportedView';
import { portalTest as test } from '../fixtures';
import { button, dialog, followMenu, heading } from '../screens';
import { beSignedIn } from './people';
import { sent } from './wire';

/** Firms that a careless file would harm, and enough others for three pages. */
function addFirms({ store }: Backend): void {
  const registered = { applied: false, payment: 'done' } as const;
  const odd = [
    { firmName: 'Loom "Zero", Chowk; Kashi', mobile: '012345678901', membership: 1010 },
    { firmName: '=HYPERLINK("https://a.example","Loom")', mobile: '1' },
    { firmName: '+91 Loom', mobile: '919876543210123' },
    { firmName: 'काशी हथकरघा Loom', mobile: '9839000001', membership: 1011 },
  ];
  for (const firm of odd) store.addFirm({ ...registered, ...firm });
  for (let number = 1; number <= 20; number += 1)
    store.addFirm({
      ...registered,
      firmName: `Loom House ${number}`,
      mobile: String(9_000_000_000 + number),
      email: `loom${number}@weavers.example`,
      membership: number % 3 === 0 ? null : 1100 + number,
      status: number % 2 === 0 ? 0 : 1,
    });
}

async function searchAndSort(page: Page, column: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill('loom');
  await expect(page.getByText('Showing 1 to 10 of 26 entries')).toBeVisible();
  const header = page.getByRole('columnheader', { name: column });
  for (const order of ['ascending', 'descending']) {
    await header.getByRole('button').click();
    await expect(header).toHaveAttribute('aria-sort', order);
  }
}

const names = (rows: string[][]) => rows.map(([, name]) => name);

test('Export this view saves what search and sort of each list show, as .csv and as .xlsx', async ({
  page,
  site,
  backend,
}) => {
  addFirms(backend);
  backend.store.addFirm({ firmName: 'Zari Kendra', mobile: '012345678901' });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const loaded = (name: string) => scripts.filter((path) => path.includes(`/${name}-`)).length;
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('members');
  await expect(heading(page, 'Members')).toBeVisible();
  await searchAndSort(page, 'Firm Mobile No');
  expect([loaded('exportFile'), loaded('exportWorker')]).toEqual([0, 0]);

  const csv = await expectViewExported(page, 'members', 'csv');
  expect([loaded('exportFile'), loaded('exportWorker')]).toEqual([1, 0]);
  const xlsx = await expectViewExported(page, 'members', 'xlsx');
  expect(loaded('exportWorker')).toBe(1);

  expect(csv).toHaveLength(26);
  for (const rows of [csv, xlsx])
    expect(rows.find(([number]) => number === '1010')?.slice(0, 3)).toEqual([
      '1010',
      'Loom "Zero", Chowk; Kashi',
      '012345678901',
    ]);
  expect(names(csv)).toContain(`'=HYPERLINK("https://a.example","Loom")`);
  expect(names(xlsx)).toContain('=HYPERLINK("https://a.example","Loom")');
  expect(names(xlsx)).toContain('काशी हथकरघा Loom');
  // The rows are those that are there: nothing was asked of the service for them, but the other list, for duplicates.
  expect(sent(backend)).toEqual(['GET /api/members', 'GET /api/newmembers']);

  await followMenu(page, 'New Registration');
  await page.getByRole('button', { name: 'Payment Status' }).click();
  for (const kind of ['csv', 'xlsx'] as const) {
    const rows = await expectViewExported(page, 'new_members', kind);
    expect(rows).toContainEqual(['', 'Zari Kendra', '012345678901', '', 'pending']);
    expect(rows.map((row) => row[4])).toEqual(['done', 'paid', 'pending', 'pending']);
  }
});

test('a writer that cannot be loaded says so, and .csv still works; once it can be, by the keyboard alone, .xlsx too', async ({
  page,
  site,
  backend,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/);
  await page.route(/\/exportWorker-/, (route) => route.abort());
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('members');
  await button(page, 'Export this view').click();
  await page.getByRole('menuitem', { name: '.xlsx' }).click();
  const message = dialog(page, 'members.xlsx could not be written');
  await expect(message).toContainText('Please choose .csv instead: it holds the same rows.');
  await message.getByRole('button', { name: 'OK' }).click();
  await expect(message).toBeHidden();
  await expectViewExported(page, 'members', 'csv');

  await page.unrouteAll();
  const opener = button(page, 'Export this view');
  const entry = (name: string) => page.getByRole('menuitem', { name });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(entry('.csv')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entry('.xlsx')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(entry('.xlsx')).toBeHidden();

  await page.keyboard.press('Enter');
  await expect(entry('.csv')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entry('.xlsx')).toBeFocused();
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await downloading).suggestedFilename()).toBe('members.xlsx');
  await expect(opener).toBeFocused();
});
