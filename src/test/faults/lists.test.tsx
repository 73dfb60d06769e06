import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { JsonBodyType } from 'msw';
import { expect, test } from 'vitest';
import { answers } from '../../../mocks/scenarios';
import { findDialog, findHeading, press } from '../calls/moves';
import { smallOffice } from '../calls/smallOffice';
import { showPortal } from '../showPortal';
import { texts } from '../texts';
import { typeInto } from '../typeInto';
import { sentCalls } from '../wire';
import { lists, manyRows, noRows, opened, rowsOf } from './listFaults';
import { expectStanding } from './onScreen';

const rows = () => [...document.querySelectorAll<HTMLTableRowElement>('tbody tr')];

/** What stands in a cell or is the name of an action, as one line. */
const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** The text of each cell of a row, by its column. */
const cellsOf = (row: HTMLElement) =>
  Object.fromEntries(
    [...row.querySelectorAll('td')].map((cell) => [
      cell.dataset['label'] ?? '',
      plain(cell.textContent),
    ]),
  );

/** The names of the links of a row, and of its button to delete; a call is for a phone. */
const actionsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('a, button')]
    .map((action) => plain(action.getAttribute('aria-label')))
    .filter((name) => /^(View|Edit|Delete)\b/.test(name));

/** How many rows there are, of which the first page shows its part. */
const showing = (all: number, shown = all) =>
  waitFor(() =>
    expect(texts(screen.getAllByRole('status')).map(plain)).toContain(
      `Showing ${Math.min(all, 1)} to ${shown} of ${all} entries`,
    ),
  );

async function show(list: (typeof lists)[number], body: JsonBodyType): Promise<void> {
  const { path, call, title } = list;
  showPortal(`/${path}?size=50`, 'admin', {
    world: smallOffice,
    troubles: answers('get', call, body),
  });
  await findHeading(title);
}

async function search(one: string, all: number, shown = all): Promise<void> {
  typeInto('Search', 'no firm is called this');
  await screen.findByText('No matching records found');
  await showing(0);
  typeInto('Search', one);
  await showing(1);
  expect(rows()[0]).toHaveTextContent(one);
  typeInto('Search', '');
  await showing(all, shown);
}

/** As people expect it: numbers by their size, letters in either case alike, nothing last. */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const isNothing = (text: string) => ['', '-'].includes(text);
const inOrder = (all: readonly string[]) => [
  ...all.filter((text) => !isNothing(text)).toSorted(collator.compare),
  ...all.filter(isNothing),
];

const column = (name: string) => rows().map((row) => cellsOf(row)[name] ?? 'none');

/** Sorts by every column, up, down and not at all. */
async function sortAll(): Promise<void> {
  for (const head of screen.getAllByRole('columnheader')) {
    const sort = within(head).queryByRole('button');
    if (sort === null) continue;
    const name = plain(sort.textContent.replaceAll(/[▲▼]/g, ''));
    const before = column(name);
    const ordered = inOrder(before);
    for (const [direction, expected] of [
      ['ascending', ordered],
      ['descending', ordered.toReversed()],
      ['none', before],
    ] as const) {
      fireEvent.click(sort);
      await waitFor(() => expect(head).toHaveAttribute('aria-sort', direction));
      expect(column(name)).toEqual(expected);
    }
  }
}

/** Opens the details of a firm, and asks to delete it where that can be done, but does not. */
async function open(row: HTMLElement, acts: boolean): Promise<void> {
  const name = row.querySelector<HTMLElement>('td[data-label="Firm Name"] button');
  if (name !== null) fireEvent.click(name);
  const details = await findDialog('Member Details');
  expectStanding();
  fireEvent.click(within(details).getAllByRole('button', { name: 'Close' })[0] ?? details);
  await waitFor(() => expect(details).not.toBeInTheDocument());
  if (!acts) return;
  fireEvent.click(within(row).getByRole('button', { name: /^Delete/ }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('Are you sure');
  await press('Cancel', question);
  await waitFor(() => expect(question).not.toBeInTheDocument());
}

test.each(lists)('/$path: rows as they should not be, and rows that are none', async (list) => {
  const { path, call, beside, faults } = list;
  await show(list, [...rowsOf(faults), ...noRows]);
  await showing(faults.length + 2);
  expectStanding();
  for (const [index, { shown, acts }] of faults.entries()) {
    const row = rows()[index] ?? document.body;
    expect(cellsOf(row)).toMatchObject(shown);
    const firm = shown['Firm Name'] === '-' ? '' : shown['Firm Name'];
    const actions = ['View', 'Edit', 'Delete'].map((action) => `${action} ${firm}`.trim());
    expect(actionsOf(row)).toEqual(acts ? actions : []);
  }
  await sortAll();
  // Both lists are one table, with columns of their own.
  if (path === 'members') {
    await search('Firm of id missing', faults.length + 2);
    for (const [index, { shown, acts }] of faults.entries()) {
      const row = rows()[index];
      if (row !== undefined && opened.some((firm) => firm === shown['Firm Name']))
        await open(row, acts);
    }
    await open(rows()[faults.length] ?? document.body, true);
    await open(rows().at(-1) ?? document.body, false);
  }
  // Looking at a list changes nothing: it is read once, and the other one beside it, for firms that stand in both.
  expect(sentCalls()).toEqual([`GET ${call}`, `GET ${beside}`]);
});

test('100,000 rows are searched and opened', async () => {
  await show(lists[0], manyRows());
  await showing(100_000, 50);
  expectStanding();
  await search('Firm 99999', 100_000, 50);
  await open(rows()[0] ?? document.body, true);
  expect(sentCalls().filter((call) => call === 'GET /api/members')).toHaveLength(1);
});
