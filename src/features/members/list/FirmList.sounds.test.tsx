import { screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import {
  type TestFirm,
  nameOf,
  names,
  search,
  showAnswers,
  sortButton,
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

/** Shows an answer at these addresses; `tryAgain` shows the next one. */
function show(addresses: readonly string[], before: TestFirm, after = before) {
  rendered = [];
  const above = (_view: readonly TestFirm[], rows: readonly TestFirm[]) => {
    rendered.push(rows.map(nameOf));
    return null;
  };
  const { router, next } = showAnswers([before, KUMAR], addresses, { above });
  return { router, user: userEvent.setup(), tryAgain: () => next([after, KUMAR]) };
}

const soundsLike = (count: number) =>
  screen.findByRole('button', { name: `Similar-sounding names: ${count}` });
const shown = () => names().filter(Boolean);

test('a row that only sounded like the search, and then matches it, appears once after a sort', async () => {
  const { user, tryAgain } = show(['?q=kumar&sounds=1'], KUMAAR, IN_KUMAR_LANE);
  await soundsLike(1);
  expect(shown()).toEqual(['Kumar Silks', 'Kumaar Silks']);
  tryAgain();
  expect(shown()).toEqual(['Kumar Silks', 'Kumaar Silks']);
  await user.click(sortButton('Firm'));
  expect(shown()).toEqual(['Kumaar Silks', 'Kumar Silks']);
  expect(screen.getByText('Showing 1 to 2 of 2 entries')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Similar-sounding names/ })).not.toBeInTheDocument();
});

test('a row that matched the search, and then only sounds like it, is not lost by a sort', async () => {
  const { user, tryAgain } = show(['?q=kumar&sounds=1'], IN_KUMAR_LANE, KUMAAR);
  await waitFor(() => expect(shown()).toEqual(['Kumaar Silks', 'Kumar Silks']));
  tryAgain();
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
