import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changeWorld, sentChanges } from '../../../test/wire';
import { checked, sentFile, theDialog } from '../../../test/import/importDialog';
import { cleanFile, faultyFile, fileOf } from '../../../test/import/importFiles';
import * as stories from './ImportMembers.stories';

const { ChooseFile, CheckToCorrect, ListLate } = composeStories(stories);

test('shows rows with errors first, notes on the file, and each filter with its rows', async () => {
  await CheckToCorrect.run();
  const { inside, read, issues, filters, filter, rowNumbers, cell } = await theDialog();
  await read();
  expect(
    inside.getByText('Rows in the file: 8 · Needs fixing: 3 · For your information: 3'),
  ).toBeVisible();
  expect(issues()).toEqual({
    5: [
      'Firm Name: Firm Name is required',
      'Firm Mobile No: Enter digits only, at most 15',
      'Area: Area is required',
    ],
    6: ['Firm Mobile No: Digits lost in the spreadsheet. Type the number again.'],
    8: [
      '9415012348',
      'New',
      'This row has 8 cells, not as many as the headings. Check that each cell is in the right column.',
    ],
  });
  expect(inside.getByRole('note')).toHaveTextContent(
    /^The column headings are in row 2\. Not used: Turnover, Column 8\.$/,
  );
  expect(filters()).toEqual([
    'All 8',
    'Needs fixing 3',
    'For your information 3',
    'New 7',
    'Changed 1',
    'Duplicate in this file 2',
  ]);
  // Explains how firms are compared, where rows show their expected result.
  const rule = () => inside.queryByText(/by membership number, or by mobile if there is none/);
  expect(rule()).toBeNull();
  for (const [name, rows] of [
    [/^For your information/, [3, 7, 10]],
    [/^New/, [3, 4, 5, 6, 7, 8, 10]],
    [/^Changed/, [9]],
    [/^Duplicate/, [3, 7]],
    [/^Needs fixing/, [5, 6, 8]],
    [/^All/, [3, 4, 5, 6, 7, 8, 9, 10]],
  ] as const) {
    await filter(name);
    await waitFor(() => expect(rowNumbers()).toEqual(rows));
  }
  expect(rule()).toHaveTextContent(/The server decides\.$/);
  // A row without an issue shows its number and expected result; a changed row also shows the list's values.
  expect(issues()).toMatchObject({
    3: ['Firm Mobile No: Duplicate of row 7'],
    4: ['9415012399', 'New'],
    7: ['Firm Mobile No: Duplicate of row 3'],
    9: [
      'Firm Name: In the list: Jaiswal Silk Emporium',
      'Address: In the list: CK 14/36, Nandan Sahu Lane, Chowk, Varanasi 221001',
    ],
    10: ['9999900001', 'New', 'Sample row from the template'],
  });
  expect(cell('Firm Name', 9)).toHaveValue('Jaiswal');
  expect(cell('Firm Name', 9)).toBeValid();
  expect(cell('Firm Name', 9)).toHaveAccessibleDescription('In the list: Jaiswal Silk Emporium');
  expect(sentChanges()).toEqual([]);
});

test('without the list no firm is shown as new; once the list arrives, new firms are', async () => {
  await ListLate.run();
  const { dialog, inside, choose, read, filters, user } = await theDialog();
  await choose(cleanFile());
  await read();
  expect(inside.getByRole('note')).toHaveTextContent(
    'The list is not loaded yet, so the portal cannot tell which firms are new.',
  );
  expect(filters()).toEqual(['All 2']);
  expect(dialog).not.toHaveTextContent('New');
  // A failed fetch is retried once before the screen reports it.
  const retry = await screen.findByText('Retry');
  changeWorld(ChooseFile.parameters);
  await user.click(retry);
  expect(await inside.findByRole('radio', { name: /^New/ })).toBeVisible();
  expect(filters()).toEqual(['All 2', 'New 2']);
  expect(inside.queryByRole('note')).toBeNull();
});

test('a cell is corrected in place: its row is validated again and stays, and shows the old text', async () => {
  const { user, dialog, inside, press, cell, issues, filters } = await checked(faultyFile());
  // Escape restores the text, and does not close the dialog.
  await user.type(cell('Firm Mobile No', 3), '765{Escape}');
  expect(cell('Firm Mobile No', 3)).toHaveValue('98x');
  await user.tab();
  expect(dialog).toBeVisible();
  expect(inside.getByText('Rows in the file: 4 · Needs fixing: 2')).toBeVisible();

  expect(cell('Area', 4)).toBeInvalid();
  expect(cell('Area', 4)).toHaveAccessibleDescription('Area is required');
  await user.type(cell('Area', 4), 'Rajghat{Enter}');
  expect(
    await inside.findByText('Rows in the file: 4 · Needs fixing: 1 · Corrected: 1'),
  ).toBeVisible();
  await waitFor(() => expect(issues()['4']).toEqual([]));
  expect(cell('Area', 4)).toHaveValue('Rajghat');
  expect(cell('Area', 4)).toBeValid();
  expect(inside.getByText('Before: empty')).toBeVisible();
  expect(filters()).toEqual(['All 4', 'Needs fixing 1', 'New 4', 'Corrected 1']);
  expect(
    inside.getByText(
      'Rows to send: 4. Likely to fail: 1. A CSV with your corrections and the template columns will be sent.',
    ),
  ).toBeVisible();

  // An expanded row shows all sixteen cells, each editable.
  expect(within(dialog).queryByLabelText('Representative Name-5, row 3')).toBeNull();
  await press('All cells of row 3');
  expect(inside.getAllByLabelText(/, row 3$/)).toHaveLength(16);
  await user.type(cell('Representative Name-5', 3), 'सुनीता{Enter}');
  expect(
    await inside.findByText('Rows in the file: 4 · Needs fixing: 1 · Corrected: 2'),
  ).toBeVisible();
  await press('All cells of row 3');
  // Typed text stays visible next to the error.
  expect(inside.getAllByLabelText(/, row 3$/).map((one) => one.getAttribute('aria-label'))).toEqual(
    ['Firm Name, row 3', 'Firm Mobile No, row 3', 'Area, row 3', 'Representative Name-5, row 3'],
  );
});

test('a cell that was filled without an event is read from the field', async () => {
  const { inside, cell } = await checked(faultyFile());
  const area = cell('Area', 4);
  area.focus();
  Object.assign(area, { value: 'Rajghat' });
  fireEvent.keyDown(area, { key: 'Enter' });
  expect(
    await inside.findByText('Rows in the file: 4 · Needs fixing: 1 · Corrected: 1'),
  ).toBeVisible();
});

test('sample rows are skipped with one press, single rows with their checkbox; they can be listed, and are not sent', async () => {
  const { user, inside, press, filter, rowNumbers } = await checked(
    fileOf([{ name: 'Sample Silk House (delete this row)' }, { name: 'Kashi', mobile: '' }]),
  );
  await press('Skip sample rows (1)');
  expect(
    await inside.findByText('Rows in the file: 2 · Needs fixing: 1 · Skipped: 1'),
  ).toBeVisible();
  await user.click(inside.getByLabelText('Skip row 3'));
  expect(
    await inside.findByText('Rows in the file: 2 · Nothing to fix · Skipped: 2'),
  ).toBeVisible();
  await filter(/^Skipped 2/);
  await waitFor(() => expect(rowNumbers()).toEqual([2, 3]));
  await user.click(inside.getByLabelText('Skip row 3'));
  expect(await inside.findByText(/Skipped: 1/)).toBeVisible();
  await waitFor(() => expect(inside.getByLabelText('Skip row 3')).not.toBeChecked());
  await press('Start Import');
  const text = await (await sentFile()).text();
  expect(text).toContain('Kashi');
  expect(text).not.toContain('Sample');
});
