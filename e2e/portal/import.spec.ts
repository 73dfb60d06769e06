import { expect, type Page } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { type ChosenFile, csvOf, manyRows, workbookOf } from '../importFiles';
import {
  answerDialog,
  button,
  dialog,
  expectNoSidewaysScroll,
  followMenu,
  heading,
  pressImport,
} from '../screens';
import { beSignedIn } from './people';
import { expectContract, timesSent } from './wire';

const IMPORT = 'POST /api/import/members';
const LIST = 'GET /api/members';

const importDialog = (page: Page) => dialog(page, 'Import Members');
const cell = (page: Page, column: string, row: number) =>
  page.getByRole('textbox', { name: `${column}, row ${row}`, exact: true });

/** The numbers of the rows on show. */
const rowsShown = (page: Page) => importDialog(page).locator('tbody').getByRole('rowheader');

async function choose(page: Page, file: ChosenFile): Promise<void> {
  await page.getByLabel('File (.csv or .xlsx)').setInputFiles(file);
}

async function openImport(page: Page, file?: ChosenFile): Promise<void> {
  await pressImport(page);
  await expect(importDialog(page)).toBeVisible();
  if (file !== undefined) await choose(page, file);
}

test.beforeEach(async ({ page, site, backend }) => {
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('members');
  await expect(heading(page, 'Members')).toBeVisible();
});

test('a clean file goes as it is, and of a workbook the chosen sheet with every digit; the list is read again', async ({
  page,
  backend,
}) => {
  const file = csvOf([
    ['Assi Brocades', '9415012301', 'B 1/2, Assi', 'Assi'],
    ['काशी जरी', '09415012302', 'मदनपुरा', 'मदनपुरा'],
  ]);
  await openImport(page, file);
  await expect(page.getByText('Rows in the file: 2 · none to mend')).toBeVisible();
  const reads = timesSent(backend, LIST);
  await button(page, 'Start Import').click();
  await expect(importDialog(page).getByText('Import completed.')).toBeVisible();
  await expect(importDialog(page).getByText('Inserted')).toBeVisible();
  expect(backend.log.find(({ call }) => call === IMPORT)?.body).toEqual({
    kind: 'multipart',
    parts: [{ name: 'file', fileName: 'members.csv', bytes: file.buffer.length }],
  });
  await expect.poll(() => timesSent(backend, LIST)).toBe(reads + 1);
  expect(backend.store.firms.at(-1)).toMatchObject({ firmName: 'काशी जरी', mobile: '09415012302' });
  expect(timesSent(backend, IMPORT)).toBe(1);
  expectContract(backend);
  await expect(button(page, 'Start Import')).toBeDisabled();
  await button(page, 'Close').click();
  await expect(button(page, 'Import')).toBeFocused();

  await openImport(
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
  await expect(page.getByText('Rows in the file: 1 · none to mend')).toBeVisible();
  await expect(page.getByText('The preview shows the sheet सदस्य only.')).toBeVisible();
  await expect(page.getByText(/Your columns were matched: a CSV/)).toBeVisible();
  await button(page, 'Start Import').click();
  await expect(importDialog(page).getByText('Import completed.')).toBeVisible();
  expect(backend.store.firms.at(-1)).toMatchObject({
    firmName: 'बनारस बुनकर',
    mobile: '919415012301',
  });
});

test('what is wrong is mended in place, refused rows are mended again, and nothing else changes', async ({
  page,
  backend,
}) => {
  await openImport(
    page,
    csvOf([
      ['Assi Brocades', '+91 94150 12301', 'B 1/2, Assi', 'Assi'],
      ['Lost Digits', '9.19877E+11', 'Chowk', 'Chowk'],
      ['Right Firm', '9415012303', 'Line one\nline two', 'Chowk'],
      ['', '9415012304', 'Chowk', 'Chowk'],
    ]),
  );
  await expect(page.getByText('Rows in the file: 4 · 3 to mend')).toBeVisible();
  // What is to mend stands alone, until all rows are asked for.
  await expect(rowsShown(page)).toHaveText(['2', '3', '5']);
  await importDialog(page)
    .getByRole('radio', { name: /^All 4/ })
    .check();
  await expect(rowsShown(page)).toHaveText(['2', '3', '4', '5']);
  await button(page, 'Take spaces and signs out of mobiles (1)').click();
  await expect(cell(page, 'Firm Mobile No', 2)).toHaveValue('919415012301');
  await expect(page.getByText('was +91 94150 12301')).toBeVisible();
  // Digits that a spreadsheet program lost are nobody's to guess.
  await expect(cell(page, 'Firm Mobile No', 3)).toHaveValue('9.19877E+11');
  // Left with the very click that starts the import.
  await cell(page, 'Firm Name', 5).fill('Named Now');
  await button(page, 'Start Import').click();

  await expect(page.getByText('Row 3: The mobile must be at most 15 digits.')).toBeVisible();
  expect(backend.log.find(({ call }) => call === IMPORT)?.body).toMatchObject({
    parts: [{ name: 'file', fileName: 'members-corrected.csv' }],
  });
  expect(backend.store.firms.slice(-3).map(({ firmName }) => firmName)).toEqual([
    'Assi Brocades',
    'Right Firm',
    'Named Now',
  ]);
  expect(backend.store.firms.at(-2)?.address).toBe('Line one\nline two');

  await button(page, 'Fix and send again').click();
  await expect(
    page.getByText('The service said: The mobile must be at most 15 digits.'),
  ).toBeVisible();
  await expect(rowsShown(page)).toHaveText(['3']);
  await cell(page, 'Firm Mobile No', 3).fill('919877000000');
  await button(page, 'Start Import').click();
  await expect(importDialog(page).getByText('Import completed.')).toBeVisible();
  expect(backend.store.firms.at(-1)).toMatchObject({
    firmName: 'Lost Digits',
    mobile: '919877000000',
  });
  expect(timesSent(backend, IMPORT)).toBe(2);
});

test('what goes wrong is said, and the file stays: unreadable, refused, cancelled, lost', async ({
  page,
  backend,
  tolerate,
}) => {
  tolerate(/status of 422|ERR_CONNECTION_RESET/);
  await test.step('a file that cannot be read is said, and can be sent all the same', async () => {
    await openImport(page, {
      name: 'members.xlsx',
      mimeType: '',
      buffer: Buffer.from('name,mobile'),
    });
    await expect(importDialog(page).getByRole('alert')).toContainText('this is no workbook');
    const json = { message: 'Not a workbook.', errors: { file: ['It has no sheet.'] } };
    backend.fail(IMPORT, { kind: 'json', status: 422, json }, 1);
    await button(page, 'Start Import').click();
    await expect(importDialog(page).getByText('Error: Not a workbook.')).toBeVisible();
    await expect(importDialog(page).getByText('It has no sheet.')).toBeVisible();
    expect(timesSent(backend, IMPORT)).toBe(1);
    await choose(page, { name: 'members.xls', mimeType: '', buffer: Buffer.from('x') });
    await expect(importDialog(page).getByRole('alert')).toHaveText(
      'Only .csv or .xlsx files are supported. Please convert .xls to .csv or .xlsx.',
    );
    await expect(button(page, 'Start Import')).toBeDisabled();
  });

  await test.step('the service works on it: cancelled then, the list is read again', async () => {
    await choose(page, csvOf([['Assi Brocades', '9415012301', 'Assi', 'Assi']]));
    const lift = backend.fail(IMPORT, { kind: 'hang' });
    await button(page, 'Start Import').click();
    await expect.poll(() => timesSent(backend, IMPORT)).toBe(2);
    const reads = timesSent(backend, LIST);
    await button(page, 'Cancel').click();
    await expect(page.getByText(/the members may or may not have been imported/)).toBeVisible();
    await expect.poll(() => timesSent(backend, LIST)).toBe(reads + 1);
    lift();
  });

  await test.step('a lost answer says so, reads the list again and keeps the file', async () => {
    await choose(page, csvOf([['Chowk Brocades', '9415012302', 'Chowk', 'Chowk']]));
    await expect(page.getByText(/may or may not have been imported/)).toHaveCount(0);
    backend.fail(IMPORT, { kind: 'lost' }, 1);
    const reads = timesSent(backend, LIST);
    await button(page, 'Start Import').click();
    await expect(importDialog(page).getByText(/^Network error\. /)).toBeVisible();
    await expect(
      page.getByText(/may or may not have been imported: the list is read again/),
    ).toBeVisible();
    await expect.poll(() => timesSent(backend, LIST)).toBe(reads + 1);
    expect(backend.store.firms.at(-1)?.firmName).toBe('Chowk Brocades');
    await expect(button(page, 'Start Import')).toBeEnabled();
    expect(timesSent(backend, IMPORT)).toBe(3);
  });
});

test('100,000 rows: pages of remarks, one edit, and all of them sent', async ({
  page,
  backend,
}) => {
  test.slow();
  await openImport(page, manyRows(100_000));
  await expect(page.getByText('Rows in the file: 100000 · 100 to mend')).toBeVisible({
    timeout: 30_000,
  });
  await importDialog(page).getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(cell(page, 'Firm Mobile No', 99_002)).toHaveValue('+91 9810099000');
  await cell(page, 'Firm Mobile No', 99_002).fill('9810099000');
  // Left with the very press that mends the others.
  await page.getByRole('button', { name: /^Take spaces and signs out of mobiles/ }).click();
  await expect(
    page.getByText('Rows in the file: 100000 · none to mend · 100 corrected'),
  ).toBeVisible();
  // The imitated service would take minutes over so many.
  const json = { message: 'Import completed.', inserted: 99_999, updated: 0, failed_rows: [] };
  backend.fail(IMPORT, { kind: 'json', status: 200, json }, 1);
  await button(page, 'Start Import').click();
  await expect(page.getByText('Not accounted for by the service')).toBeVisible();
  expect(timesSent(backend, IMPORT)).toBe(1);
});

test('a slow upload says what is on its way and since when, asks before it is left, and can be cancelled; the file stays chosen', async ({
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
  await openImport(page, manyRows(30_000));
  await expect(page.getByText('Rows in the file: 30000 · 30 to mend')).toBeVisible();
  await button(page, 'Start Import').click();
  const onItsWay = /^[12]\.\d MB, under way for [1-9]\d* s\. It ends by itself after 120 s\.$/;
  await expect(page.getByText(onItsWay)).toBeVisible();
  await expect(button(page, 'Importing...')).toBeDisabled();
  await expect(button(page, 'Close')).toBeDisabled();
  await page.keyboard.press('Escape');

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();

  await button(page, 'Cancel').click();
  await expect(page.getByText(/The service may have the file already/)).toBeVisible();
  await expect(importDialog(page).getByText(/^members\.csv, \d\.\d MB$/)).toBeVisible();
  await expect(button(page, 'Start Import')).toBeEnabled();
  expect(timesSent(backend, IMPORT)).toBe(0);
});

test('corrections are not lost by closing the dialog or going Back; at 360 pixels it fits', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await followMenu(page, 'New Registration');
  await followMenu(page, 'Registered Members');
  await expect(heading(page, 'Members')).toBeVisible();
  await openImport(page, csvOf([['', '+91 94150 12301', '', 'Assi']]));
  await expect(cell(page, 'Firm Name', 2)).toBeVisible();
  await expectNoSidewaysScroll(page);
  const width = await importDialog(page).evaluate((element) => [
    element.scrollWidth,
    element.clientWidth,
  ]);
  expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);

  await cell(page, 'Firm Name', 2).fill('Named Now');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 corrected')).toBeVisible();
  await button(page, 'Close').click();
  await answerDialog(page, 'Discard your corrections?', 'Cancel');
  await page.goBack();
  await answerDialog(page, 'Leave without saving?', 'Cancel');
  await expect(cell(page, 'Firm Name', 2)).toHaveValue('Named Now');
  await button(page, 'Close').click();
  await answerDialog(page, 'Discard your corrections?', 'Discard');
  await expect(importDialog(page)).toBeHidden();
  // Reopened, it is empty.
  await openImport(page);
  await expect(page.getByText('Please choose a file (.csv or .xlsx)')).toBeVisible();
});
