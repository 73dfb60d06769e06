import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { server } from '../../../mocks/node';
import { answers } from '../../../mocks/scenarios';
import { sentForm, timesSent } from '../../test/wire';
import { countsIn, theDialog } from '../../test/import/importDialog';
import { aFile, fileOf } from '../../test/import/importFiles';
import * as stories from './ImportMembers.stories';
import { collectSavedFiles, savedLines } from '../../test/import/savedFiles';

const { ChooseFile, ResultUnaccounted, ResultWithFailures, ResultManyFailures } =
  composeStories(stories);

const IMPORT = 'POST /api/import/members';

async function withFailures() {
  const dialog = await theDialog();
  const list = await dialog.inside.findByRole('region', { name: 'Failed rows' });
  return { ...dialog, list };
}

const itemsOf = (list: HTMLElement) => [...list.querySelectorAll('li')];

test('are grouped by row, with their errors joined by semicolons, the values and the person’s own row', async () => {
  await ResultWithFailures.run();
  const { list } = await withFailures();
  await waitFor(() => expect(list).toHaveTextContent('Your row'));
  const [first, second, ...others] = itemsOf(list);
  expect(others).toEqual([]);
  expect(first).toHaveTextContent(
    'Row 3: The name field is required.; The area field is required.; The mobile',
  );
  expect(first).toHaveTextContent('Values: mobile: 98x, address: B 1/2, Assi');
  expect(first).toHaveTextContent('Your row: Firm Mobile No: 98x, Address: B 1/2, Assi');
  expect(second).toHaveTextContent('Row 4: The area field is required.');
  expect(second).toHaveTextContent('Firm Name: काशी जरी');
});

test('of which the service speaks twice are one', async () => {
  await ResultUnaccounted.run();
  const { list } = await withFailures();
  expect(itemsOf(list).map((item) => item.querySelector('strong')?.textContent)).toEqual([
    'Row 3: No name.; No mobile.',
  ]);
});

test('are shown up to 200, beside their count, and scroll at 200 px; the download has them all', async () => {
  const saved = collectSavedFiles();
  await ResultManyFailures.run();
  const { inside, list, press } = await withFailures();
  expect(itemsOf(list)).toHaveLength(200);
  expect(
    inside.getByText('200 of 230 failed rows are shown; the download has them all.'),
  ).toBeVisible();
  expect(list).toHaveAttribute('tabindex', '0');
  await press('Download failed rows');
  const [header, ...rows] = await savedLines(saved, 'failed_rows.csv');
  expect(header).toMatch(/^\uFEFF"membership","name","mobile",.*,"rep_mobile_5","errors"$/);
  // A line end, then nothing.
  expect(rows).toHaveLength(231);
  expect(rows[229]?.replaceAll('"', '')).toBe(',Firm 231,,,,,,,,,,,,,,,No.');
  vi.restoreAllMocks();
});

test('that the person’s file does not have cannot be fixed here', async () => {
  await ChooseFile.run();
  const { inside, choose, press, queryButton } = await theDialog();
  server.use(
    ...answers('post', '/api/import/members', { failed_rows: [{ row: null, errors: ['No.'] }] }),
  );
  await choose(aFile('no workbook', 'members.xlsx'));
  await inside.findByText(/^No preview/);
  await press('Start Import');
  expect(await inside.findByText('Row not named: No.')).toBeVisible();
  expect(queryButton('Fix and send again')).toBeNull();
});

test('Fix and send again lists just those rows, and sends them corrected; the numbers stay those of the person’s file', async () => {
  await ResultWithFailures.run();
  const { user, dialog, inside, list, press, cell, step, rowNumbers } = await withFailures();
  await waitFor(() => expect(list).toHaveTextContent('Your row'));
  await press('Fix and send again');
  await waitFor(() => expect(rowNumbers()).toEqual([3, 4]));
  expect(step()).toBe('Check');
  expect(inside.getByText('The service said: The name field is required.')).toBeVisible();
  expect(dialog.querySelector('dl')).toBeNull();

  // The first is mended in part: the service refuses it once more.
  await user.type(cell('Firm Name', 3), 'Mended Silks');
  await user.type(cell('Area', 4), 'Rajghat');
  await press('Start Import');
  await waitFor(() => expect(timesSent(IMPORT)).toBe(2));
  const again = await inside.findByRole('region', { name: 'Failed rows' });
  const file = (await sentForm(IMPORT))[0]?.[1];
  if (!(file instanceof File)) throw new Error('The part is no file');
  expect((await file.text()).trimEnd().split('\r\n')).toEqual([
    '"membership","name","mobile","mobile_alt","address","area"',
    '"","Mended Silks","98x","","B 1/2, Assi",""',
    '"","काशी जरी","9415012346","","B 1/2, Assi","Rajghat"',
  ]);
  expect(countsIn(dialog)).toEqual({ 'Rows sent': '2', Inserted: '1', Updated: '0', Failed: '1' });
  const [only, ...others] = itemsOf(again);
  expect(others).toEqual([]);
  // Row 2 of the file that was sent.
  expect(only).toHaveTextContent('Row 3: The area field is required.');
  await waitFor(() => expect(only).toHaveTextContent('Firm Name: Mended Silks'));
});

test('Fix and send again without a correction sends just those rows all the same', async () => {
  await ChooseFile.run();
  const { inside, choose, press } = await theDialog();
  await choose(
    fileOf([
      { name: 'Right', mobile: '9415012341' },
      { name: '', mobile: '941501' },
    ]),
  );
  await inside.findByText(/Rows in the file/);
  await press('Start Import');
  const list = await inside.findByRole('region', { name: 'Failed rows' });
  await waitFor(() => expect(list).toHaveTextContent('Your row'));
  await press('Fix and send again');
  await inside.findByRole('table');
  await press('Start Import');
  await waitFor(() => expect(timesSent(IMPORT)).toBe(2));
  const file = (await sentForm(IMPORT))[0]?.[1];
  expect(file instanceof File && (await file.text())).not.toContain('Right');
  await inside.findByText('Row 3: The name field is required.');
});

test('Fix and send again never offers the whole file, and a row that was taken in the first round is asked about', async () => {
  await ResultWithFailures.run();
  const { user, inside, list, press, cell, queryButton, rowNumbers } = await withFailures();
  await waitFor(() => expect(list).toHaveTextContent('Your row'));
  await press('Fix and send again');
  await waitFor(() => expect(rowNumbers()).toEqual([3, 4]));
  expect(inside.getByText(/^Rows to be sent: 2/)).toBeVisible();
  expect(queryButton('Send my file unchanged')).toBeNull();

  await user.type(cell('Area', 4), 'Rajghat{Enter}');
  await user.click(inside.getByRole('radio', { name: /^Left out/ }));
  await user.click(await inside.findByLabelText('Leave out row 2'));
  await inside.findByText(/1 left out/);
  await press('Start Import');
  const question = await screen.findByRole('dialog', { name: 'Import the same rows again?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(timesSent(IMPORT)).toBe(1);

  await user.click(await inside.findByLabelText('Leave out row 2'));
  await inside.findByText(/2 left out/);
  await press('Start Import');
  await waitFor(() => expect(timesSent(IMPORT)).toBe(2));
});
