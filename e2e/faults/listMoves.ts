import { expect, type Locator, type Page } from '@playwright/test';
import { button, dialog, field } from '../screens';
import { expectReadable } from './look';

/** The rows of the one table, the head left out. */
export const rowsIn = (page: Page): Locator => page.getByRole('table').locator('tbody tr');

/** How many rows there are, of which the first page shows its part. */
export const expectShowing = (page: Page, all: number, shown = all): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: 'Showing' })).toHaveText(
    `Showing ${Math.min(all, 1)} to ${shown} of ${all} entries`,
  );

interface ShownRow {
  /** The text of each cell, by its column. */
  readonly cells: Readonly<Record<string, string>>;
  /** The names of its links, and of its button to delete; a call is for a phone. */
  readonly actions: readonly string[];
}

/** Every row that stands there, in its order. */
export const shownRows = (page: Page): Promise<readonly ShownRow[]> =>
  rowsIn(page).evaluateAll((rows) =>
    rows.map((row) => ({
      cells: Object.fromEntries(
        [...row.querySelectorAll('td')].map((cell) => [
          cell.dataset['label'] ?? '',
          (cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
        ]),
      ),
      actions: [...row.querySelectorAll('a, button[aria-label^="Delete"]')]
        .filter((action) => action.checkVisibility())
        .map((action) => action.getAttribute('aria-label') ?? ''),
    })),
  );

/** Searches for what no row holds, and for what one does, and takes the search back. */
export async function searchList(page: Page, one: string, all: number, shown = all): Promise<void> {
  await field(page, 'Search').fill('no firm is called this');
  await expect(page.getByText('No matching records found')).toBeVisible();
  await expectShowing(page, 0);
  await field(page, 'Search').fill(one);
  await expectShowing(page, 1);
  await expect(rowsIn(page)).toContainText(one);
  await field(page, 'Search').fill('');
  await expectShowing(page, all, shown);
}

/** As people expect it: numbers by their size, letters in either case alike, nothing last. */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function inOrder(texts: readonly string[]): readonly string[] {
  const nothing = ['', '-'];
  return [
    ...texts.filter((text) => !nothing.includes(text)).toSorted(collator.compare),
    ...texts.filter((text) => nothing.includes(text)),
  ];
}

/** Sorts by every column, up, down and not at all; `whole` says that one page shows all rows. */
export async function sortList(page: Page, { whole }: { whole: boolean }): Promise<void> {
  const before = await shownRows(page);
  for (const head of await page.getByRole('columnheader').all()) {
    const sort = head.getByRole('button');
    if ((await sort.count()) === 0) continue;
    const column = (await sort.innerText()).replaceAll(/[▲▼\s]+/g, ' ').trim();
    const texts = async () => (await shownRows(page)).map(({ cells }) => cells[column] ?? 'none');
    for (const direction of ['ascending', 'descending', 'none']) {
      await sort.press('Enter');
      await expect(head).toHaveAttribute('aria-sort', direction);
      if (!whole || direction === 'none') continue;
      const ordered = inOrder(before.map(({ cells }) => cells[column] ?? 'none'));
      const expected = direction === 'ascending' ? ordered : ordered.toReversed();
      expect(await texts(), `${column}, ${direction}`).toEqual(expected);
    }
  }
  expect(await shownRows(page)).toEqual(before);
}

/** Opens the details of a firm, and asks to delete it where that can be done, but does not. */
export async function openFirm(page: Page, row: Locator, acts: boolean): Promise<void> {
  await row.locator('td[data-label="Firm Name"]').getByRole('button').press('Enter');
  await expect(dialog(page, 'Member Details')).toBeVisible();
  await expectReadable(page);
  await button(page, 'Close').press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  if (!acts) return;
  await row.getByRole('button', { name: /^Delete/ }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Are you sure');
  await button(page, 'Cancel').press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
