import { composeStories } from '@storybook/react-vite';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { server } from '../../../../mocks/node';
import { answers } from '../../../../mocks/scenarios';
import { texts } from '../../../test/texts';
import { timesSent } from '../../../test/wire';
import {
  chosen,
  countsIn,
  IMPORT,
  linesOf,
  sentFile,
  theDialog,
} from '../../../test/import/importDialog';
import { aFile } from '../../../test/import/importFiles';
import * as stories from './ImportMembers.stories';
import { collectSavedFiles, savedLines } from '../../../test/import/savedFiles';

const { ResultUnaccounted, ResultWithFailures, ResultManyFailures } = composeStories(stories);

async function withFailures() {
  const dialog = await theDialog();
  const findList = () => dialog.inside.findByRole('region', { name: 'Failed rows' });
  return { ...dialog, findList, list: await findList() };
}

/** The server rejects two of four rows; the person sees the rows of the own file. */
async function twoRefused() {
  await ResultWithFailures.run();
  const dialog = await withFailures();
  await waitFor(() => expect(dialog.list).toHaveTextContent('Your row'));
  return dialog;
}

const HEADER = '"membership","name","mobile","mobile_alt","address","area"';

/** The texts of the cells of each row: its number, errors and details. */
const rowsOf = (list: HTMLElement) =>
  [...list.querySelectorAll('tbody tr')].map((row) => texts([...row.children]));

test('are grouped by row with errors, values and the person’s own row; Fix and send again lists and sends only these', async () => {
  const { user, dialog, inside, list, findList, press, cell, step, rowNumbers } =
    await twoRefused();
  expect(rowsOf(list)).toEqual([
    [
      'Row 3',
      expect.stringMatching(
        /^The name field is required\.; The area field is required\.; The mobile/,
      ),
      'Values: mobile: 98x, address: B 1/2, Assi' +
        'Your row: Firm Mobile No: 98x, Address: B 1/2, Assi',
    ],
    ['Row 4', 'The area field is required.', expect.stringContaining('Firm Name: काशी जरी')],
  ]);

  await press('Fix and send again');
  await waitFor(() => expect(rowNumbers()).toEqual([3, 4]));
  expect(step()).toBe('Check');
  expect(inside.getByRole('group', { name: 'Step 2 of 3: Check' })).toHaveFocus();
  expect(inside.getByText('The server said: The name field is required.')).toBeVisible();
  expect(countsIn(dialog)).toEqual({});
  // The first row is only partly fixed, so the server rejects it again.
  await user.type(cell('Firm Name', 3), 'Mended Silks');
  await user.type(cell('Area', 4), 'Rajghat');
  await press('Start Import');
  expect(await linesOf(await sentFile(2))).toEqual([
    HEADER,
    '"","Mended Silks","98x","","B 1/2, Assi",""',
    '"","काशी जरी","9415012346","","B 1/2, Assi","Rajghat"',
  ]);
  const again = await findList();
  expect(countsIn(dialog)).toEqual({ 'Rows sent': '2', Inserted: '1', Updated: '0', Failed: '1' });
  // Row 2 of the file sent; the screen keeps the numbers of the person's file.
  await waitFor(() =>
    expect(rowsOf(again)).toEqual([
      [
        'Row 3',
        expect.stringMatching(/^The area field is required\./),
        expect.stringContaining('Firm Name: Mended Silks'),
      ],
    ]),
  );
});

test('Fix and send again never sends the whole file, and does not ask again', async () => {
  const { user, inside, findList, press, cell, queryButton, rowNumbers } = await twoRefused();
  await press('Fix and send again');
  await waitFor(() => expect(rowNumbers()).toEqual([3, 4]));
  expect(inside.getByText(/^Rows to send: 2/)).toBeVisible();
  expect(queryButton('Send my file unchanged')).toBeNull();
  // Without a correction.
  await press('Start Import');
  expect(await linesOf(await sentFile(2))).toEqual([
    HEADER,
    '"","","98x","","B 1/2, Assi",""',
    '"","काशी जरी","9415012346","","B 1/2, Assi",""',
  ]);
  await waitFor(async () => expect(await findList()).toHaveTextContent('Your row'));

  await press('Fix and send again');
  await waitFor(() => expect(rowNumbers()).toEqual([3, 4]));
  await user.type(cell('Area', 4), 'Rajghat{Enter}');
  await press('Start Import');
  await waitFor(() => expect(timesSent(IMPORT)).toBe(3));
});

test('that the server reports twice count once; unaccounted rows are reported', async () => {
  await ResultUnaccounted.run();
  const { dialog, inside, list } = await withFailures();
  expect(rowsOf(list).map(([row, errors]) => [row, errors])).toEqual([
    ['Row 3', 'No name.; No mobile.'],
  ]);
  // The portal's own text, if the server has none.
  expect(inside.getByText('Import completed.')).toBeVisible();
  expect(countsIn(dialog)).toEqual({
    'Rows sent': '4',
    Inserted: '1',
    Updated: '0',
    Failed: '1',
    'Not accounted for': '2',
  });
});

test('are shown up to 200, with their number, and scroll at 200 px; the download has them all', async () => {
  const saved = collectSavedFiles();
  await ResultManyFailures.run();
  const { inside, list, press } = await withFailures();
  expect(rowsOf(list)).toHaveLength(200);
  expect(
    inside.getByText('200 of 230 failed rows are shown. The download has them all.'),
  ).toBeVisible();
  expect(list).toHaveAttribute('tabindex', '0');
  await press('Download failed rows');
  const [header, ...rows] = await savedLines(saved, 'failed_rows.csv');
  expect(header).toMatch(/^\uFEFF"membership","name","mobile",.*,"rep_mobile_5","errors"$/);
  // A line break, then nothing.
  expect(rows).toHaveLength(231);
  expect(rows[229]?.replaceAll('"', '')).toBe(',Firm 231,,,,,,,,,,,,,,,No.');
  vi.restoreAllMocks();
});

test('that are not in the person’s file cannot be fixed here; a count that the server omits is not shown', async () => {
  const { dialog, inside, press, queryButton } = await chosen(aFile('no workbook', 'members.xlsx'));
  server.use(
    ...answers('post', '/api/import/members', { failed_rows: [{ row: null, errors: ['No.'] }] }),
  );
  await inside.findByText(/^No preview/);
  await press('Start Import');
  const list = await inside.findByRole('region', { name: 'Failed rows' });
  expect(rowsOf(list)).toEqual([['Unknown row', 'No.', '']]);
  expect(countsIn(dialog)).toEqual({ Failed: '1' });
  expect(queryButton('Fix and send again')).toBeNull();
});
