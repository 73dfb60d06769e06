import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TableFirm } from './FirmColumn';
import { useSelection } from './useSelection';

const firms = (...ids: readonly (number | null)[]): readonly TableFirm[] =>
  ids.map((id) => ({ id, name: '' }));
const rows = firms(1, 2, null, 3);

function choose(...places: readonly number[]) {
  const hook = renderHook(
    ({ now, scope }: { now: readonly TableFirm[]; scope: number }) => useSelection(now, scope, []),
    { initialProps: { now: rows, scope: 0 } },
  );
  act(() =>
    hook.result.current.choose(
      rows.filter((_, place) => places.includes(place)),
      true,
    ),
  );
  const show = (now: readonly TableFirm[], scope = 0) => hook.rerender({ now, scope });
  const chosen = (among: readonly TableFirm[]) =>
    among.flatMap((row, place) => (hook.result.current.chosen.has(row) ? [place] : []));
  return { ...hook, show, chosen };
}

test('takes rows in and out', () => {
  const { result, chosen } = choose(0, 2, 3);
  expect(chosen(rows)).toEqual([0, 2, 3]);
  act(() => result.current.choose(rows.slice(2, 3), false));
  expect(chosen(rows)).toEqual([0, 3]);
  act(() => result.current.clear());
  expect(chosen(rows)).toEqual([]);
});

test('of two rows with one id, one is selected', () => {
  const twice = firms(1, 1);
  const { result, show, chosen } = choose();
  show(twice);
  act(() => result.current.choose(twice.slice(0, 1), true));
  expect(chosen(twice)).toEqual([0]);
});

test('is carried over to another answer by the ids', () => {
  const { show, chosen } = choose(1, 2);
  // A row without an id is lost there; an id that occurs twice is selected twice.
  const later = firms(null, 3, 2, 4, 2);
  show(later);
  expect(chosen(later)).toEqual([2, 4]);
});

test('is cleared by another scope', () => {
  const { show, chosen } = choose(1);
  show(rows, 1);
  expect(chosen(rows)).toEqual([]);
});
