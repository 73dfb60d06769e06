import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { server } from '../../../../mocks/node';
import { never, rejects } from '../../../../mocks/scenarios';
import { changeWorld, timesSent } from '../../../test/wire';
import { checked, countsIn, IMPORT, theDialog } from '../../../test/import/importDialog';
import { cleanFile, faultyFile, fileOf } from '../../../test/import/importFiles';
import { collectSavedFiles, savedLines } from '../../../test/import/savedFiles';
import * as stories from './ImportMembers.stories';

const {
  ChooseFile,
  CheckClean,
  Importing,
  ResultClean,
  ResultRejected,
  ResultLostAnswer,
  ResultWithFailures,
} = composeStories(stories);

const LIST = 'GET /api/members';
const CHOSEN = 'members.csv, 1 kB';

const errorsIn = (alert: HTMLElement) =>
  [...alert.querySelectorAll('li')].map((item) => item.textContent);

const result = () => screen.getByRole('group', { name: 'Step 3 of 3: Result' });

describe('while it is importing', () => {
  test('the dialog says so, does not close, and offers to cancel', async () => {
    await Importing.run();
    const { user, dialog, inside, button } = await theDialog();
    expect(inside.getByRole('status')).toHaveTextContent('Uploading and importing...');
    // The pressed button is disabled, and the place of the focus is not.
    expect(inside.getByRole('group', { name: 'Importing...' })).toHaveFocus();
    expect(button('Importing...')).toBeDisabled();
    expect(button('Close')).toBeDisabled();
    expect(button('Cancel')).toBeEnabled();
    expect(inside.getByLabelText('File (.csv or .xlsx)')).toBeDisabled();
    expect(dialog).not.toHaveTextContent('Rows in the file');
    await user.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    expect(timesSent(IMPORT)).toBe(1);
  });

  test('Cancel leaves the dialog usable, says what may have happened, and refetches the list', async () => {
    await CheckClean.run();
    server.use(...never('/api/import/members'));
    const { inside, button, press, queryButton } = await theDialog();
    await inside.findByText(/Rows in the file/);
    await press('Start Import');
    await waitFor(() => expect(timesSent(IMPORT)).toBe(1));
    await press('Cancel');
    expect(await inside.findByText('The import was cancelled.')).toBeVisible();
    expect(inside.getByRole('alert')).toHaveTextContent(
      'The server may already have the file. We could not confirm whether the firms were imported. The list is being refreshed.',
    );
    // When it was opened, before the upload, and now.
    await waitFor(() => expect(timesSent(LIST)).toBe(3));
    expect(inside.getByText(CHOSEN)).toBeVisible();
    expect(button('Close')).toBeEnabled();
    expect(queryButton('Cancel')).toBeNull();
    expect(result()).toHaveFocus();
    changeWorld(ResultClean.parameters);
    await press('Start Import');
    expect(await inside.findByText('Import completed.')).toBeVisible();
    expect(timesSent(IMPORT)).toBe(2);
  });
});

describe('an import that ended', () => {
  test('shows its counts, and the list is refetched; nothing starts twice, and Close is highlighted', async () => {
    await ResultClean.run();
    const { dialog, inside, button, step, press } = await theDialog();
    expect(await inside.findByText('Import completed.')).toBeVisible();
    expect(step()).toBe('Result');
    expect(countsIn(dialog)).toEqual({
      'Rows sent': '2',
      Inserted: '2',
      Updated: '0',
      Failed: '0',
    });
    // Read with the focus, and by no live region besides.
    expect(result()).toHaveFocus();
    expect(result()).toHaveAccessibleDescription(
      'Import completed. Rows sent 2 Inserted 2 Updated 0 Failed 0',
    );
    expect(inside.queryAllByRole('status')).toEqual([]);
    expect(dialog).not.toHaveTextContent('Row validation failures');
    expect(dialog).not.toHaveTextContent('Uploading and importing...');
    // When it was opened, and before and after the import.
    await waitFor(() => expect(timesSent(LIST)).toBe(3));
    expect(await screen.findByText('Showing 1 to 10 of 12 entries')).toBeVisible();
    expect(button('Start Import')).toBeDisabled();
    expect(button('Start Import').className).not.toMatch(/primary/);
    expect(button('Close').className).toMatch(/primary/);
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

// Without an answer, or after the session has ended: src/test/faults/calls.test.tsx, e2e/faults/network.spec.ts.
describe('an import that failed', () => {
  test('shows the server’s message and each of its errors, and keeps the file', async () => {
    await ResultRejected.run();
    const { dialog, inside, button, choose, press, rowNumbers, step } = await theDialog();
    const alert = await inside.findByRole('alert');
    expect(alert).toHaveTextContent('Error: The file was not taken.');
    expect(errorsIn(alert)).toEqual(['It is too old.', 'It has no sheet.', 'name is missing.']);
    // The server answered, so the result is certain.
    expect(dialog).not.toHaveTextContent('could not confirm');
    expect(inside.getByText(CHOSEN)).toBeVisible();
    expect(button('Start Import')).toBeEnabled();
    expect(step()).toBe('Result');
    // The alert is read by itself.
    expect(result()).toHaveFocus();
    expect(result()).not.toHaveAccessibleDescription();
    // Its rows are unchanged.
    await press('Back to rows');
    expect(await inside.findByText(/Rows in the file/)).toBeVisible();
    expect(inside.getByRole('group', { name: 'Step 2 of 3: Check' })).toHaveFocus();
    await waitFor(() => expect(rowNumbers()).toEqual([2, 3]));
    expect(inside.queryByRole('alert')).toBeNull();
    // Another file clears messages and errors.
    await press('Start Import');
    await inside.findByText('It is too old.');
    await choose(faultyFile());
    await inside.findByText(/^Rows in the file: 4/);
    expect(dialog).not.toHaveTextContent('The file was not taken.');
    expect(dialog).not.toHaveTextContent('It is too old.');
  });

  test('shows 200 of many errors and says how many more there are', async () => {
    await CheckClean.run();
    const errors = { rows: Array.from({ length: 203 }, (_, index) => `Error ${index}`) };
    server.use(...rejects('post', '/api/import/members', 422, { errors }));
    const { inside, press } = await theDialog();
    await inside.findByText(/Rows in the file/);
    await press('Start Import');
    const alert = await inside.findByRole('alert');
    expect(errorsIn(alert)).toHaveLength(200);
    expect(alert).toHaveTextContent('and 3 more');
  });

  test('because the file was changed or removed after it was chosen was not sent', async () => {
    await ChooseFile.run();
    const { inside, choose, press, read, queryButton } = await theDialog();
    const file = cleanFile();
    await choose(file);
    await read();
    const removed = new Blob();
    removed.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
    file.slice = () => removed;
    await press('Start Import');
    expect(await inside.findByRole('alert')).toHaveTextContent(
      'The file could not be read. If it has changed since you chose it, choose it again.',
    );
    expect(queryButton('Cancel')).toBeNull();
    expect(timesSent(IMPORT)).toBe(0);
    await choose(cleanFile());
    await read();
    await press('Start Import');
    expect(await inside.findByText('Import completed.')).toBeVisible();
  });

  test('without an answer was reported, so its file is sent again after a correction without a question', async () => {
    await ResultLostAnswer.run();
    const { user, inside, press, cell, read } = await theDialog();
    await inside.findByRole('alert');
    changeWorld(ResultClean.parameters);
    await press('Back to rows');
    await read();
    await press('All cells of row 2');
    await user.type(cell('Area', 2), 'ssi{Enter}');
    await inside.findByText(/Corrected: 1/);
    await press('Start Import');
    expect(await inside.findByText('Import completed.')).toBeVisible();
    expect(timesSent(IMPORT)).toBe(2);
  });
});

describe('the report on an import', () => {
  test('links to the firms sent, searched for in their list by number', async () => {
    await ResultWithFailures.run();
    const { user, inside } = await theDialog();
    await user.click(await inside.findByRole('button', { name: 'Show these firms' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText(/^Showing 1 to 2 of 2 entries/)).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('9415012345 9415012347');
    expect(screen.getByRole('button', { name: 'Assi Silks' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Rajghat Looms' })).toBeVisible();
  });

  test('on more than a hundred firms has no link: their numbers would not fit into an address', async () => {
    const firms = Array.from({ length: 101 }, (_, at) => ({ mobile: String(9_415_012_300 + at) }));
    const { inside, choose, press, read, queryButton } = await checked(fileOf(firms));
    await press('Start Import');
    await inside.findByRole('button', { name: 'Save as CSV' });
    expect(queryButton('Show these firms')).toBeNull();
    await choose(fileOf(firms.slice(1)));
    await read();
    await press('Start Import');
    expect(await inside.findByRole('button', { name: 'Show these firms' })).toBeVisible();
  });

  test('lists the result of each row in a file, including skipped rows', async () => {
    const saved = collectSavedFiles();
    const { user, inside, press } = await checked(
      fileOf([
        { membership: '=1', name: 'Refused', area: '' },
        { name: 'Left at home', area: '' },
        { name: 'काशी जरी', mobile: '9415012346', area: 'Assi' },
      ]),
    );
    await user.click(inside.getByLabelText('Skip row 3'));
    await inside.findByText(/Skipped: 1/);
    await press('Start Import');
    await user.click(await inside.findByRole('button', { name: 'Save as CSV' }));
    const [header, refused, ...others] = await savedLines(saved, 'import_account.csv');
    expect(header).toBe('\uFEFF"Row","Membership","Firm Name","Firm Mobile No","Result","Errors"');
    // The formula mark is the portal's own (rule I7).
    expect(refused).toMatch(
      /^"2","'=1","Refused","9415012345","Failed",".*The area field is required\./,
    );
    expect(others).toEqual([
      '"3","","Left at home","9415012345","Skipped",""',
      '"4","","काशी जरी","9415012346","Sent, no error",""',
      '',
    ]);
    vi.restoreAllMocks();
  });
});
