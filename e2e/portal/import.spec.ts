import { expect, type Page } from '@playwright/test';
import { everyCombination } from '../../src/test/everyPair';
import { portalTest as test } from '../fixtures';
import { type ChosenFile, csvOf, manyRows, withoutArea, workbookOf } from '../importFiles';
import {
  answerDialog,
  button,
  dialog,
  expectNoSidewaysScroll,
  followMenu,
  pressTool,
} from '../screens';
import { expectGuarded } from './editForms';
import { expectContract, timesSent } from './wire';

// With a real worker, file picker and network. What is reported about a file: src/spreadsheet, src/features/members/import.

const IMPORT = 'POST /api/import/members';
const LIST = 'GET /api/members';

const importDialog = (page: Page) => dialog(page, 'Import Members');
const facts = (page: Page, text: string) => page.getByText(`Rows in the file: ${text}`);
const cell = (page: Page, column: string, row: number) =>
  page.getByRole('textbox', { name: `${column}, row ${row}`, exact: true });

/** Chooses a file in the browser's own file picker. */
async function choose(page: Page, file: ChosenFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await importDialog(page)
    .getByText(/^(Choose a file or drop it here|Choose another file)$/)
    .click();
  await (await chooser).setFiles(file);
}

async function openAndChoose(page: Page, file: ChosenFile): Promise<void> {
  await pressTool(page, 'Import');
  await choose(page, file);
}

test.beforeEach(async ({ office: page }) => {
  await page.goto('members');
});

// A lost answer: faults/network.spec.ts.
test('a corrected .csv and an .xlsx are sent with every digit, and the list is reloaded', async ({
  page,
  backend,
}) => {
  await openAndChoose(page, withoutArea(3));
  await expect(cell(page, 'Area', 2)).toBeFocused();
  const areas = ['Assi', 'Chowk', 'मदनपुरा'];
  for (const area of areas) {
    await page.keyboard.type(area);
    await page.keyboard.press('Enter');
  }
  await expect(facts(page, '3 · Nothing to fix · Corrected: 3')).toBeVisible();
  const reads = timesSent(backend, LIST);
  const goOn = backend.fail(IMPORT, { kind: 'hang' }, 1);
  await button(page, 'Start Import').click();
  // The browser drops the focus of the disabled button; it may not end on the page.
  await expect(importDialog(page).getByRole('group', { name: 'Importing...' })).toBeFocused();
  goOn();
  await expect(importDialog(page).getByText('Import completed.')).toBeVisible();
  await expect(importDialog(page).locator(':focus')).toHaveAccessibleDescription(
    'Import completed. Rows sent 3 Inserted 3 Updated 0 Failed 0',
  );
  expect(backend.store.firms.slice(-3).map(({ area }) => area)).toEqual(areas);
  // Before and after the import.
  await expect.poll(() => timesSent(backend, LIST)).toBe(reads + 2);
  expectContract(backend);
  await button(page, 'Close').click();
  await expect(button(page, 'Import')).toBeFocused();

  await openAndChoose(
    page,
    workbookOf({
      Notes: [['Please see the other sheet']],
      सदस्य: [
        ['फर्म का नाम', 'मोबाइल नंबर', 'पता', 'क्षेत्र'],
        ['बनारस बुनकर', 919415012301, 'मदनपुरा', 'मदनपुरा'],
      ],
    }),
  );
  await button(page, 'सदस्य').click();
  await expect(facts(page, '1 · Nothing to fix')).toBeVisible();
  await button(page, 'Start Import').click();
  await expect.poll(() => timesSent(backend, LIST)).toBe(reads + 4);
  expect(backend.store.firms.at(-1)?.mobile).toBe('919415012301');
  expect(timesSent(backend, IMPORT)).toBe(2);
});

/** As many rows as allowed with `EVERY_COMBINATION=1`. */
const MANY = everyCombination ? 100_000 : 10_000;

test('a slow upload shows its progress, confirms before leaving, and can be cancelled; the file stays selected', async ({
  page,
  backend,
}) => {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 60_000,
  });
  const remarked = MANY / 1000;
  await openAndChoose(page, manyRows(MANY));
  await expect(facts(page, `${MANY} · Needs fixing: ${remarked}`)).toBeVisible();
  if (everyCombination)
    await importDialog(page).getByRole('button', { name: 'Page 2', exact: true }).click();
  const last = MANY - 1000;
  const mobile = `98${10_000_000 + last}`;
  await expect(cell(page, 'Firm Mobile No', last + 2)).toHaveValue(`+91 ${mobile}`);
  await cell(page, 'Firm Mobile No', last + 2).fill(mobile);
  // The field is left by pressing the button that fixes the other rows.
  await page.getByRole('button', { name: /^Remove spaces and signs from mobiles/ }).click();
  await expect(facts(page, `${MANY} · Nothing to fix · Corrected: ${remarked}`)).toBeVisible();

  // The original file again.
  await choose(page, manyRows(MANY));
  await answerDialog(page, 'Discard your corrections?', 'Discard');
  await expect(facts(page, `${MANY} · Needs fixing: ${remarked}`)).toBeVisible();
  await button(page, 'Start Import').click();
  const onItsWay = /^\d+ kB, running for [1-9]\d* s\. Stops automatically after 120 s\.$/;
  await expect(page.getByText(onItsWay)).toBeVisible();
  await expect(button(page, 'Close')).toBeDisabled();

  await expectGuarded(page);

  await button(page, 'Cancel').click();
  await expect(page.getByText(/The server may already have the file/)).toBeVisible();
  await expect(importDialog(page).getByText(/^members\.csv, \d+ kB$/)).toBeVisible();
  await expect(button(page, 'Start Import')).toBeEnabled();
  expect(timesSent(backend, IMPORT)).toBe(0);
});

/** The number of rows that are completely visible below the table head. */
const rowsInSight = (page: Page): Promise<number> =>
  page.getByRole('region', { name: 'Rows with remarks' }).evaluate((scroll) => {
    const box = scroll.getBoundingClientRect();
    const head = scroll.querySelector('thead')?.getBoundingClientRect().bottom ?? box.top;
    return [...scroll.querySelectorAll('tbody tr')].filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top >= head && bottom <= Math.min(box.bottom, innerHeight);
    }).length;
  });

test('on a desktop many rows to correct are visible, and Close and Start Import stay in place in every step', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await button(page, 'Import').click();
  const start = page.getByRole('button', { name: /^(Start Import|Importing\.\.\.)$/ });
  await expect(start).toBeVisible();
  await expect(page.locator('[role="dialog"]:focus-within')).toBeVisible();
  const places = () => Promise.all([button(page, 'Close').boundingBox(), start.boundingBox()]);
  const before = await places();
  await choose(page, withoutArea(40));
  await expect(cell(page, 'Area', 41)).toBeAttached();
  expect(await rowsInSight(page)).toBeGreaterThanOrEqual(12);
  expect(await places()).toEqual(before);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect.poll(() => rowsInSight(page)).toBeGreaterThanOrEqual(20);
  await page.setViewportSize({ width: 1280, height: 800 });
  await button(page, 'Columns').click();
  await expect.poll(places).toEqual(before);

  const goOn = backend.fail(IMPORT, { kind: 'hang' });
  await start.click();
  await expect(page.getByText('Uploading and importing...')).toBeVisible();
  expect(await places()).toEqual(before);
  goOn();
  await expect(page.getByText('Import completed.')).toBeVisible();
  expect(await places()).toEqual(before);
});

/** Parts of the dialog that scroll sideways, except the filters: wrapping them would take the room of rows. */
const widerThanShown = (page: Page): Promise<string[]> =>
  importDialog(page).evaluate((shown) =>
    [shown, ...shown.querySelectorAll(':not(:has(> [role="radiogroup"]))')]
      .filter(
        (one) =>
          one.scrollWidth > one.clientWidth &&
          ['auto', 'scroll'].includes(getComputedStyle(one).overflowX),
      )
      .map((one) => one.outerHTML.slice(0, 200)),
  );

test('at 360 px no step scrolls sideways, and Back confirms before corrections are lost', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await followMenu(page, 'New Registration');
  await followMenu(page, 'Registered Members');
  await pressTool(page, 'Import');
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
      ['Duplicate in this file', '9415012302', 'B 2', 'Assi'],
    ]),
  );
  await expect(cell(page, 'Area', 2)).toBeVisible();
  await expectFits();
  const tops = page
    .getByRole('radiogroup')
    .locator('label')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top));
  expect(new Set(await tops).size, 'lines of filters').toBe(1);

  const backIsConfirmed = async () => {
    await page.goBack();
    await answerDialog(page, 'Discard your corrections?', 'Cancel');
  };
  await cell(page, 'Area', 2).fill('Assi');
  await backIsConfirmed();
  await expect(page.getByText(/ Corrected: 1$/)).toBeVisible();
  await backIsConfirmed();
  // Of two layers, Back closes the upper one.
  await page.goBack();
  await expect(dialog(page, 'Discard your corrections?')).toBeVisible();
  await page.goBack();
  await expect(dialog(page, 'Discard your corrections?')).toBeHidden();
  await expect(page).toHaveURL(/\/members\/members$/);
  await expect(cell(page, 'Area', 2)).toHaveValue('Assi');

  await button(page, 'All cells of row 2').click();
  await expectFits();
  await button(page, 'Columns').click();
  await expect(page.getByRole('region', { name: 'Columns in the file' })).toBeVisible();
  await expectFits();
  await button(page, 'Start Import').click();
  await expect(page.getByText('Row validation failures')).toBeVisible();
  await expectFits();
});
