import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { sentChanges } from '../../test/wire';
import { theDialog } from '../../test/import/importDialog';
import { aFile, cleanFile, faultyFile } from '../../test/import/importFiles';
import * as stories from './ImportMembers.stories';
import { collectSavedFiles, savedLines } from '../../test/import/savedFiles';
import { templateCsv } from './template';

const { Idle, Clean, Rejected, FinishedWithFailures } = composeStories(stories);

const CHOOSE = 'Please choose a file (.csv or .xlsx)';

test('opens with nothing chosen and nothing to start', async () => {
  await Idle.run();
  const { dialog, inside, button, queryButton } = await theDialog();
  expect(inside.getByText(CHOOSE)).toBeVisible();
  expect(inside.getByLabelText('File (.csv or .xlsx)')).toHaveAttribute('accept', '.csv,.xlsx');
  expect(button('Start Import')).toBeDisabled();
  expect(button('Close')).toBeEnabled();
  expect(queryButton('Cancel')).toBeNull();
  expect(dialog).not.toHaveTextContent('What is sent');
  expect(inside.queryByRole('status')).toBeNull();
});

test('takes the focus in, and gives it back to Import', async () => {
  await Idle.run();
  const { dialog, press } = await theDialog();
  await waitFor(() => expect(dialog).toContainElement(asElement(document.activeElement)));
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Import' })).toHaveFocus();
});

test('closes with Escape', async () => {
  await Idle.run();
  const { dialog, user } = await theDialog();
  await waitFor(() => expect(dialog).toContainElement(asElement(document.activeElement)));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('hands out the template', async () => {
  const saved = collectSavedFiles();
  await Idle.run();
  const { press } = await theDialog();
  await press('Download CSV Template');
  expect(await savedLines(saved, 'members_template.csv')).toEqual(templateCsv().split('\r\n'));
  expect(saved[0]?.file?.type).toBe('text/csv;charset=utf-8');
  vi.restoreAllMocks();
});

test('a chosen file is named, and can be sent', async () => {
  await Clean.run();
  const { inside, button } = await theDialog();
  expect(inside.getByText('members.csv, 1 kB')).toBeVisible();
  expect(await inside.findByText('Rows in the file: 2 · none to mend')).toBeVisible();
  expect(button('Start Import')).toBeEnabled();
  expect(inside.getByLabelText('Send my file unchanged')).toBeChecked();
  expect(sentChanges()).toEqual([]);
});

test.each(['members.xls', 'members.csv.txt', 'csv'])('%s is discarded', async (name) => {
  await Clean.run();
  const { dialog, inside, button, choose } = await theDialog();
  await inside.findByText(/Rows in the file/);
  await choose(aFile('name,mobile\nA,1\n', name));
  expect(inside.getByRole('alert')).toHaveTextContent(
    'Only .csv or .xlsx files are supported. Please convert .xls to .csv or .xlsx.',
  );
  expect(inside.getByText(CHOOSE)).toBeVisible();
  expect(button('Start Import')).toBeDisabled();
  // Nothing of the file before is left.
  expect(dialog).not.toHaveTextContent('Rows in the file');
  expect(inside.queryByLabelText('Send my file unchanged')).toBeNull();

  await choose(aFile('name,mobile,address,area\nA,1,B,C\n', 'MEMBERS.CSV'));
  expect(await inside.findByText('Rows in the file: 1 · none to mend')).toBeVisible();
  expect(inside.queryByRole('alert')).toBeNull();
  expect(button('Start Import')).toBeEnabled();
});

test('another file clears messages and errors', async () => {
  await Rejected.run();
  const { dialog, inside, choose } = await theDialog();
  expect(await inside.findByText('Error: The file was not taken.')).toBeVisible();
  await choose(cleanFile());
  await inside.findByText(/Rows in the file/);
  expect(dialog).not.toHaveTextContent('The file was not taken.');
  expect(dialog).not.toHaveTextContent('It is too old.');
});

test('another file clears counts and failed rows; so does opening the dialog anew', async () => {
  await FinishedWithFailures.run();
  const { dialog, inside, choose, press, sendAgain } = await theDialog();
  await inside.findByText('Row validation failures');
  await choose(faultyFile());
  await inside.findByText(/Rows in the file/);
  expect(dialog.querySelector('dl')).toBeNull();
  expect(dialog).not.toHaveTextContent('Row validation failures');

  await press('Start Import');
  expect(await sendAgain()).toMatch(/sent from this browser on \d\d-\d\d-\d{4} \d\d:\d\d/);
  await inside.findByText('Row validation failures');
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByText('Import'));
  const again = await theDialog();
  await waitFor(() => expect(again.inside.getByText(CHOOSE)).toBeVisible());
  expect(again.dialog.querySelector('dl')).toBeNull();
  expect(again.dialog).not.toHaveTextContent('Row validation failures');
});

function asElement(element: Element | null): HTMLElement {
  if (!(element instanceof HTMLElement)) throw new Error('Nothing has the focus');
  return element;
}
