import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import Papa from 'papaparse';
import { read, utils } from 'xlsx';
import { button } from './screens';

export type FileKind = 'csv' | 'xlsx';

/** Where the cells of the file stand in a row of the list: membership, name, mobile, email, then the status. */
const COLUMNS = { members: [1, 2, 4, 3, 5], new_members: [1, 2, 4, 3, 6] } as const;
type List = keyof typeof COLUMNS;

const entries = { csv: 'CSV (.csv)', xlsx: 'Excel (.xlsx)' } as const;

/** Exports what the list shows, and expects the file to hold just that, from all pages; returns its rows. */
export async function expectViewExported(
  page: Page,
  list: List,
  kind: FileKind,
): Promise<string[][]> {
  const downloading = page.waitForEvent('download');
  await button(page, 'Export this view').click();
  await page.getByRole('menuitem', { name: entries[kind] }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${list}.${kind}`);
  await expect(button(page, 'Export this view')).toBeFocused();

  const bytes = await readFile(await download.path());
  const [header, ...rows] = kind === 'csv' ? csvRows(bytes) : xlsxRows(bytes);
  const status = list === 'members' ? 'status' : 'payment_status';
  expect(header).toEqual(['membership', 'name', 'mobile', 'email', status]);
  const shown = await rowsOfAllPages(page, COLUMNS[list]);
  expect(rows).toEqual(shown.map((cells) => cells.map((cell) => asWritten(cell, kind))));
  return rows;
}

/** No number is an empty cell; the CSV alone has to keep programs from running a cell as a formula. */
function asWritten(cell: string, kind: FileKind): string {
  if (cell === 'Not Available') return '';
  return kind === 'csv' && /^[=+\-@]/.test(cell) ? `'${cell}` : cell;
}

function csvRows(bytes: Buffer): string[][] {
  const text = bytes.toString('utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return Papa.parse<string[]>(text, { skipEmptyLines: true }).data;
}

/** The rows of the only sheet, whose cells must be text to the last one. */
function xlsxRows(bytes: Buffer): string[][] {
  const book = read(bytes);
  expect(book.SheetNames).toHaveLength(1);
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (sheet === undefined) throw new Error('The file has no sheet.');
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true });
  return rows.map((cells) =>
    cells.map((cell) => (typeof cell === 'string' ? cell : `not text: ${String(cell)}`)),
  );
}

async function rowsOfAllPages(page: Page, columns: readonly number[]): Promise<string[][]> {
  const rows: string[][] = [];
  const place = page.getByText(/^Showing \d+ to \d+ of \d+ entries$/);
  for (;;) {
    const texts = await page
      .locator('tbody tr')
      .evaluateAll((found) =>
        found.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
      );
    rows.push(...texts.map((cells) => columns.map((column) => cells[column] ?? '')));
    if (await button(page, 'Next').isDisabled()) break;
    const before = await place.innerText();
    await button(page, 'Next').click();
    await expect(place).not.toHaveText(before);
  }
  const first = button(page, 'Page 1');
  if (await first.isVisible()) await first.click();
  return rows;
}
