import { expect, test } from 'vitest';
import { Selection } from './Selection';

interface Row {
  readonly id: number | null;
}

const rows: readonly Row[] = [{ id: 1 }, { id: 2 }, { id: null }, { id: 3 }];
const recordOf = ({ id }: Row) => id;
const all = new Uint32Array([0, 1, 2, 3]);

test('begins with none, and takes rows in and out', () => {
  const none = Selection.none(rows);
  expect([...none.of(all)]).toEqual([]);
  const three = none.with([0, 2, 3], true);
  expect([...three.of(all)]).toEqual([0, 2, 3]);
  // In the order that is asked for.
  expect([...three.of(new Uint32Array([3, 1, 0]))]).toEqual([3, 0]);
  expect([...three.with([2], false).of(all)]).toEqual([0, 3]);
  expect([...three.of(all)]).toEqual([0, 2, 3]);
});

test('is carried to another answer by the records', () => {
  const chosen = Selection.none(rows).with([1, 2], true);
  const later: readonly Row[] = [{ id: null }, { id: 3 }, { id: 2 }, { id: 4 }, { id: 2 }];
  const positions = new Uint32Array([0, 1, 2, 3, 4]);
  // A row without an id is nobody there; one that stands there twice is chosen twice.
  expect([...chosen.carriedTo(later, recordOf).of(positions)]).toEqual([2, 4]);
  expect([...Selection.none(rows).carriedTo(later, recordOf).of(positions)]).toEqual([]);
});

test('stays the same one while there is nothing to empty and no other answer, so that no row is drawn for it', () => {
  const none = Selection.none(rows);
  expect(none.emptied()).toBe(none);
  expect(none.carriedTo(rows, recordOf)).toBe(none);
  const chosen = none.with([1], true);
  expect(chosen.carriedTo(rows, recordOf)).toBe(chosen);
  expect([...chosen.emptied().of(all)]).toEqual([]);
});
