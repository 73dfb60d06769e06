import { expect, test } from 'vitest';
import type { SentRows } from './importTally';
import {
  isAlreadySent,
  NONE_SENT,
  overlaps,
  type AlreadySentRows,
  withSent,
} from './alreadySentRows';

const unchanged: SentRows = { kind: 'unchanged', count: 4 };
const rows = (...numbers: readonly number[]): SentRows => ({
  kind: 'corrected',
  rowNumbers: Uint32Array.from(numbers),
});

/** The rows sent, with the rejected ones among them. */
type Round = readonly [SentRows, refused: readonly number[]];

const after = (rounds: readonly Round[]): AlreadySentRows =>
  rounds.reduce((taken, [sent, refused]) => withSent(taken, sent, new Set(refused)), NONE_SENT);

// A file with the rows 2 to 5.
const orders: readonly [name: string, rounds: readonly Round[], taken: readonly number[]][] = [
  ['nothing', [], []],
  ['the file', [[unchanged, []]], [2, 3, 4, 5]],
  ['the file, two rows refused', [[unchanged, [3, 5]]], [2, 4]],
  ['some rows, one refused', [[rows(2, 3, 4), [3]]], [2, 4]],
  ['some rows, then the refused one', [[rows(2, 3, 4), [3]], [rows(3), []]], [2, 3, 4]],
  ['the file, then a refused row', [[unchanged, [3, 5]], [rows(3), []]], [2, 3, 4]],
  ['the file, then a refused row that is refused again', [[unchanged, [3]], [rows(3), [3]]], [2, 4, 5]],
  ['some rows, then the file, which is refused where it was taken', [[rows(2), []], [unchanged, [2, 3]]], [2, 4, 5]],
  ['the file twice, other rows refused', [[unchanged, [2]], [unchanged, [3]]], [2, 3, 4, 5]],
]; // oxfmt-ignore

test.each(orders)('after %s the service may have these rows', (_, rounds, taken) => {
  expect([2, 3, 4, 5].filter((row) => isAlreadySent(after(rounds), row))).toEqual(taken);
});

test.each(orders)('after %s, sending the file or one of these rows again may double them', (_, rounds, taken) => {
  expect(overlaps(after(rounds), unchanged)).toBe(taken.length > 0);
  for (const row of [2, 3, 4, 5]) expect(overlaps(after(rounds), rows(row))).toBe(taken.includes(row));
}); // oxfmt-ignore
