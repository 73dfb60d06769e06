import { screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import { type TestFirm, names, search, showAnswers, sortButton } from '../../../test/firmTable';
import type { Filter } from './FirmOrder';

/* A row keeps its place until the person asks for another order (decision 0030). In this test a firm's share is its id. */

const firm = (shares: number, name: string, area = 'Chowk'): TestFirm => ({
  id: shares === 0 ? null : shares,
  name,
  area,
  shares: String(shares),
});
const filters: readonly Filter<TestFirm>[] = [
  { key: 'chowk', title: 'Of Chowk', holds: ({ area }) => area === 'Chowk' },
];
const A = firm(1, 'A');
const B = firm(2, 'B');
const C = firm(3, 'C');

/** Shows the answers one after the other, sorted by name and filtered; returns the names at the end. */
function show(...[first = [], ...others]: readonly (readonly TestFirm[])[]) {
  const { next } = showAnswers(first, ['?sort=name.asc&filter=chowk'], { filters });
  for (const rows of others) next(rows);
  return names();
}

test.each<[string, readonly (readonly TestFirm[])[], readonly string[]]>([
  ['that changed stays', [[A, B, C], [firm(1, 'Z'), B, C]], ['Z', 'B', 'C']],
  ['that no longer matches the filter stays', [[A, B, C], [firm(1, 'A', ''), B, C]], ['A', 'B', 'C']],
  ['that newly matches the filter appears in its sorted place', [[A, firm(2, 'B', ''), C], [firm(1, 'Z'), B, C]], ['Z', 'B', 'C']],
  ['of an equal answer stays', [[A, B, C], [A, B, C].map((row) => ({ ...row }))], ['A', 'B', 'C']],
  ['that was deleted disappears, and the others stay', [[A, B, C], [firm(1, 'Z'), C]], ['Z', 'C']],
  ['stays over several answers', [[A, B, C], [firm(1, 'Z'), B, C], [firm(1, 'Z'), firm(2, 'Y')]], ['Z', 'Y']],
  ['stays in an answer of another order', [[A, B], [B, firm(1, 'Z')]], ['Z', 'B']],
  ['stays beside a new firm, which is in its sorted place', [[A, C], [B, firm(1, 'Z'), C]], ['Z', 'B', 'C']],
  ['stays after a firm came and went', [[A, B], [firm(1, 'Z'), B, C], [firm(1, 'Z'), B]], ['Z', 'B']],
  ['whose id occurs twice stays beside the other', [[A, firm(1, 'E'), B], [A, firm(1, 'E')]], ['A', 'E']],
  ['without an id moves to its sorted place', [[firm(0, 'A'), B], [firm(0, 'Z'), B]], ['B', 'Z']],
])('a row %s', (_, answers, shown) => {
  expect(show(...answers)).toEqual(shown);
}); // oxfmt-ignore

test('a changed row counts at once, and moves to its new place with the next query', async () => {
  const user = userEvent.setup();
  show([A, B, C], [firm(1, 'Z', ''), firm(2, 'X'), C]);
  expect(names()).toEqual(['Z', 'X', 'C']);
  expect(screen.getByRole('radio', { name: 'Of Chowk 2' })).toBeChecked();
  await user.click(sortButton('Firm'));
  expect(names()).toEqual(['X', 'C']);
  await user.click(screen.getByRole('radio', { name: 'All 3' }));
  expect(names()).toEqual(['Z', 'X', 'C']);
});

test('turning a page is no new query', async () => {
  const user = userEvent.setup();
  const many = Array.from({ length: 15 }, (_, at) => firm(at + 1, `Firm ${at + 10}`));
  show(many, many.with(0, firm(1, 'Firm 99', '')));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(names()[0]).toBe('Firm 20');
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(names()[0]).toBe('Firm 99');
});

test('a row without an id is shown, and cannot be chosen', async () => {
  show([firm(0, 'A'), B]);
  expect(names()).toEqual(['A', 'B']);
  expect(screen.queryByRole('checkbox', { name: 'Choose A' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose this page' }));
  expect(screen.getByText('1 of 1 chosen')).toBeVisible();
});

test('a firm that was deleted is counted, found and chosen no more', async () => {
  const user = userEvent.setup();
  const lane = firm(4, 'Lane of B', '');
  const { next } = showAnswers([A, B, C, lane], [''], { filters });
  await user.type(search(), 'b');
  await waitFor(() => expect(names()).toEqual(['B', 'Lane of B']));
  await user.click(screen.getByRole('checkbox', { name: 'Choose this page' }));
  expect(screen.getByText('2 of 2 chosen')).toBeVisible();
  next([A, C, lane]);
  expect(names()).toEqual(['Lane of B']);
  expect(screen.getByText('1 of 1 chosen')).toBeVisible();
  await user.clear(search());
  expect(await screen.findByText('Showing 1 to 3 of 3 entries')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Of Chowk 2' })).toBeInTheDocument();
});
