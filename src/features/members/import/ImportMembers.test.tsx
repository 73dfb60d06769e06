import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sentChanges } from '../../../test/wire';
import { checked, countsIn, theDialog } from '../../../test/import/importDialog';
import { aFile, cleanFile, faultyFile } from '../../../test/import/importFiles';
import * as stories from './ImportMembers.stories';
import { collectSavedFiles, savedLines } from '../../../test/import/savedFiles';
import { templateCsv } from './template';

const { ChooseFile, ResultWithFailures } = composeStories(stories);

const CHOOSE = 'Please choose a file (.csv or .xlsx)';

/** Returns true if the browser would leave the page for the file. */
const drop = (place: HTMLElement, ...files: File[]) =>
  fireEvent.drop(place, { dataTransfer: { files } });

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('opens without a file, and returns the focus to Import', async () => {
  await ChooseFile.run();
  const { user, inside, button, queryButton, step } = await theDialog();
  expect(step()).toBe('File');
  expect(inside.getByText(CHOOSE)).toBeVisible();
  expect(inside.getByLabelText('File (.csv or .xlsx)')).toHaveAttribute('accept', '.csv,.xlsx');
  expect(button('Start Import')).toBeDisabled();
  expect(button('Close')).toBeEnabled();
  expect(queryButton('Cancel')).toBeNull();
  expect(queryButton('Columns')).toBeNull();
  expect(inside.queryByRole('status')).toBeNull();

  await user.keyboard('{Escape}');
  await isClosed();
  const opener = screen.getByRole('button', { name: 'Import' });
  await user.click(opener);
  await (await theDialog()).press('Close');
  await isClosed();
  expect(opener).toHaveFocus();
});

test('offers the template', async () => {
  const saved = collectSavedFiles();
  await ChooseFile.run();
  const { press } = await theDialog();
  await press('Download CSV Template');
  expect(await savedLines(saved, 'members_template.csv')).toEqual(templateCsv().split('\r\n'));
  expect(saved[0]?.file?.type).toBe('text/csv;charset=utf-8');
  vi.restoreAllMocks();
});

test('a file can be dropped anywhere, also to replace another; other kinds are discarded', async () => {
  await ChooseFile.run();
  const { dialog, inside, button, choose, step } = await theDialog();
  drop(inside.getByText(CHOOSE), faultyFile());
  expect(await inside.findByText('Rows in the file: 4 · Needs fixing: 2')).toBeVisible();
  drop(inside.getByText('members.csv, 1 kB'), cleanFile());
  expect(await inside.findByText('Rows in the file: 2 · Nothing to fix')).toBeVisible();
  expect(inside.getByText('members.csv, 1 kB')).toBeVisible();
  expect(step()).toBe('Check');
  expect(button('Start Import')).toBeEnabled();
  expect(button('Start Import').className).toMatch(/primary/);
  expect(inside.getByText('Rows to send: 2. Your file will be sent unchanged.')).toBeVisible();

  await choose(aFile('name,mobile\nA,1\n', 'members.xls'));
  expect(inside.getByRole('alert')).toHaveTextContent(
    'Only .csv or .xlsx files are supported. Please convert .xls to .csv or .xlsx.',
  );
  expect(inside.getByText(CHOOSE)).toBeVisible();
  expect(button('Start Import')).toBeDisabled();
  // Nothing remains of the previous file.
  expect(step()).toBe('File');
  expect(dialog).not.toHaveTextContent('Rows in the file');
  expect(dialog).not.toHaveTextContent('will be sent');

  await choose(aFile('name,mobile,address,area\nA,1,B,C\n', 'MEMBERS.CSV'));
  expect(await inside.findByText('Rows in the file: 1 · Nothing to fix')).toBeVisible();
  expect(inside.queryByRole('alert')).toBeNull();
  expect(button('Start Import')).toBeEnabled();
  expect(sentChanges()).toEqual([]);
});

const photo = () => aFile('x', 'shop.jpg');
const NOT_OPENED = /^Not opened: (.*)\. Only one file can be imported at a time\.$/;

test('of several dropped files one is taken and the others are named, wherever they are dropped', async () => {
  await ChooseFile.run();
  const { dialog, inside, press } = await theDialog();
  const named = () => NOT_OPENED.exec(inside.getByText(NOT_OPENED).textContent)?.[1];
  // Refused, and the drop zone is not left highlighted.
  fireEvent.dragOver(inside.getByText(CHOOSE));
  expect(drop(inside.getByText(CHOOSE), photo(), aFile('x', 'members.xls'))).toBe(false);
  expect(inside.getByRole('alert')).toHaveTextContent(/^Only \.csv or \.xlsx files are supported/);
  expect(named()).toBe('members.xls');
  expect(dialog.querySelector('.ant-upload-drag-hover')).toBeNull();

  expect(drop(inside.getByText('Import Members'), photo(), faultyFile(), cleanFile())).toBe(false);
  expect(await inside.findByText('Rows in the file: 4 · Needs fixing: 2')).toBeVisible();
  expect(named()).toBe('shop.jpg, members.csv');
  expect(drop(document.body, cleanFile())).toBe(false);
  expect(await inside.findByText('Rows in the file: 2 · Nothing to fix')).toBeVisible();
  expect(inside.queryByText(NOT_OPENED)).toBeNull();

  // A text is dropped into its field.
  expect(fireEvent.drop(document.body, { dataTransfer: { files: [] } })).toBe(true);
  await press('Close');
  await isClosed();
  expect(drop(document.body, cleanFile())).toBe(true);
});

test('the focus of a control that goes or is disabled goes to its step, which is read', async () => {
  await ChooseFile.run();
  const { user, inside, button, choose, press, read, cell } = await theDialog();
  const steps = () => inside.getByRole('group', { name: /^Step/ });
  await choose(faultyFile());
  expect(steps()).toHaveAccessibleName('Step 2 of 3: Check');
  // What is counted meanwhile is not spoken.
  const spoken: string[] = [];
  const listening = new MutationObserver(() =>
    spoken.push(...inside.queryAllByRole('status').map(({ textContent }) => textContent)),
  );
  listening.observe(steps(), { subtree: true, childList: true, characterData: true });
  await read();
  listening.disconnect();
  expect(new Set(spoken.filter((text) => text !== ''))).toEqual(
    new Set(['Rows in the file: 4 · Needs fixing: 2']),
  );
  await waitFor(() => expect(cell('Firm Name', 3)).toHaveFocus());
  await user.keyboard('Assi{Enter}');
  await inside.findByText(/Corrected: 1/);
  await press('Undo');
  await waitFor(() => expect(button('Undo')).toBeDisabled());
  await waitFor(() => expect(steps()).toHaveFocus());
  await press('Columns');
  await press('Show rows');
  await waitFor(() => expect(cell('Firm Name', 3)).toHaveFocus());
  await choose(aFile('x', 'members.xls'));
  expect(steps()).toHaveAccessibleName('Step 1 of 3: File');
  expect(steps()).toHaveFocus();
});

test('another file clears counts and failed rows; so does reopening the dialog', async () => {
  await ResultWithFailures.run();
  const { user, dialog, inside, choose, press, step } = await theDialog();
  await inside.findByText('Row validation failures');
  expect(step()).toBe('Result');
  await choose(faultyFile());
  await inside.findByText(/Rows in the file/);
  expect(step()).toBe('Check');
  expect(countsIn(dialog)).toEqual({});
  expect(dialog).not.toHaveTextContent('Row validation failures');

  await press('Start Import');
  // The answer to the first import was certain, so nothing is asked.
  await inside.findByText('Row validation failures');
  await press('Close');
  await isClosed();
  await user.click(screen.getByText('Import'));
  const again = await theDialog();
  await waitFor(() => expect(again.inside.getByText(CHOOSE)).toBeVisible());
  expect(countsIn(again.dialog)).toEqual({});
  expect(again.dialog).not.toHaveTextContent('Row validation failures');
});

test('closing or choosing another file discards corrections only after a question', async () => {
  const { user, inside, press, cell } = await checked(faultyFile());
  const answer = async (word: string) => {
    const question = await screen.findByRole('dialog', { name: 'Discard your corrections?' });
    expect(question).toHaveTextContent('The rows you corrected have not been sent.');
    await user.click(within(question).getByText(word));
    await waitFor(() => expect(question).not.toBeInTheDocument());
  };
  // Including the cell being edited.
  await user.type(cell('Area', 4), 'Rajghat');
  await press('Close');
  await answer('Cancel');
  expect(inside.getByText(/Corrected: 1/)).toBeVisible();
  for (const another of [aFile('x', 'members.xls'), cleanFile()]) {
    drop(inside.getByLabelText('Preview'), another);
    await answer('Cancel');
    expect(cell('Area', 4)).toHaveValue('Rajghat');
  }
  drop(inside.getByLabelText('Preview'), cleanFile());
  await answer('Discard');
  await waitFor(() => expect(inside.queryByText(/Corrected: 1/)).toBeNull());
  // The corrections are gone, and no question protects them any more.
  await press('Close');
  await isClosed();
  expect(sentChanges()).toEqual([]);
});
