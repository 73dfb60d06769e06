import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import {
  type TestFirm,
  nameOf,
  names,
  search,
  sortButton,
  Table,
  TableRouter,
} from '../../../test/firmTable';

/* Rows that match the search and rows that only sound like it, while each changes into the other. */

const firm = (name: string, area: string): TestFirm => ({
  id: name === 'Kumar Silks' ? 1 : 2,
  name,
  area,
  shares: '1',
});
const KUMAR = firm('Kumar Silks', 'Lohta');
const KUMAAR = firm('Kumaar Silks', 'Chowk');
const IN_KUMAR_LANE = { ...KUMAAR, area: 'Kumar lane' };

let rendered: (readonly string[])[] = [];

function Firms({ before, after }: { readonly before: TestFirm; readonly after: TestFirm }) {
  const [first] = useState<readonly TestFirm[]>([before, KUMAR]);
  const [again, setAgain] = useState<readonly TestFirm[] | null>(null);
  return (
    <>
      <button type="button" onClick={() => setAgain([after, KUMAR])}>
        Try again
      </button>
      <Table
        rows={again ?? first}
        above={(_view, rows) => {
          rendered.push(rows.map(nameOf));
          return null;
        }}
      />
    </>
  );
}

function show(addresses: readonly string[], before: TestFirm, after = before) {
  rendered = [];
  const router = createMemoryRouter(
    [{ path: '/firms', element: <Firms before={before} after={after} /> }],
    { initialEntries: addresses.map((address) => `/firms${address}`) },
  );
  render(<TableRouter router={router} />);
  return { router, user: userEvent.setup() };
}

const soundsLike = (count: number) =>
  screen.findByRole('button', { name: `Similar-sounding names: ${count}` });
const shown = () => names().filter(Boolean);

test('a row that only sounded like the search, and then matches it, appears once after a sort', async () => {
  const { user } = show(['?q=kumar&sounds=1'], KUMAAR, IN_KUMAR_LANE);
  await soundsLike(1);
  expect(shown()).toEqual(['Kumar Silks', 'Kumaar Silks']);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(shown()).toEqual(['Kumar Silks', 'Kumaar Silks']);
  await user.click(sortButton('Firm'));
  expect(shown()).toEqual(['Kumaar Silks', 'Kumar Silks']);
  expect(screen.getByText('Showing 1 to 2 of 2 entries')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Similar-sounding names/ })).not.toBeInTheDocument();
});

test('a row that matched the search, and then only sounds like it, is not lost by a sort', async () => {
  const { user } = show(['?q=kumar&sounds=1'], IN_KUMAR_LANE, KUMAAR);
  await waitFor(() => expect(shown()).toEqual(['Kumaar Silks', 'Kumar Silks']));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(shown()).toEqual(['Kumaar Silks', 'Kumar Silks']);
  await user.click(sortButton('Firm'));
  await soundsLike(1);
  expect(shown()).toEqual(['Kumar Silks', 'Kumaar Silks']);
});

test('Back to a search with soundalikes never shows a row twice', async () => {
  const { router, user } = show(['?q=kumaar&sounds=1', '?q=kumar'], KUMAAR);
  await soundsLike(1);
  // Prepares the search texts, so that the next render needs no waiting.
  await user.type(search(), ' ');
  // The address follows a pause in typing; otherwise it could be written after Back.
  await waitFor(() => expect(router.state.location.search).not.toBe('?q=kumar'));
  rendered = [];
  await router.navigate(-1);
  await waitFor(() => expect(shown()).toEqual(['Kumaar Silks', 'Kumar Silks']));
  for (const page of rendered) expect(page).toEqual([...new Set(page)]);
});
