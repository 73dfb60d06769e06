import { expect, type Locator, type Page } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { type ChosenFile, csvOf } from '../importFiles';
import { button, dialog, expectNoSidewaysScroll, pressImport } from '../screens';
import { beSignedIn, signInOver } from './people';

const IMPORT = 'POST /api/import/members';

const importDialog = (page: Page) => dialog(page, 'Import Members');
const cell = (page: Page, column: string, row: number) =>
  page.getByRole('textbox', { name: `${column}, row ${row}`, exact: true });

/** Firms that are right but for their area, which is missing. */
const withoutArea = (count: number): ChosenFile =>
  csvOf(
    Array.from({ length: count }, (_, at) => [
      `Firm number ${at}`,
      String(9_415_012_300 + at),
      `House ${at}, Madanpura`,
      '',
    ]),
  );

/** Chooses a file as a person does: through the browser's own window. */
async function choose(page: Page, file: ChosenFile): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await page.getByLabel('File (.csv or .xlsx)').click();
  await (await asked).setFiles(file);
}

test.beforeEach(async ({ page, site, backend }) => {
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('members');
});

/** How many rows stand wholly in sight, below the head of the table. */
const rowsInSight = (page: Page): Promise<number> =>
  page.getByRole('region', { name: 'Rows with remarks' }).evaluate((scroll) => {
    const box = scroll.getBoundingClientRect();
    const head = scroll.querySelector('thead')?.getBoundingClientRect().bottom ?? box.top;
    return [...scroll.querySelectorAll('tbody tr')].filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top >= head && bottom <= Math.min(box.bottom, innerHeight);
    }).length;
  });

for (const [width, height, rows] of [
  [1280, 800, 12],
  [1920, 1080, 20],
] as const)
  test(`at ${width} by ${height} at least ${rows} rows to mend are in sight`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await button(page, 'Import').click();
    await choose(page, withoutArea(40));
    await expect(cell(page, 'Area', 41)).toBeAttached();
    expect(await rowsInSight(page)).toBeGreaterThanOrEqual(rows);
  });

test('six wrong cells take six times a text and Enter, from the moment the file is chosen', async ({
  page,
  backend,
}) => {
  await button(page, 'Import').click();
  await choose(page, withoutArea(6));
  await expect(cell(page, 'Area', 2)).toBeFocused();
  for (let at = 0; at < 6; at += 1) {
    await page.keyboard.type(`Area ${at}`);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Rows in the file: 6 · none to mend · 6 corrected')).toBeVisible();
  await button(page, 'Start Import').click();
  await expect(importDialog(page).getByText('Import completed.')).toBeVisible();
  expect(backend.store.firms.slice(-6).map(({ area }) => area)).toEqual(
    [0, 1, 2, 3, 4, 5].map((at) => `Area ${at}`),
  );
});

const boxesOf = (buttons: readonly Locator[]) =>
  Promise.all(buttons.map((one) => one.boundingBox()));

test('Close and Start Import stand still through all steps', async ({ page, backend }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await button(page, 'Import').click();
  const start = page.getByRole('button', { name: /^(Start Import|Importing\.\.\.)$/ });
  const buttons = [button(page, 'Close'), start];
  await expect(start).toBeVisible();
  const before = await boxesOf(buttons);
  await choose(page, csvOf([['Lost Digits', '9.19877E+11', 'Chowk', 'Chowk']]));
  await expect(page.getByText('Rows in the file: 1 · 1 to mend')).toBeVisible();
  expect(await boxesOf(buttons)).toEqual(before);
  await button(page, 'Columns').click();
  expect(await boxesOf(buttons)).toEqual(before);

  const goOn = backend.fail(IMPORT, { kind: 'hang' });
  await start.click();
  await expect(page.getByText('Uploading and importing...')).toBeVisible();
  expect(await boxesOf(buttons)).toEqual(before);
  goOn();
  await expect(page.getByText('Import completed.')).toBeVisible();
  expect(await boxesOf(buttons)).toEqual(before);
});

/** What of the dialog can be scrolled sideways, but for the filters: each line of them would be a row of the file less. */
const widerThanShown = (page: Page): Promise<string[]> =>
  importDialog(page).evaluate((shown) =>
    [shown, ...shown.querySelectorAll(':not([role="radiogroup"])')]
      .filter(
        (one) =>
          one.scrollWidth > one.clientWidth &&
          ['auto', 'scroll'].includes(getComputedStyle(one).overflowX),
      )
      .map((one) => one.outerHTML.slice(0, 200)),
  );

test('at 360 pixels nothing of the three steps scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await pressImport(page);
  const expectFits = async () => {
    await expectNoSidewaysScroll(page);
    expect(await widerThanShown(page)).toEqual([]);
  };
  await expect(importDialog(page)).toBeVisible();
  await expectFits();
  await choose(
    page,
    csvOf([
      ['A firm of a name as long as some in the Chowk are', '+91 94150 12301', 'B 1', ''],
      ['Averylongwordwithoutanyspaceinitwhateverthatmaybe', '9415012302', '', 'Assi'],
      ['Twice in the file', '9415012302', 'B 2', 'Assi'],
    ]),
  );
  await expect(cell(page, 'Area', 2)).toBeVisible();
  await expectFits();
  const tops = page
    .getByRole('radiogroup')
    .locator('label')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top));
  expect(new Set(await tops).size, 'lines of filters').toBe(1);
  await button(page, 'All cells of row 2').click();
  await expectFits();
  await button(page, 'Columns').click();
  await expect(page.getByRole('region', { name: 'Columns of the file' })).toBeVisible();
  await expectFits();
  await button(page, 'Start Import').click();
  await expect(page.getByText('Row validation failures')).toBeVisible();
  await expectFits();
});

test('a session that ends with the import: after the sign-in over it the file is still chosen, at its step', async ({
  page,
  backend,
  tolerate,
}) => {
  tolerate(/status of 401/);
  await button(page, 'Import').click();
  await choose(page, withoutArea(2));
  await cell(page, 'Area', 2).fill('Assi');
  await cell(page, 'Area', 3).fill('Chowk');
  backend.fail(IMPORT, { kind: 'json', status: 401, json: { message: 'Unauthenticated.' } }, 1);
  await button(page, 'Start Import').click();
  await signInOver(page, 'admin');
  await expect(page.getByText('members.csv, 1 kB')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Check$/ })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(page.getByText('Rows in the file: 2 · none to mend · 2 corrected')).toBeVisible();
  await button(page, 'Start Import').click();
  await expect(page.getByText('Import completed.')).toBeVisible();
  expect(backend.store.firms.slice(-2).map(({ area }) => area)).toEqual(['Assi', 'Chowk']);
});
