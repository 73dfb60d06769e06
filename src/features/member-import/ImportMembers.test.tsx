import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { sentChanges } from '../../test/wire';
import { theDialog } from '../../test/import/importDialog';
import { aFile, cleanFile, faultyFile } from '../../test/import/importFiles';
import * as stories from './ImportMembers.stories';
import { collectSavedFiles, savedLines } from '../../test/import/savedFiles';
import { templateCsv } from './template';

const { ChooseFile, CheckClean, ResultWithFailures } = composeStories(stories);

const CHOOSE = 'Please choose a file (.csv or .xlsx)';

test('opens with nothing chosen and nothing to start', async () => {
  await ChooseFile.run();
  const { inside, button, queryButton, step } = await theDialog();
  expect(step()).toBe('File');
  expect(inside.getByText(CHOOSE)).toBeVisible();
  expect(inside.getByLabelText('File (.csv or .xlsx)')).toHaveAttribute('accept', '.csv,.xlsx');
  expect(button('Start Import')).toBeDisabled();
  expect(button('Close')).toBeEnabled();
  expect(queryButton('Cancel')).toBeNull();
  expect(queryButton('Columns')).toBeNull();
  expect(inside.queryByRole('status')).toBeNull();
});

test('takes the focus in; Escape closes it, and Close, which gives the focus back to Import', async () => {
  await ChooseFile.run();
  const { dialog, user } = await theDialog();
  await waitFor(() => expect(dialog).toContainElement(asElement(document.activeElement)));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const opener = screen.getByRole('button', { name: 'Import' });
  await user.click(opener);
  await (await theDialog()).press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opener).toHaveFocus();
});

test('hands out the template', async () => {
  const saved = collectSavedFiles();
  await ChooseFile.run();
  const { press } = await theDialog();
  await press('Download CSV Template');
  expect(await savedLines(saved, 'members_template.csv')).toEqual(templateCsv().split('\r\n'));
  expect(saved[0]?.file?.type).toBe('text/csv;charset=utf-8');
  vi.restoreAllMocks();
});

test('a chosen file is named and checked, and can be sent', async () => {
  await CheckClean.run();
  const { inside, button, step } = await theDialog();
  expect(inside.getByText('members.csv, 1 kB')).toBeVisible();
  expect(await inside.findByText('Rows in the file: 2 · none to mend')).toBeVisible();
  expect(step()).toBe('Check');
  expect(button('Start Import')).toBeEnabled();
  expect(button('Start Import').className).toMatch(/primary/);
  expect(inside.getByText('Rows to be sent: 2. Your file is sent unchanged.')).toBeVisible();
  expect(sentChanges()).toEqual([]);
});

test('a file can be dropped anywhere in the dialog, also in place of another', async () => {
  await ChooseFile.run();
  const { dialog, inside } = await theDialog();
  const drop = (file: File) =>
    fireEvent.drop(inside.getByText(/File \(\.csv or \.xlsx\)/), {
      dataTransfer: { files: [file] },
    });
  drop(cleanFile());
  expect(await inside.findByText('Rows in the file: 2 · none to mend')).toBeVisible();
  drop(faultyFile());
  expect(await inside.findByText('Rows in the file: 4 · 2 to mend')).toBeVisible();
  drop(aFile('x', 'members.pdf'));
  expect(await inside.findByRole('alert')).toHaveTextContent(
    'Only .csv or .xlsx files are supported.',
  );
  expect(dialog).not.toHaveTextContent('Rows in the file');
});

test('a file of another kind is discarded', async () => {
  await CheckClean.run();
  const { dialog, inside, button, choose, step } = await theDialog();
  for (const name of ['members.xls', 'members.csv.txt', 'csv']) {
    await inside.findByText(/Rows in the file/);
    await choose(aFile('name,mobile\nA,1\n', name));
    expect(inside.getByRole('alert')).toHaveTextContent(
      'Only .csv or .xlsx files are supported. Please convert .xls to .csv or .xlsx.',
    );
    expect(inside.getByText(CHOOSE)).toBeVisible();
    expect(button('Start Import')).toBeDisabled();
    // Nothing of the file before is left.
    expect(step()).toBe('File');
    expect(dialog).not.toHaveTextContent('Rows in the file');
    expect(dialog).not.toHaveTextContent('is sent');

    await choose(aFile('name,mobile,address,area\nA,1,B,C\n', 'MEMBERS.CSV'));
    expect(await inside.findByText('Rows in the file: 1 · none to mend')).toBeVisible();
    expect(inside.queryByRole('alert')).toBeNull();
    expect(button('Start Import')).toBeEnabled();
  }
});

test('another file clears counts and failed rows; so does opening the dialog anew', async () => {
  await ResultWithFailures.run();
  const { dialog, inside, choose, press, sendAgain, step } = await theDialog();
  await inside.findByText('Row validation failures');
  expect(step()).toBe('Result');
  await choose(faultyFile());
  await inside.findByText(/Rows in the file/);
  expect(step()).toBe('Check');
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
