import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sentChanges } from '../../test/wire';
import { theDialog } from '../../test/import/importDialog';
import { aFile, cleanFile, faultyFile } from '../../test/import/importFiles';
import * as stories from './ImportMembers.stories';

const { ChooseFile } = composeStories(stories);

/** The dialog with this file read and checked. */
async function preview(file: File) {
  await ChooseFile.run();
  const dialog = await theDialog();
  await dialog.choose(file);
  await dialog.read();
  return dialog;
}

type Inside = Awaited<ReturnType<typeof theDialog>>['inside'];

const drop = (inside: Inside, file: File) =>
  fireEvent.drop(inside.getByLabelText('Preview'), { dataTransfer: { files: [file] } });

const theQuestion = () => screen.findByRole('dialog', { name: 'Discard your corrections?' });

test('closing asks, also for the cell that was being typed in', async () => {
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

test.each<readonly [string, (inside: Inside) => void]>([
  ['that is dropped', (inside) => drop(inside, cleanFile())],
  ['that cannot be imported', (inside) => drop(inside, aFile('x', 'members.xls'))],
])(
  'so does another file %s: it takes the place only where the person says so',
  async (_, another) => {
    const { user, inside, press, cell } = await preview(faultyFile());
    await user.type(cell('Area', 4), 'Rajghat{Enter}');
    await inside.findByText(/1 corrected/);
    another(inside);
    await user.click(within(await theQuestion()).getByText('Cancel'));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(cell('Area', 4)).toHaveValue('Rajghat');
    another(inside);
    await user.click(within(await theQuestion()).getByText('Discard'));
    await waitFor(() => expect(inside.queryByText(/1 corrected/)).toBeNull());
    // What was corrected is gone, and nothing asks for it any more.
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

test('closing does not ask where nothing was corrected, nor does another file', async () => {
  const { inside, press, choose } = await preview(faultyFile());
  await choose(cleanFile());
  expect(await inside.findByText('Rows in the file: 2 · none to mend')).toBeVisible();
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
