import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { checked, chosen, linesOf, sentFile } from '../../../test/import/importDialog';
import { aFile, faultyFile, fileOf } from '../../../test/import/importFiles';
import { mergeCells, xlsxParts, xmlRow, zipFile } from '../../../test/spreadsheetFiles';

test('Enter moves from one wrong cell to the next, skips correct ones, and returns to any passed over', async () => {
  const { user, inside, cell } = await checked(faultyFile());
  await user.click(cell('Firm Name', 3));
  await user.keyboard('Kashi{Enter}');
  expect(cell('Firm Mobile No', 3)).toHaveFocus();
  // The text is selected, so that the next key replaces it.
  await user.keyboard('9415012399{Enter}');
  expect(cell('Area', 3)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(cell('Area', 4)).toHaveFocus();
  await user.keyboard('Chowk{Enter}');
  await waitFor(() => expect(cell('Area', 3)).toHaveFocus());
  await user.keyboard('Assi{Enter}');
  expect(
    await inside.findByText('Rows in the file: 4 · Nothing to fix · Corrected: 2'),
  ).toBeVisible();
  expect(cell('Firm Mobile No', 3)).toHaveValue('9415012399');
});

test('Enter moves to the next page with an error', async () => {
  const rows = Array.from({ length: 160 }, (_, at) => ({
    name: `Firm ${at}`,
    mobile: at >= 40 && at < 120 ? `94150 1${2_300 + at}` : String(9_415_012_300 + at),
    area: at < 40 || at >= 120 ? '' : 'A',
  }));
  const { user, inside, cell, press } = await checked(fileOf(rows));
  await press(/^Remove spaces/);
  await inside.findByText(/Corrected: 80/);
  await user.click(cell('Area', 41));
  await user.keyboard('Assi{Enter}');
  await waitFor(() => expect(cell('Area', 122)).toHaveFocus());
});

test('one press corrects many cells and says which; Undo reverts one step after the other', async () => {
  const { user, inside, press, cell, button, queryButton } = await checked(
    fileOf([
      { mobile: '+91 94150 12345' },
      { membership: '1001.0', name: 'B', mobile: '9415012346 / 47', mobile_alt: 'नहीं' },
      { name: 'C', mobile: '(0542) 240-0000' },
      { name: 'D', mobile: '9415012347', area: '' },
    ]),
  );
  const facts = (text: string) => inside.findByText(`Rows in the file: 4 · ${text}`);
  const fixes = inside.getByRole('group', { name: 'Fix all' });
  expect(fixes).toHaveTextContent('+91 94150 12345 → 919415012345');
  expect(await inside.findByText('“नहीं” stands for nothing.')).toBeVisible();
  expect(button('Change amounts back to numbers (1)')).toBeEnabled();
  expect(button('Clear cells that stand for nothing (1)')).toBeEnabled();
  expect(button('Undo')).toBeDisabled();
  await user.type(cell('Area', 5), 'Assi{Enter}');
  await facts('Needs fixing: 3 · Corrected: 1');
  await press('Remove spaces and signs from mobiles (2)');
  await facts('Needs fixing: 1 · Corrected: 3');
  // The rows arrive after the counts, all at once.
  expect(await inside.findByText('Before: +91 94150 12345')).toBeVisible();
  expect(cell('Firm Mobile No', 2)).toHaveValue('919415012345');
  expect(cell('Firm Mobile No', 3)).toHaveValue('9415012346 / 47');
  expect(cell('Firm Mobile No', 4)).toHaveValue('05422400000');
  expect(queryButton(/^Remove spaces/)).toBeNull();
  await user.click(inside.getByLabelText('Skip row 2'));
  await facts('Needs fixing: 1 · Corrected: 3 · Skipped: 1');

  await press('Undo');
  await facts('Needs fixing: 1 · Corrected: 3');
  await press('Undo');
  await facts('Needs fixing: 3 · Corrected: 1');
  await waitFor(() => expect(cell('Firm Mobile No', 4)).toHaveValue('(0542) 240-0000'));
  await press('Undo');
  await facts('Needs fixing: 4');
  await waitFor(() => expect(cell('Area', 5)).toHaveValue(''));
  expect(button('Undo')).toBeDisabled();
  expect(inside.getByText(/Your file will be sent unchanged\.$/)).toBeVisible();
});

test('Undo right after editing a cell restores it', async () => {
  const { user, inside, cell, button } = await checked(
    fileOf([{ area: '' }, { mobile: '9415012346', area: '' }]),
  );
  await user.type(cell('Area', 2), 'Assi{Enter}');
  await inside.findByText(/Corrected: 1/);
  const second = cell('Area', 3);
  // Before the worker can answer the first of the two.
  fireEvent.change(second, { target: { value: 'Wrong' } });
  fireEvent.blur(second);
  fireEvent.click(button('Undo'));
  await waitFor(() => expect(second).toHaveValue(''));
  expect(cell('Area', 2)).toHaveValue('Assi');
  expect(
    await inside.findByText('Rows in the file: 2 · Needs fixing: 1 · Corrected: 1'),
  ).toBeVisible();
});

test('a cell changed back before the worker has the first edit is unchanged', async () => {
  const { inside, cell } = await checked(fileOf([{ area: '' }]));
  const area = cell('Area', 2);
  for (const value of ['Wrong', '']) {
    fireEvent.change(area, { target: { value } });
    fireEvent.blur(area);
  }
  await inside.findByText('Rows in the file: 1 · Needs fixing: 1');
  await waitFor(() => expect(area).toHaveValue(''));
});

const firm = (row: number, area: string, attributes = '') =>
  xmlRow(row, [`Firm ${row}`, String(9_415_012_300 + row), `B ${row}`, area, '0542'], attributes);

// Problems of real spreadsheets, each fixed with one press. src/spreadsheet tests how they are read.

test('hidden columns, merged cells and hidden rows are reported; one press handles each, another reverts it', async () => {
  const rows = [
    xmlRow(1, ['name', 'mobile', 'address', 'area', 'mobile_alt']),
    firm(2, 'Assi'),
    firm(3, ''),
    firm(4, 'Chowk', 'hidden="1"'),
    firm(5, 'Chowk', 'hidden="1"'),
  ];
  const sheet = {
    name: 'Members',
    before: '<cols><col min="5" max="5" width="0" hidden="1"/></cols>',
    xml: rows.join(''),
    after: `<autoFilter ref="A1:E5"/>${mergeCells('D2:D3')}`,
  };
  const { inside, press, cell, usedAs, useAs } = await chosen(zipFile(xlsxParts([sheet])));
  const facts = (text: string) => inside.findByText(`Rows in the file: 4 · ${text}`);
  await facts('Needs fixing: 1 · For your information: 2');
  expect(
    inside.getByText(/^2 rows are hidden in this sheet\. Hidden columns: 5 “mobile_alt”\./),
  ).toBeVisible();
  await press('Skip hidden columns');
  expect(await inside.findByText(/Your columns were matched/)).toBeVisible();
  await press('Columns');
  expect(usedAs('mobile_alt')).toBe('Do not use');
  await useAs('mobile_alt', 'Firm Alternate Mobile');
  await press('Columns');

  const merged = 'Merged with the cell above, which says “Assi”.';
  expect(await inside.findByText(merged)).toBeVisible();
  await press('Fill merged cells with the value above (1)');
  await facts('Nothing to fix · For your information: 2 · Corrected: 1');
  await waitFor(() => expect(cell('Area', 3)).toHaveValue('Assi'));
  await press('Undo');
  await waitFor(() => expect(cell('Area', 3)).toHaveValue(''));

  await press('Skip hidden rows (2)');
  await facts('Needs fixing: 1 · Skipped: 2');
  await press('Include hidden rows again (2)');
  expect(await inside.findByText(/^Rows to send: 4/)).toBeVisible();
  await press('Skip hidden rows (2)');
  expect(await inside.findByText(/^Rows to send: 2/)).toBeVisible();
  await press('Start Import');
  const file = await sentFile();
  expect(file.name).toBe('members-corrected.csv');
  expect((await linesOf(file)).map((line) => /Firm \d/.exec(line)?.[0])).toEqual([
    undefined,
    'Firm 2',
    'Firm 3',
  ]);
});

test('columns guessed from cells are shown first; a missing mobile is reported, and the person chooses its column', async () => {
  const { dialog, inside, choose, usedAs, useAs } = await chosen(
    aFile('name,Contact,address,area\nAssi,9415012345,B 1,Assi\n'),
  );
  await waitFor(() => expect(usedAs('Contact')).toBe('Firm Mobile No'));
  await choose(aFile('name,Phone,address,area\nAssi,9415012345,B 1,Assi\n'));
  await inside.findByText('Rows in the file: 1 · Nothing to fix');
  await choose(
    aFile('name,GST No,address,area\nAssi,9415012345,B 1,Assi\nKashi,9415012346,B 2,Assi\n'),
  );
  await inside.findByText('Rows in the file: 2 · Missing: Firm Mobile No');
  expect(dialog).not.toHaveTextContent('Nothing to fix');
  await useAs('GST No', 'Firm Mobile No');
  await inside.findByText('Rows in the file: 2 · Nothing to fix');
});
