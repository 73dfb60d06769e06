import { describe, expect, test } from 'vitest';
import { movedCells, UsualKinds } from './cellCount';

/** membership, name, mobile, second mobile, address, area, person, mobile of the person, mail */
const RIGHT = Array.from({ length: 60 }, (_, at) => [
  at % 3 === 0 ? '' : String(at),
  `Firm ${at}`,
  String(9_839_000_000 + at),
  '',
  `B ${at}`,
  at % 2 === 0 ? 'Chowk' : 'मदनपुरा',
  'Ramesh',
  String(9_415_000_000 + at),
  `f${at}@example.org`,
]);
const kinds = new UsualKinds(RIGHT);
const moved = (line: string) => movedCells(line.split(','), 9, kinds);

describe('a cell too many', () => {
  test.each([
    ['an address with a comma', '7,Assi,9839000001,,B 1, Lane 2,Chowk,Ramesh,9415000001,a@b.in', 5],
    ['a name with a comma', '7,Assi, Sons,9839000001,,B 1,Chowk,Ramesh,9415000001,a@b.in', 2],
    ['a separator before the mobile', '7,Assi,,9839000001,,B 1,Chowk,Ramesh,9415000001,a@b.in', 2],
    ['one after the person', '7,Assi,9839000001,,B 1,Chowk,Ramesh,x,9415000001,a@b.in', null],
    ['two commas', '7,Assi,9839000001,,B 1, Lane 2, near Ghat,Chowk,Ramesh,9415000001,a@b.in', 5],
    ['one after the last', '7,Assi,9839000001,,B 1,Chowk,Ramesh,9415000001,a@b.in,', 9],
  ])('%s', (_, line, place) => {
    expect(moved(line)).toBe(place);
  });

  test('no guess if two places are equally likely', () => {
    expect(moved('7,Assi,9839000001,,B 1,Lane 2,Chowk,Ramesh,9415000001,a@b.in')).toBeNull();
  });
});

describe('a cell too few', () => {
  test.each([
    ['a lost empty cell', '7,Assi,9839000001,B 1,Chowk,Ramesh,9415000001,a@b.in', 3],
    ['name and mobile in one', '7,Assi 9839000001,,B 1,Chowk,Ramesh,9415000001,a@b.in', 2],
    ['a mobile and a mail in one', '7,Assi,9839000001,,B 1,Chowk,Ramesh,9415000001 a@b.in', 7],
  ])('%s', (_, line, place) => {
    expect(moved(line)).toBe(place);
  });
});

test('no guess if one place is only a little likelier', () => {
  const mixed = new UsualKinds([
    ['a', 'b'],
    ['c', 'd'],
    ['e', 'f'],
    ['g', ''],
    ['h', ''],
  ]);
  expect(movedCells(['a', '', 'c'], 2, mixed)).toBeNull();
});

test('no guess for a row of the right length, or without rows to compare', () => {
  expect(moved(RIGHT[5]?.join(',') ?? '')).toBeNull();
  expect(movedCells(['a', 'b', 'c'], 2, new UsualKinds([]))).toBeNull();
});
