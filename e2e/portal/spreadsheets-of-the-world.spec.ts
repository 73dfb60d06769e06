import { expect, type Page } from '@playwright/test';
import { mergeCells, xlsxParts, xmlRow, zipFile } from '../../src/test/spreadsheetFiles';
import { portalTest as test } from '../fixtures';
import type { ChosenFile } from '../importFiles';
import { button, dialog, heading, pressImport } from '../screens';
import { beSignedIn } from './people';

const TITLES = ['name', 'mobile', 'address', 'area', 'mobile_alt'];
const importDialog = (page: Page) => dialog(page, 'Import Members');
const facts = (page: Page, text: string) => importDialog(page).getByText(text, { exact: true });
const note = (page: Page, text: string) =>
  importDialog(page).getByRole('note').filter({ hasText: text });
const cell = (page: Page, column: string, row: number) =>
  page.getByRole('textbox', { name: `${column}, row ${row}`, exact: true });

interface Sheet {
  readonly rows: readonly string[];
  readonly before?: string;
  readonly after?: string;
  readonly styles?: string;
}

async function workbook({
  rows,
  before = '',
  after = '',
  styles = '',
}: Sheet): Promise<ChosenFile> {
  const xml = rows.join('');
  const file = zipFile(xlsxParts([{ name: 'Members', xml, before, after }], '', styles));
  return {
    name: 'members.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await file.arrayBuffer()),
  };
}

const csv = (...lines: readonly string[]): ChosenFile => ({
  name: 'members.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\r\n')}\r\n`),
});

const firm = (row: number, area: string, attributes = '') =>
  xmlRow(row, [`Firm ${row}`, String(9_415_012_300 + row), `B ${row}`, area], attributes);

async function choose(page: Page, file: ChosenFile): Promise<void> {
  await pressImport(page);
  await page.getByLabel('File (.csv or .xlsx)').setInputFiles(file);
}

test.beforeEach(async ({ page, site, backend }) => {
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('members');
  await expect(heading(page, 'Members')).toBeVisible();
});

test('the rows that a filter hides are said, skipped with one press, taken again with one, and not sent', async ({
  page,
  backend,
}) => {
  await choose(
    page,
    await workbook({
      rows: [
        xmlRow(1, TITLES),
        firm(2, 'Assi'),
        firm(3, 'Chowk', 'hidden="1"'),
        firm(4, 'Assi'),
        firm(5, 'Chowk', 'hidden="1"'),
      ],
      after: '<autoFilter ref="A1:D5"/>',
    }),
  );
  await expect(note(page, '2 rows are hidden in this sheet.')).toBeVisible();
  await button(page, 'Skip hidden rows (2)').click();
  await expect(facts(page, 'Rows in the file: 4 · none to mend · 2 left out')).toBeVisible();
  await button(page, 'Use skipped hidden rows (2)').click();
  await expect(page.getByText('Rows to be sent: 4.')).toBeVisible();
  await button(page, 'Skip hidden rows (2)').click();
  await expect(page.getByText('Rows to be sent: 2.')).toBeVisible();
  await button(page, 'Start Import').click();
  await expect(importDialog(page).getByText('Import completed.')).toBeVisible();
  await expect(importDialog(page).getByText('Rows sent2', { exact: false })).toBeVisible();
  const [part] = backend.log.flatMap(({ body }) => (body.kind === 'multipart' ? body.parts : []));
  expect(part).toMatchObject({ fileName: 'members-corrected.csv' });
});

test('hidden columns are said with number and heading, and left out and taken again with one press', async ({
  page,
}) => {
  await choose(
    page,
    await workbook({
      before: '<cols><col min="5" max="5" width="0" hidden="1"/></cols>',
      rows: [
        xmlRow(1, TITLES),
        xmlRow(2, ['Assi Silks', '9415012345', 'B 1', 'Assi', '05422400001']),
      ],
    }),
  );
  await expect(note(page, 'Hidden columns: 5 “mobile_alt”.')).toBeVisible();
  await button(page, 'Do not use hidden columns').click();
  await expect(page.getByText('Your columns were matched')).toBeVisible();
  await button(page, 'Columns').click();
  const column = page.getByLabel('Taken for, mobile_alt');
  await expect(column).toHaveValue('');
  await button(page, 'Use hidden columns again').click();
  await expect(column).not.toHaveValue('');
});

test('the value of a merged cell is offered for its rows, filled at one press, and taken back', async ({
  page,
}) => {
  await choose(
    page,
    await workbook({
      rows: [
        xmlRow(1, ['Members of the south']),
        xmlRow(2, TITLES),
        firm(3, 'Assi'),
        firm(4, ''),
        firm(5, ''),
        firm(6, 'Lanka'),
      ],
      after: mergeCells('A1:E1', 'D3:D5', 'A6:B6'),
    }),
  );
  await expect(facts(page, 'Rows in the file: 4 · 2 to mend')).toBeVisible();
  await expect(page.getByText('Merged with a cell above, which says “Assi”.')).toHaveCount(2);
  await button(page, 'Fill merged cells with their value (2)').click();
  await expect(facts(page, 'Rows in the file: 4 · none to mend · 2 corrected')).toBeVisible();
  await expect(cell(page, 'Area', 5)).toHaveValue('Assi');
  await button(page, 'Undo').click();
  await expect(cell(page, 'Area', 5)).toHaveValue('');
});

test('what stands for nothing is named and emptied at one press, and an amount becomes a number', async ({
  page,
}) => {
  await choose(
    page,
    csv(
      'membership,name,mobile,mobile_alt,address,area,rep_name_1',
      '-,Kashi Silks,9839000001.0,NA,B 1,Assi,nil',
      'N/A,Assi Silks,9839000002,0,B 2,Assi,नहीं',
      '.,Nil Ratan,9839000003,--,B 3,Assi,null',
    ),
  );
  await expect(facts(page, 'Rows in the file: 3 · 3 to mend')).toBeVisible();
  await expect(page.getByText('“नहीं” stands for nothing.')).toBeVisible();
  await button(page, 'Turn amounts back into numbers (1)').click();
  await button(page, 'Empty the cells that stand for nothing (3)').click();
  await expect(facts(page, 'Rows in the file: 3 · none to mend · 3 corrected')).toBeVisible();
  await expect(cell(page, 'Firm Mobile No', 2)).toHaveValue('9839000001');
  await expect(cell(page, 'Representative Name-1', 3)).toHaveValue('');
});

for (const head of ['Contact', 'Contact Details', 'संपर्क', 'Rabta'])
  test(`a column of mobiles under “${head}” is used as the mobile`, async ({ page }) => {
    await choose(page, csv(`name,${head},address,area`, 'Assi Silks,9415012345,B 1,Assi'));
    await expect(page.getByLabel(`Taken for, ${head}`).locator('option:checked')).toHaveText(
      'Firm Mobile No',
    );
  });

test('“Phone” is known as the mobile without a look', async ({ page }) => {
  await choose(page, csv('name,Phone,address,area', 'Assi Silks,9415012345,B 1,Assi'));
  await expect(facts(page, 'Rows in the file: 1 · none to mend')).toBeVisible();
});

test('a missing mobile is said, never “none to mend”, and the column that holds mobiles is one press away', async ({
  page,
}) => {
  await choose(
    page,
    csv('name,GST No,address,area', 'Assi Silks,9415012345,B 1,Assi', 'Kashi,9415012346,B 2,Assi'),
  );
  await expect(facts(page, 'Rows in the file: 2 · missing: Firm Mobile No')).toBeVisible();
  await expect(importDialog(page).getByText(/none to mend/)).toHaveCount(0);
  await button(page, 'Use “GST No” as Firm Mobile No').click();
  await expect(facts(page, 'Rows in the file: 2 · none to mend')).toBeVisible();
});

test('a landline under a format that adds its 0 keeps it', async ({ page }) => {
  await choose(
    page,
    await workbook({
      styles:
        '<numFmts count="1"><numFmt numFmtId="164" formatCode="&quot;0&quot;#"/></numFmts>' +
        '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>',
      rows: [
        xmlRow(1, TITLES),
        xmlRow(2, ['Assi', '9415012345', 'B 1', 'Assi', '<c r="E2" s="1"><v>5422400001</v></c>']),
      ],
    }),
  );
  await expect(facts(page, 'Rows in the file: 1 · none to mend')).toBeVisible();
  await button(page, 'All cells of row 2').click();
  await expect(cell(page, 'Firm Alternate Mobile', 2)).toHaveValue('05422400001');
});
