import { composeStories } from '@storybook/react-vite';
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { theDialog } from '../../test/import/importDialog';
import { faultyFile, fileOf } from '../../test/import/importFiles';
import * as stories from './ImportMembers.stories';

const { ChooseFile } = composeStories(stories);

async function toMend(file: File) {
  await ChooseFile.run();
  const dialog = await theDialog();
  await dialog.choose(file);
  await dialog.read();
  return dialog;
}

test('Enter leads from one wrong cell to the next, past what is right, and back to what was passed over', async () => {
  const { user, inside, cell } = await toMend(faultyFile());
  await user.click(cell('Firm Name', 3));
  await user.keyboard('Kashi{Enter}');
  expect(cell('Firm Mobile No', 3)).toHaveFocus();
  // What stands there is selected: the next key begins anew.
  await user.keyboard('9415012399{Enter}');
  expect(cell('Area', 3)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(cell('Area', 4)).toHaveFocus();
  await user.keyboard('Chowk{Enter}');
  await waitFor(() => expect(cell('Area', 3)).toHaveFocus());
  await user.keyboard('Assi{Enter}');
  expect(await inside.findByText('Rows in the file: 4 · none to mend · 2 corrected')).toBeVisible();
  expect(cell('Firm Mobile No', 3)).toHaveValue('9415012399');
});

test('Enter in the last wrong cell of a page leads to the first one of the next', async () => {
  const rows = Array.from({ length: 52 }, (_, at) => ({
    name: `Firm ${at}`,
    mobile: String(9_415_012_300 + at),
    area: '',
  }));
  const { user, inside, cell } = await toMend(fileOf(rows));
  await user.click(cell('Area', 51));
  await user.keyboard('Assi{Enter}');
  await waitFor(() => expect(cell('Area', 52)).toHaveFocus());
  await user.keyboard('Chowk{Enter}');
  await waitFor(() => expect(cell('Area', 53)).toHaveFocus());
  expect(await inside.findByText('Rows in the file: 52 · 50 to mend · 2 corrected')).toBeVisible();
});

test('one press takes spaces and signs out of all mobiles, says of how many and what becomes of them; what is no number stays', async () => {
  const { inside, press, cell, queryButton } = await toMend(
    fileOf([
      { mobile: '+91 94150 12345' },
      { name: 'B', mobile: '9415012346 / 47' },
      { name: 'C', mobile: '(0542) 240-0000' },
    ]),
  );
  const mends = inside.getByRole('group', { name: 'Mend at once' });
  expect(mends).toHaveTextContent('+91 94150 12345 → 919415012345');
  await press('Take spaces and signs out of mobiles (2)');
  expect(await inside.findByText('Rows in the file: 3 · 1 to mend · 2 corrected')).toBeVisible();
  // The rows come from the worker after their numbers, all at once.
  expect(await inside.findByText('was +91 94150 12345')).toBeVisible();
  expect(cell('Firm Mobile No', 2)).toHaveValue('919415012345');
  expect(cell('Firm Mobile No', 3)).toHaveValue('9415012346 / 47');
  expect(cell('Firm Mobile No', 4)).toHaveValue('05422400000');
  expect(queryButton(/^Take spaces/)).toBeNull();
});

test('Undo takes back one step after the other: a press for many rows, a typed cell, a row that was left out', async () => {
  const { user, inside, press, cell, button } = await toMend(
    fileOf([
      { mobile: '+91 94150 12345' },
      { name: 'B', mobile: '94150-12346' },
      { name: 'C', mobile: '9415012347', area: '' },
    ]),
  );
  const facts = (text: string) => inside.findByText(`Rows in the file: 3 · ${text}`);
  expect(button('Undo')).toBeDisabled();
  await user.type(cell('Area', 4), 'Assi{Enter}');
  await facts('2 to mend · 1 corrected');
  await press(/^Take spaces and signs out of mobiles/);
  await facts('none to mend · 3 corrected');
  await user.click(inside.getByLabelText('Leave out row 2'));
  await facts('none to mend · 3 corrected · 1 left out');

  await press('Undo');
  await facts('none to mend · 3 corrected');
  await press('Undo');
  await facts('2 to mend · 1 corrected');
  await waitFor(() => expect(cell('Firm Mobile No', 3)).toHaveValue('94150-12346'));
  await press('Undo');
  await facts('3 to mend');
  await waitFor(() => expect(cell('Area', 4)).toHaveValue(''));
  expect(button('Undo')).toBeDisabled();
  expect(inside.getByText(/Your file is sent unchanged\.$/)).toBeVisible();
});

test('Undo in the moment after a cell was typed in leaves it as it was', async () => {
  const { user, inside, cell, button } = await toMend(
    fileOf([{ area: '' }, { mobile: '9415012346', area: '' }]),
  );
  await user.type(cell('Area', 2), 'Assi{Enter}');
  await inside.findByText(/1 corrected/);
  const second = cell('Area', 3);
  // Before the worker could answer the first of both.
  fireEvent.change(second, { target: { value: 'Wrong' } });
  fireEvent.blur(second);
  fireEvent.click(button('Undo'));
  await waitFor(() => expect(second).toHaveValue(''));
  expect(cell('Area', 2)).toHaveValue('Assi');
  expect(await inside.findByText('Rows in the file: 2 · 1 to mend · 1 corrected')).toBeVisible();
});

test('Enter leads over pages where everything was mended meanwhile', async () => {
  const rows = Array.from({ length: 160 }, (_, at) => ({
    name: `Firm ${at}`,
    mobile: at >= 40 && at < 120 ? `94150 1${2_300 + at}` : String(9_415_012_300 + at),
    area: at < 40 || at >= 120 ? '' : 'A',
  }));
  const { user, inside, cell, press } = await toMend(fileOf(rows));
  await press(/^Take spaces/);
  await inside.findByText(/80 corrected/);
  await user.click(cell('Area', 41));
  await user.keyboard('Assi{Enter}');
  await waitFor(() => expect(cell('Area', 122)).toHaveFocus());
});
