import { describe, expect, test } from 'vitest';
import type { ImportResult } from '../../../domain/templateFields';
import { ownRow, type SentRows, tallyOf } from './account';

const unchanged = (count: number | null): SentRows => ({ kind: 'unchanged', count });
const corrected = (...rowNumbers: number[]): SentRows => ({
  kind: 'corrected',
  rowNumbers: Uint32Array.from(rowNumbers),
});

const failedRow = (row: number | null) => ({ row, errors: [], values: [] });

function result(
  inserted: number | null,
  updated: number | null,
  failed: readonly (number | null)[] = [],
): ImportResult {
  return { message: null, inserted, updated, failedRows: failed.map(failedRow) };
}

describe('the tally of an import', () => {
  test('sent = inserted + updated + failed + unaccounted', () => {
    expect(tallyOf(result(4, 2, [3, 9]), unchanged(11))).toEqual({
      sent: 11,
      inserted: 4,
      updated: 2,
      failed: 2,
      unaccounted: 3,
    });
  });

  test('counts the rows of the file that the portal wrote, not those of the person’s file', () => {
    expect(tallyOf(result(1, 0, [2]), corrected(5, 9))).toMatchObject({
      sent: 2,
      unaccounted: 0,
    });
  });

  test.each([
    ['the file could not be read here', result(4, 2, [3]), unchanged(null)],
    ['the service counts nothing', result(null, null, [3]), unchanged(9)],
    ['every row is accounted for', result(4, 2, [3]), unchanged(7)],
  ])('has nothing unaccounted for where %s', (_, answer, rows) => {
    expect(tallyOf(answer, rows).unaccounted).toBe(0);
  });

  test('takes a count that the service leaves out for 0 where it gives the other', () => {
    expect(tallyOf(result(4, null), unchanged(5))).toMatchObject({
      updated: null,
      unaccounted: 1,
    });
    expect(tallyOf(result(null, 4), unchanged(5))).toMatchObject({
      inserted: null,
      unaccounted: 1,
    });
  });
});

describe('a row that failed', () => {
  test('of the person’s own file is the row that the service names', () => {
    expect(ownRow(failedRow(4), unchanged(9))).toBe(4);
    expect(ownRow(failedRow(4), unchanged(null))).toBe(4);
  });

  test('of a corrected file is the row that it was made from; the header is row 1', () => {
    expect(ownRow(failedRow(2), corrected(5, 9))).toBe(5);
    expect(ownRow(failedRow(3), corrected(5, 9))).toBe(9);
  });

  test.each([0, 1, 4, -2])('is none of a corrected file of two rows where it is row %d', (row) => {
    expect(ownRow(failedRow(row), corrected(5, 9))).toBeNull();
  });

  test('without a number is none', () => {
    expect(ownRow(failedRow(null), unchanged(9))).toBeNull();
    expect(ownRow(failedRow(null), corrected(5))).toBeNull();
  });
});
