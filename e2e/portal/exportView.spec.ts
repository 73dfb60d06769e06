import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import Papa from 'papaparse';
import { read, utils } from 'xlsx';
import { portalTest as test } from '../fixtures';
import { button } from '../screens';
import { sent } from './wire';

// Which rows, and every cell: src/features/members/useExport.test.tsx, src/spreadsheet/writing.test.ts. Here a real
// worker writes the file and the browser saves it.

const zero = ['1010', 'Loom "Zero", Chowk; Kashi', '012345678901', '', 'Active'];
const formula = '=HYPERLINK("https://a.example","Loom")';

test('Export this list saves the searched and sorted rows as .csv and .xlsx', async ({
  office: page,
  backend,
}) => {
  const registered = { applied: false, payment: 'done' } as const;
  // Firms that would break a careless export, and enough others for a second page.
  for (const firm of [
    { firmName: 'Loom "Zero", Chowk; Kashi', mobile: '012345678901', membership: 1010 },
    { firmName: formula, mobile: '1' },
  ])
    backend.store.addFirm({ ...registered, ...firm });
  for (let number = 1; number <= 10; number += 1)
    backend.store.addFirm({ ...registered, firmName: `काशी Loom ${number}`, mobile: '9000000000' });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const loaded = (name: string) => scripts.filter((path) => path.includes(`/${name}-`)).length;
  await page.goto('members?q=loom&sort=mobile.desc');
  await expect(page.getByText('Showing 1 to 10 of 14 entries')).toBeVisible();
  expect(loaded('exportWorker')).toBe(0);

  const opener = button(page, 'Export this list');
  const saved = async (kind: 'csv' | 'xlsx') => {
    const downloading = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`members.${kind}`);
    await expect(opener).toBeFocused();
    return readFile(await download.path());
  };
  await opener.press('Enter');
  await expect(page.getByRole('menuitem', { name: '.csv' })).toBeFocused();
  const csv = Papa.parse<string[]>((await saved('csv')).toString('utf8').trim()).data;
  await opener.press('Enter');
  await expect(page.getByRole('menuitem', { name: '.csv' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: '.xlsx' })).toBeFocused();
  const { Sheets, SheetNames } = read(await saved('xlsx'));
  expect(SheetNames).toHaveLength(1);
  const xlsx = utils.sheet_to_json<unknown[]>(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1 });

  for (const rows of [csv, xlsx]) {
    expect(rows).toHaveLength(15);
    expect(rows).toContainEqual(zero);
    expect(rows).toContainEqual(expect.arrayContaining(['काशी Loom 10', '9000000000']));
  }
  expect(csv).toContainEqual(expect.arrayContaining([`'${formula}`]));
  expect(xlsx).toContainEqual(expect.arrayContaining([formula]));
  // The export uses the rows on the screen. Only the other list was read, for duplicates.
  expect(sent(backend)).toEqual(['GET /api/members', 'GET /api/newmembers']);
});
