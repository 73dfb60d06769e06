import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { theDialog } from '../../test/import/importDialog';
import { fileOf } from '../../test/import/importFiles';
import { collectSavedFiles, savedLines } from '../../test/import/savedFiles';
import * as stories from './ImportMembers.stories';

const { ChooseFile, ResultClean, ResultWithFailures, UnusableFile } = composeStories(stories);

const firms = (count: number) =>
  fileOf(
    Array.from({ length: count }, (_, at) => ({
      name: `Firm ${at}`,
      mobile: String(9_415_012_300 + at),
    })),
  );

test('once it is over nothing is started twice: Start Import is off, and Close stands out', async () => {
  await ResultClean.run();
  const { inside, button, step, press } = await theDialog();
  await inside.findByText('Import completed.');
  expect(step()).toBe('Result');
  expect(button('Start Import')).toBeDisabled();
  expect(button('Start Import').className).not.toMatch(/primary/);
  expect(button('Close').className).toMatch(/primary/);
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('leads to the firms that went, in their list, searched for by their numbers', async () => {
  await ResultWithFailures.run();
  const { inside, press } = await theDialog();
  await inside.findByRole('button', { name: 'Show these firms' });
  await press('Show these firms');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText(/^Showing 1 to 2 of 2 entries/)).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('9415012345 9415012347');
  expect(screen.getByRole('button', { name: 'Assi Silks' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Rajghat Looms' })).toBeVisible();
});

test('of more than a hundred firms none are searched for: their numbers have no room in an address', async () => {
  await ChooseFile.run();
  const { inside, choose, press, read, queryButton } = await theDialog();
  await choose(firms(101));
  await read();
  await press('Start Import');
  await inside.findByRole('button', { name: 'Save as CSV' });
  expect(queryButton('Show these firms')).toBeNull();
  await choose(firms(100));
  await read();
  await press('Start Import');
  expect(await inside.findByRole('button', { name: 'Show these firms' })).toBeVisible();
});

test('says of each row in a file what became of it, a left out one among them', async () => {
  const saved = collectSavedFiles();
  await ChooseFile.run();
  const { user, inside, choose, press, read } = await theDialog();
  await choose(
    fileOf([
      { membership: '=1', name: 'Refused', area: '' },
      { name: 'Left at home', area: '' },
      { name: 'काशी जरी', mobile: '9415012346', area: 'Assi' },
    ]),
  );
  await read();
  await user.click(inside.getByLabelText('Leave out row 3'));
  await inside.findByText(/1 left out/);
  await press('Start Import');
  await inside.findByText('Row validation failures');
  await user.click(await inside.findByRole('button', { name: 'Save as CSV' }));
  const [header, refused, leftOut, taken, ...others] = await savedLines(
    saved,
    'import_account.csv',
  );
  expect(header).toBe('\uFEFF"Row","Membership","Firm Name","Firm Mobile No","Outcome","Errors"');
  // The mark before a formula is our own (rule I7).
  expect(refused).toMatch(
    /^"2","'=1","Refused","9415012345","refused",".*The area field is required\./,
  );
  expect(leftOut).toBe('"3","","Left at home","9415012345","left out",""');
  expect(taken).toBe('"4","","काशी जरी","9415012346","sent, not refused",""');
  expect(others).toEqual(['']);
  vi.restoreAllMocks();
});

test('has no account where the file could not be read here', async () => {
  await UnusableFile.run();
  const { inside, press, queryButton } = await theDialog();
  await inside.findByText(/^No preview/);
  await press('Start Import');
  await waitFor(() => expect(inside.queryByText(/^No preview/)).toBeNull());
  await inside.findByText(/^(Error: |Import completed)/);
  expect(queryButton('Save as CSV')).toBeNull();
  expect(queryButton('Show these firms')).toBeNull();
});
