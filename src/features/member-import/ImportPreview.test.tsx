import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changeWorld, sentChanges } from '../../test/wire';
import { checked, sentFile, theDialog } from '../../test/import/importDialog';
import { cleanFile, faultyFile, fileOf } from '../../test/import/importFiles';
import * as stories from './ImportMembers.stories';

const { ChooseFile, CheckToCorrect, ListLate } = composeStories(stories);

test('shows what is to correct first, says what is odd about the file, and each filter with its rows', async () => {
  await CheckToCorrect.run();
  const { inside, read, issues, filters, filter, rowNumbers, cell } = await theDialog();
  await read();
  expect(inside.getByText('Rows in the file: 8 · 3 to mend · 3 to know of')).toBeVisible();
  expect(issues()).toEqual({
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
  // The rule by which a firm is known, where rows say what the list makes of them.
  const rule = () => inside.queryByText(/by their membership number, without one by their mobile/);
  expect(rule()).toBeNull();
  for (const [name, rows] of [
    [/^To know of/, [3, 7, 10]],
    [/^New/, [3, 4, 5, 6, 7, 8, 10]],
    [/^Changed/, [9]],
    [/^Twice/, [3, 7]],
    [/^To mend/, [5, 6, 8]],
    [/^All/, [3, 4, 5, 6, 7, 8, 9, 10]],
  ] as const) {
    await filter(name);
    await waitFor(() => expect(rowNumbers()).toEqual(rows));
  }
  expect(rule()).toHaveTextContent(/The service decides\.$/);
  // A row with nothing to say shows its number and what becomes of it, a changed one what the list has.
  expect(issues()).toMatchObject({
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
  expect(sentChanges()).toEqual([]);
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

test('a cell is corrected in its place: the row is validated again and stays, and what was there is shown', async () => {
  const { user, dialog, inside, press, cell, issues, filters } = await checked(faultyFile());
  // Escape gives back what was there, and does not close the dialog.
  await user.type(cell('Firm Mobile No', 3), '765{Escape}');
  expect(cell('Firm Mobile No', 3)).toHaveValue('98x');
  await user.tab();
  expect(dialog).toBeVisible();
  expect(inside.getByText('Rows in the file: 4 · 2 to mend')).toBeVisible();

  expect(cell('Area', 4)).toBeInvalid();
  expect(cell('Area', 4)).toHaveAccessibleDescription('Area is required');
  await user.type(cell('Area', 4), 'Rajghat{Enter}');
  expect(await inside.findByText('Rows in the file: 4 · 1 to mend · 1 corrected')).toBeVisible();
  await waitFor(() => expect(issues()['4']).toEqual([]));
  expect(cell('Area', 4)).toHaveValue('Rajghat');
  expect(cell('Area', 4)).toBeValid();
  expect(inside.getByText('was empty')).toBeVisible();
  expect(filters()).toEqual(['All 4', 'To mend 1', 'New 4', 'Corrected 1']);
  expect(
    inside.getByText(
      'Rows to be sent: 4, probably refused: 1. A CSV with your corrections and the template’s columns is sent.',
    ),
  ).toBeVisible();

  // A row that is opened shows all sixteen cells, each to be typed in.
  expect(within(dialog).queryByLabelText('Representative Name-5, row 3')).toBeNull();
  await press('All cells of row 3');
  expect(inside.getAllByLabelText(/, row 3$/)).toHaveLength(16);
  await user.type(cell('Representative Name-5', 3), 'सुनीता{Enter}');
  expect(await inside.findByText('Rows in the file: 4 · 1 to mend · 2 corrected')).toBeVisible();
  await press('All cells of row 3');
  // What was typed stays in sight, beside what is wrong.
  expect(inside.getAllByLabelText(/, row 3$/).map((one) => one.getAttribute('aria-label'))).toEqual(
    ['Firm Name, row 3', 'Firm Mobile No, row 3', 'Area, row 3', 'Representative Name-5, row 3'],
  );
});

test('a cell that was filled in without an event is taken as it stands there', async () => {
  const { inside, cell } = await checked(faultyFile());
  const area = cell('Area', 4);
  area.focus();
  Object.assign(area, { value: 'Rajghat' });
  fireEvent.keyDown(area, { key: 'Enter' });
  expect(await inside.findByText('Rows in the file: 4 · 1 to mend · 1 corrected')).toBeVisible();
});

test('sample rows are left out at one press, single rows by their box; they are found again, and not sent', async () => {
  const { user, inside, press, filter, rowNumbers } = await checked(
    fileOf([{ name: 'Sample Silk House (delete this row)' }, { name: 'Kashi', mobile: '' }]),
  );
  await press('Leave out the sample rows (1)');
  expect(await inside.findByText('Rows in the file: 2 · 1 to mend · 1 left out')).toBeVisible();
  await user.click(inside.getByLabelText('Leave out row 3'));
  expect(await inside.findByText('Rows in the file: 2 · none to mend · 2 left out')).toBeVisible();
  await filter(/^Left out 2/);
  await waitFor(() => expect(rowNumbers()).toEqual([2, 3]));
  await user.click(inside.getByLabelText('Leave out row 3'));
  expect(await inside.findByText(/1 left out/)).toBeVisible();
  await waitFor(() => expect(inside.getByLabelText('Leave out row 3')).not.toBeChecked());
  await press('Start Import');
  const text = await (await sentFile()).text();
  expect(text).toContain('Kashi');
  expect(text).not.toContain('Sample');
});
