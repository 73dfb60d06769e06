import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { sentChanges } from '../../test/wire';
import { theDialog } from '../../test/import/importDialog';
import { aFile, faultyFile, fileOf } from '../../test/import/importFiles';
import * as stories from './ImportMembers.stories';

const { Idle, Preview, UnusableFile, SeveralSheets } = composeStories(stories);

/** The dialog with this file in its preview. */
async function preview(file: File) {
  await Idle.run();
  const dialog = await theDialog();
  await dialog.choose(file);
  await dialog.inside.findByRole('table');
  // Its rows come from the worker a moment later.
  await waitFor(() => expect(dialog.dialog.querySelector('tbody tr')).not.toBeNull());
  return dialog;
}

/** What is remarked on each row, under its number in the file. */
async function remarks(dialog: HTMLElement): Promise<Readonly<Record<string, readonly string[]>>> {
  await waitFor(() => expect(dialog.querySelector('tbody tr')).not.toBeNull());
  return Object.fromEntries(
    [...dialog.querySelectorAll('tbody tr')].map((row) => [
      row.querySelector('th')?.textContent ?? '',
      [...row.querySelectorAll('li')].map((item) => item.textContent),
    ]),
  );
}

test('lists the rows with remarks, says each of them, and what is odd about the file', async () => {
  await Preview.run();
  const { dialog, inside } = await theDialog();
  expect(await inside.findByText('Rows in the file: 8 · 3 to mend · 4 to know of')).toBeVisible();
  expect(await remarks(dialog)).toEqual({
    3: ['Firm Mobile No: The same as in row 7'],
    5: [
      'Firm Name is required',
      'Firm Mobile No: Enter digits only, at most 15',
      'Area is required',
    ],
    6: [
      'Firm Mobile No: Enter digits only, at most 15',
      'Firm Mobile No: Digits lost: a spreadsheet program has shortened this number. Type it anew.',
    ],
    7: ['Firm Mobile No: The same as in row 3'],
    8: ['Cells beside the named columns: 1. A comma may have cut a cell.'],
    9: ['Membership: Already in the list: Jaiswal Silk Emporium'],
    10: ['A sample row of the template'],
  });
  const notes = within(inside.getByRole('note')).getAllByRole('listitem');
  expect(notes.map((note) => note.textContent)).toEqual([
    'The header stands in row 2.',
    'Columns that the file does not have: rep_name_1, rep_name_2, rep_name_3, rep_name_4, rep_name_5, rep_mobile_1, rep_mobile_2, rep_mobile_3, rep_mobile_4, rep_mobile_5.',
    'Columns that the template does not have, and that are not read: Turnover.',
    'Columns under another name than in the template: Firm Name, मोबाइल.',
    'The service may not read such a file. "Send the rows of the preview" gives it the template’s form.',
  ]);
  expect(sentChanges()).toEqual([]);
});

test('lists the rows of one kind, and all again', async () => {
  await Preview.run();
  const { user, dialog, inside } = await theDialog();
  const show = await inside.findByLabelText('Show');
  await user.selectOptions(show, 'Already in the list (1)');
  await waitFor(async () => expect(Object.keys(await remarks(dialog))).toEqual(['9']));
  await user.selectOptions(show, 'Rows to mend');
  await waitFor(async () => expect(Object.keys(await remarks(dialog))).toEqual(['5', '6', '8']));
  await user.selectOptions(show, 'All rows with remarks');
  await waitFor(async () => expect(Object.keys(await remarks(dialog))).toHaveLength(7));
});

describe('a cell', () => {
  test('is corrected in its place: the row is judged anew and stays, and what was there is shown', async () => {
    const { user, dialog, inside, cell } = await preview(faultyFile());
    const area = cell('Area', 4);
    expect(area).toBeInvalid();
    expect(area).toHaveAccessibleDescription('Area is required');
    await user.type(area, 'Rajghat{Enter}');
    expect(await inside.findByText('Rows in the file: 4 · 1 to mend · 1 corrected')).toBeVisible();
    await waitFor(async () => expect((await remarks(dialog))['4']).toEqual([]));
    expect(cell('Area', 4)).toHaveValue('Rajghat');
    expect(cell('Area', 4)).toBeValid();
    expect(inside.getByText('was empty')).toBeVisible();
    expect(
      inside.getByLabelText('Send the rows of the preview, as a CSV of the template'),
    ).toBeChecked();
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

test('spaces and signs go out of the mobiles at one click; what is no number stays', async () => {
  const { inside, press, cell } = await preview(
    fileOf([{ mobile: '+91 94150 12345' }, { name: 'B', mobile: '9415012346 / 47' }]),
  );
  await press('Take spaces and signs out of mobiles');
  expect(await inside.findByText('was +91 94150 12345')).toBeVisible();
  expect(cell('Firm Mobile No', 2)).toHaveValue('919415012345');
  expect(cell('Firm Mobile No', 3)).toHaveValue('9415012346 / 47');
});

test('sample rows are left out at one click, single rows by their box', async () => {
  const { user, inside, press, cell } = await preview(
    fileOf([{ name: 'Sample Silk House (delete this row)' }, { mobile: '' }]),
  );
  await press('Leave out the sample rows');
  expect(await inside.findByText('Rows in the file: 2 · 1 to mend · 1 left out')).toBeVisible();
  await user.click(inside.getByLabelText('Leave out row 3'));
  expect(await inside.findByText('Rows in the file: 2 · none to mend · 2 left out')).toBeVisible();
  await user.click(inside.getByLabelText('Leave out row 2'));
  expect(await inside.findByText(/1 left out/)).toBeVisible();
  await waitFor(() => expect(cell('Firm Name', 2)).toBeVisible());
  expect(inside.getByLabelText('Leave out row 2')).not.toBeChecked();
});

const theQuestion = () => screen.findByRole('dialog', { name: 'Discard your corrections?' });

describe('closing with corrections', () => {
  test('asks, also for the cell that was being typed in', async () => {
    const { user, inside, press, cell } = await preview(faultyFile());
    await user.type(cell('Area', 4), 'Rajghat');
    await press('Close');
    const question = await theQuestion();
    expect(question).toHaveTextContent('The rows that you corrected were not sent.');
    await user.click(within(question).getByText('Cancel'));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(cell('Area', 4)).toHaveValue('Rajghat');
    expect(inside.getByText(/1 corrected/)).toBeVisible();

    await press('Close');
    const again = await theQuestion();
    await user.click(within(again).getByText('Discard'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentChanges()).toEqual([]);
  });

  test('does not ask where nothing was corrected, or the corrections went with another file', async () => {
    const { user, inside, press, choose, cell } = await preview(faultyFile());
    await user.type(cell('Area', 4), 'Rajghat{Enter}');
    await inside.findByText(/1 corrected/);
    await choose(aFile('x', 'members.xls'));
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
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
  const { dialog, inside, button, press } = await theDialog();
  const sheets = within(await inside.findByRole('group', { name: 'Sheets' }));
  expect(sheets.getAllByRole('button').map((one) => one.textContent)).toEqual([
    'Last year',
    'सदस्य 2025',
  ]);
  expect(button('Start Import')).toBeEnabled();
  await press('सदस्य 2025');
  expect(await inside.findByText('Rows in the file: 2 · 1 to mend')).toBeVisible();
  expect(await remarks(dialog)).toEqual({ 2: ['Area is required'] });
  expect(inside.getByText('The preview shows the sheet सदस्य 2025 only.')).toBeVisible();
});
