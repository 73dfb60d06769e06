import { composeStories } from '@storybook/react-vite';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { theDialog } from '../../test/import/importDialog';
import { aFile } from '../../test/import/importFiles';
import { mergeCells, xlsxParts, xmlRow, zipFile } from '../../test/spreadsheetFiles';
import { sentForm, timesSent } from '../../test/wire';
import * as stories from './ImportMembers.stories';

// What spreadsheets of the world hold, and the one press that sets it right. How each is read: src/spreadsheet.

const { ChooseFile } = composeStories(stories);

const TITLES = ['name', 'mobile', 'address', 'area', 'mobile_alt'];

interface Sheet {
  readonly rows: readonly string[];
  readonly before?: string;
  readonly after?: string;
}

const workbook = ({ rows, before = '', after = '' }: Sheet): File =>
  zipFile(xlsxParts([{ name: 'Members', xml: rows.join(''), before, after }], '', ''));

const firm = (row: number, area: string, attributes = '') =>
  xmlRow(row, [`Firm ${row}`, String(9_415_012_300 + row), `B ${row}`, area], attributes);

const lines = (...rows: readonly string[]): File => aFile(`${rows.join('\r\n')}\r\n`);

async function chosen(file: File) {
  await ChooseFile.run();
  const dialog = await theDialog();
  await dialog.choose(file);
  const facts = (text: string) => dialog.inside.findByText(`Rows in the file: ${text}`);
  return { ...dialog, facts };
}

test('the rows that a filter hides are said, skipped with one press, taken again with one, and not sent', async () => {
  const { inside, facts, press } = await chosen(
    workbook({
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
  expect(await inside.findByText(/^2 rows are hidden in this sheet\./)).toBeVisible();
  await press('Skip hidden rows (2)');
  await facts('4 · none to mend · 2 left out');
  await press('Use skipped hidden rows (2)');
  expect(await inside.findByText(/^Rows to be sent: 4\./)).toBeVisible();
  await press('Skip hidden rows (2)');
  expect(await inside.findByText(/^Rows to be sent: 2\./)).toBeVisible();
  await press('Start Import');
  await waitFor(() => expect(timesSent('POST /api/import/members')).toBe(1));
  const file = (await sentForm('POST /api/import/members'))[0]?.[1];
  if (!(file instanceof File)) throw new Error('The part is no file');
  expect(file.name).toBe('members-corrected.csv');
  expect((await file.text()).match(/Firm \d/g)).toEqual(['Firm 2', 'Firm 4']);
});

test('hidden columns are said with number and heading, and left out and taken again with one press', async () => {
  const { inside, facts, press } = await chosen(
    workbook({
      before: '<cols><col min="5" max="5" width="0" hidden="1"/></cols>',
      rows: [
        xmlRow(1, TITLES),
        xmlRow(2, ['Assi Silks', '9415012345', 'B 1', 'Assi', '05422400001']),
      ],
    }),
  );
  await facts('1 · none to mend');
  expect(inside.getByText(/^Hidden columns: 5 “mobile_alt”\./)).toBeVisible();
  await press('Do not use hidden columns');
  expect(await inside.findByText(/Your columns were matched/)).toBeVisible();
  await press('Columns');
  const column = inside.getByLabelText('Taken for, mobile_alt');
  expect(column).toHaveDisplayValue('Not read');
  await press('Use hidden columns again');
  await waitFor(() => expect(column).toHaveDisplayValue('Firm Alternate Mobile'));
});

test('the value of a merged cell is offered for its rows, filled at one press, and taken back', async () => {
  const { inside, facts, press, cell } = await chosen(
    workbook({
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
  await facts('4 · 2 to mend');
  await waitFor(() =>
    expect(inside.getAllByText('Merged with a cell above, which says “Assi”.')).toHaveLength(2),
  );
  await press('Fill merged cells with their value (2)');
  await facts('4 · none to mend · 2 corrected');
  await waitFor(() => expect(cell('Area', 5)).toHaveValue('Assi'));
  await press('Undo');
  await waitFor(() => expect(cell('Area', 5)).toHaveValue(''));
});

test('what stands for nothing is named and emptied at one press, and an amount becomes a number', async () => {
  const { inside, facts, press, cell } = await chosen(
    lines(
      'membership,name,mobile,mobile_alt,address,area,rep_name_1',
      '-,Kashi Silks,9839000001.0,NA,B 1,Assi,nil',
      'N/A,Assi Silks,9839000002,0,B 2,Assi,नहीं',
      '.,Nil Ratan,9839000003,--,B 3,Assi,null',
    ),
  );
  await facts('3 · 3 to mend');
  expect(await inside.findByText('“नहीं” stands for nothing.')).toBeVisible();
  await press('Turn amounts back into numbers (1)');
  await press('Empty the cells that stand for nothing (3)');
  await facts('3 · none to mend · 3 corrected');
  await waitFor(() => expect(cell('Firm Mobile No', 2)).toHaveValue('9839000001'));
  expect(cell('Representative Name-1', 3)).toHaveValue('');
});

test('a column that only its cells tell is shown first, and one that is known by its heading is not', async () => {
  const { inside, choose, facts } = await chosen(
    lines('name,Contact,address,area', 'Assi,9415012345,B 1,Assi'),
  );
  expect(await inside.findByLabelText('Taken for, Contact')).toHaveDisplayValue('Firm Mobile No');
  await choose(lines('name,Phone,address,area', 'Assi,9415012345,B 1,Assi'));
  await facts('1 · none to mend');
});

test('a missing mobile is said, never “none to mend”, and the column that holds mobiles is one press away', async () => {
  const { dialog, facts, press } = await chosen(
    lines('name,GST No,address,area', 'Assi,9415012345,B 1,Assi', 'Kashi,9415012346,B 2,Assi'),
  );
  await facts('2 · missing: Firm Mobile No');
  expect(dialog).not.toHaveTextContent('none to mend');
  await press('Use “GST No” as Firm Mobile No');
  await facts('2 · none to mend');
});
