import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { changeWorld, sentChanges } from '../../test/wire';
import { theDialog } from '../../test/import/importDialog';
import { cleanFile, faultyFile, fileOf } from '../../test/import/importFiles';
import * as stories from './ImportMembers.stories';

const { ChooseFile, CheckToMend, ListLate, UnusableFile, SeveralSheets } = composeStories(stories);

/** The dialog with this file read and checked. */
async function preview(file: File) {
  await ChooseFile.run();
  const dialog = await theDialog();
  await dialog.choose(file);
  await dialog.read();
  return dialog;
}

test('shows what is to mend first, says what is odd about the file, and each filter with its rows', async () => {
  await CheckToMend.run();
  const { inside, read, remarks, filters, filter, rowNumbers } = await theDialog();
  await read();
  expect(inside.getByText('Rows in the file: 8 · 3 to mend · 3 to know of')).toBeVisible();
  expect(remarks()).toEqual({
    5: [
      'Firm Name: Firm Name is required',
      'Firm Mobile No: Enter digits only, at most 15',
      'Area: Area is required',
    ],
    6: ['Firm Mobile No: Digits lost in a spreadsheet program: type it anew.'],
    8: [
      '9415012348',
      'New',
      'This row has 8 cells, the header has another number: see whether each stands in its column.',
      'From “Varanasi” on the cells probably stand under a wrong column.',
    ],
  });
  expect(inside.getByRole('note')).toHaveTextContent(/^The header stands in row 2\.$/);
  expect(filters()).toEqual([
    'All 8',
    'To mend 3',
    'To know of 3',
    'New 7',
    'Changed 1',
    'Twice in the file 2',
  ]);
  for (const [name, rows] of [
    [/^To know of/, [3, 7, 10]],
    [/^New/, [3, 4, 5, 6, 7, 8, 10]],
    [/^Changed/, [9]],
    [/^Twice/, [3, 7]],
    [/^All/, [3, 4, 5, 6, 7, 8, 9, 10]],
    [/^To mend/, [5, 6, 8]],
  ] as const) {
    await filter(name);
    await waitFor(() => expect(rowNumbers()).toEqual(rows));
  }
  expect(sentChanges()).toEqual([]);
});

test('the rule by which a firm is known is named where rows say what the list makes of them', async () => {
  await CheckToMend.run();
  const { inside, read, filter } = await theDialog();
  await read();
  const rule = () => inside.queryByText(/by their membership number, without one by their mobile/);
  expect(rule()).toBeNull();
  await filter(/^Changed/);
  expect(rule()).toHaveTextContent(/The service decides\.$/);
});

test('a row with nothing to say shows its number and what becomes of it, a changed one what the list has', async () => {
  await CheckToMend.run();
  const { read, filter, remarks, cell, rowNumbers } = await theDialog();
  await read();
  await filter(/^All/);
  await waitFor(() => expect(rowNumbers()).toHaveLength(8));
  expect(remarks()).toMatchObject({
    3: ['Firm Mobile No: The same as in row 7'],
    4: ['9415012399', 'New'],
    7: ['Firm Mobile No: The same as in row 3'],
    9: [
      'Firm Name: The list has: Jaiswal Silk Emporium',
      'Address: The list has: CK 14/36, Nandan Sahu Lane, Chowk, Varanasi 221001',
    ],
    10: ['9999900001', 'New', 'A sample row of the template'],
  });
  expect(cell('Firm Name', 9)).toHaveValue('Jaiswal');
  expect(cell('Firm Name', 9)).toBeValid();
  expect(cell('Firm Name', 9)).toHaveAccessibleDescription('The list has: Jaiswal Silk Emporium');
});

test('without the list nobody says which firms are new; once it comes, it is told', async () => {
  await ListLate.run();
  const { dialog, inside, choose, read, filters, user } = await theDialog();
  await choose(cleanFile());
  await read();
  expect(inside.getByRole('note')).toHaveTextContent(
    'The list is not there yet: which firms are new cannot be told.',
  );
  expect(filters()).toEqual(['All 2']);
  expect(dialog).not.toHaveTextContent('New');
  // A read that fails is tried once more before the screen says so.
  const retry = await screen.findByText('Retry');
  changeWorld(ChooseFile.parameters);
  await user.click(retry);
  expect(await inside.findByRole('radio', { name: /^New/ })).toBeVisible();
  expect(filters()).toEqual(['All 2', 'New 2']);
  expect(inside.queryByRole('note')).toBeNull();
});

test('a row that is opened shows all sixteen cells, each to be typed in', async () => {
  const { user, inside, dialog, press, cell } = await preview(faultyFile());
  expect(within(dialog).queryByLabelText('Representative Name-5, row 4')).toBeNull();
  await press('All cells of row 4');
  expect(inside.getAllByLabelText(/, row 4$/)).toHaveLength(16);
  await user.type(cell('Representative Name-5', 4), 'सुनीता{Enter}');
  expect(await inside.findByText('Rows in the file: 4 · 2 to mend · 1 corrected')).toBeVisible();
  await press('All cells of row 4');
  // What was typed stays in sight, beside what is wrong.
  expect(inside.getAllByLabelText(/, row 4$/).map((one) => one.getAttribute('aria-label'))).toEqual(
    ['Area, row 4', 'Representative Name-5, row 4'],
  );
});

describe('a cell', () => {
  test('is corrected in its place: the row is judged anew and stays, and what was there is shown', async () => {
    const { user, inside, cell, remarks, filters } = await preview(faultyFile());
    const area = cell('Area', 4);
    expect(area).toBeInvalid();
    expect(area).toHaveAccessibleDescription('Area is required');
    await user.type(area, 'Rajghat{Enter}');
    expect(await inside.findByText('Rows in the file: 4 · 1 to mend · 1 corrected')).toBeVisible();
    await waitFor(() => expect(remarks()['4']).toEqual([]));
    expect(cell('Area', 4)).toHaveValue('Rajghat');
    expect(cell('Area', 4)).toBeValid();
    expect(inside.getByText('was empty')).toBeVisible();
    expect(filters()).toEqual(['All 4', 'To mend 1', 'New 4', 'Corrected 1']);
    expect(
      inside.getByText(
        'Rows to be sent: 4, probably refused: 1. A CSV with your corrections and the template’s columns is sent.',
      ),
    ).toBeVisible();
  });

  test('that was filled in without an event is taken as it stands there', async () => {
    const { inside, cell } = await preview(faultyFile());
    const area = cell('Area', 4);
    area.focus();
    Object.assign(area, { value: 'Rajghat' });
    fireEvent.keyDown(area, { key: 'Enter' });
    expect(await inside.findByText('Rows in the file: 4 · 1 to mend · 1 corrected')).toBeVisible();
  });

  test('gives back what was there with Escape, which does not close the dialog', async () => {
    const { user, dialog, inside, cell } = await preview(faultyFile());
    await user.type(cell('Firm Mobile No', 3), '765{Escape}');
    expect(cell('Firm Mobile No', 3)).toHaveValue('98x');
    await user.tab();
    expect(dialog).toBeVisible();
    expect(inside.getByText('Rows in the file: 4 · 2 to mend')).toBeVisible();
  });
});

test('sample rows are left out at one press, single rows by their box, and are found again', async () => {
  const { user, inside, press, filter, rowNumbers } = await preview(
    fileOf([{ name: 'Sample Silk House (delete this row)' }, { mobile: '' }]),
  );
  await press('Leave out the sample rows (1)');
  expect(await inside.findByText('Rows in the file: 2 · 1 to mend · 1 left out')).toBeVisible();
  await user.click(inside.getByLabelText('Leave out row 3'));
  expect(await inside.findByText('Rows in the file: 2 · none to mend · 2 left out')).toBeVisible();
  await filter(/^Left out 2/);
  await waitFor(() => expect(rowNumbers()).toEqual([2, 3]));
  await user.click(inside.getByLabelText('Leave out row 2'));
  expect(await inside.findByText(/1 left out/)).toBeVisible();
  await waitFor(() => expect(inside.getByLabelText('Leave out row 2')).not.toBeChecked());
});

test('a file that cannot be shown can be sent all the same', async () => {
  await UnusableFile.run();
  const { inside, button } = await theDialog();
  const alert = await inside.findByRole('alert');
  expect(alert).toHaveTextContent(
    'No preview: The name ends in .xlsx, but this is no workbook. Save it again as .xlsx or .csv.',
  );
  expect(alert).toHaveTextContent('You can send the file all the same: the service decides.');
  expect(button('Start Import')).toBeEnabled();
});

test('of a workbook with several sheets one is chosen', async () => {
  await SeveralSheets.run();
  const { inside, button, press, read, remarks } = await theDialog();
  const sheets = within(await inside.findByRole('group', { name: 'Sheets' }));
  expect(sheets.getAllByRole('button').map((one) => one.textContent)).toEqual([
    'Last year',
    'सदस्य 2025',
  ]);
  expect(button('Start Import')).toBeEnabled();
  await press('सदस्य 2025');
  expect(await inside.findByText('Rows in the file: 2 · 1 to mend')).toBeVisible();
  await read();
  expect(remarks()).toEqual({ 2: ['Area: Area is required'] });
  expect(inside.getByText('The preview shows the sheet सदस्य 2025 only.')).toBeVisible();
});
