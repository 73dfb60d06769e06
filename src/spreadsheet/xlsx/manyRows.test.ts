import { expect, test } from 'vitest';
import { everyCombination } from '../../test/everyPair';
import { HEADER_ROW, rowsRead, rowsWith, xlsxParts, zipFile } from '../../test/spreadsheetFiles';
import { withinTimes } from '../../test/withinTimes';
import { LIMITS } from '../UnusableFile';

// Apart from xlsxBombs.test.ts: what its bombs leave in memory is collected in the time that is measured here.

const sheetOf = (rows: string) => zipFile(xlsxParts([{ name: 'One', xml: HEADER_ROW + rows }]));

/** The number of rows and issues that the reader alone finds. */
async function counted(file: File) {
  const count = { rows: 0, readingIssues: 0 };
  for (const { readingIssues } of rowsRead(new Uint8Array(await file.arrayBuffer()))) {
    count.rows += 1;
    count.readingIssues += readingIssues.length;
  }
  return count;
}

/** Anything that is not linear shows with a tenth of the rows that a file may have. */
const ROWS = everyCombination ? LIMITS.rows : LIMITS.rows / 10;

test('rows of 16 errors are read', async () => {
  const errors = '<c t="e"><v>#N/A</v></c>'.repeat(16);
  const file = sheetOf(rowsWith(ROWS, () => errors));
  const expected = { rows: ROWS + 1, readingIssues: ROWS * 16 };
  expect(await withinTimes(everyCombination ? 60 : 15, () => counted(file))).toEqual(expected);
}, 30_000);

test('rows of 64 numbers are read', async () => {
  // A thousand different rows, more than packing looks back.
  const rows = Array.from({ length: 1_000 }, (_, row) =>
    Array.from(
      { length: LIMITS.columns },
      (__, at) => `<c><v>${at * 7919 + row * 31}</v></c>`,
    ).join(''),
  );
  const file = sheetOf(rowsWith(ROWS, (row) => rows[row % 1_000] ?? ''));
  const expected = { rows: ROWS + 1, readingIssues: 0 };
  expect(await withinTimes(everyCombination ? 120 : 30, () => counted(file))).toEqual(expected);
}, 60_000);
