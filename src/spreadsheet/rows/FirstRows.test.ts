import { expect, test } from 'vitest';
import { seeded } from '../../test/seeded';
import { FirstRows } from './FirstRows';

test('whatever comes, goes and comes again, each value leads to its first row', () => {
  const ROWS = 20_000;
  const rows = new FirstRows(ROWS);
  const known = new Map<string, number>();
  const values: string[] = [];
  const next = seeded();
  for (let row = 0; row < ROWS; row += 1) {
    const value = String(9_000_000_000 + next(ROWS));
    values.push(value);
    expect(rows.put(value, row)).toBe(known.get(value) ?? null);
    if (!known.has(value)) known.set(value, row);
    const other = next(row + 1);
    const gone = values[other] ?? '';
    if (row % 3 !== 0 || known.get(gone) !== other) continue;
    // Its place goes to the row that came last, or to nobody.
    const heir = gone === value && other !== row ? row : null;
    rows.replace(gone, other, heir);
    if (heir === null) known.delete(gone);
    else known.set(gone, heir);
  }
  for (let at = 0; at < ROWS; at += 1) {
    const value = String(9_000_000_000 + at);
    expect(rows.get(value)).toBe(known.get(value) ?? null);
  }
  expect(known.size).toBeGreaterThan(5_000);
});

test('far more values than rows come and go, and nothing of them stays in the way', () => {
  const rows = new FirstRows(3);
  rows.put('stays', 0);
  for (let at = 0; at < 1_000; at += 1) {
    expect(rows.put(String(at), 1)).toBeNull();
    expect(rows.put(String(at), 2)).toBe(1);
    rows.replace(String(at), 1, null);
    expect(rows.get(String(at))).toBeNull();
    expect(rows.get('stays')).toBe(0);
  }
});
