import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { withinTimes } from '../../test/withinTimes';
import { LIMITS, UnusableFileError } from '../UnusableFile';
import type { Separator } from './cutRows';
import { csvRows } from './readCsv';

interface CsvRow {
  readonly row: number;
  readonly cells: readonly string[];
  readonly stray: boolean;
}

const rowsOf = (text: string, separator: Separator = ','): CsvRow[] =>
  Array.from(csvRows(text, separator), ({ rowNumber, cells, readingIssues }) => ({
    row: rowNumber,
    cells,
    stray: readingIssues.some(({ code }) => code === 'quotes'),
  }));

const cellsOf = (text: string) => rowsOf(text).map(({ cells }) => cells);

/** The rows, or `null` if the text is rejected. */
function rowsOrRefused(text: string, separator: Separator): CsvRow[] | null {
  try {
    return rowsOf(text, separator);
  } catch (error) {
    if (error instanceof UnusableFileError) return null;
    throw error;
  }
}

function refusal(text: string): unknown {
  try {
    return rowsOf(text).length;
  } catch (error) {
    return error instanceof UnusableFileError ? error.why : error;
  }
}

describe('compared with papaparse', () => {
  const separators: Separator[] = [',', ';', '\t'];
  const ends = ['\n', '\r', '\r\n'] as const;
  const cases = separators.flatMap((separator) => ends.map((end) => [separator, end] as const));

  test.each(cases)(
    'separator %j, line break %j: the same cells, unless there is an issue or a rejection',
    (separator, end) => {
      const piece = fc.constantFrom('"', '"', '""', separator, separator, end, ' ', 'a', 'क', '5');
      let same = 0;
      fc.assert(
        fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
          // papaparse rejects spaces between a closing quotation mark and the end of the text.
          const text = pieces.join('') + end;
          const ours = rowsOrRefused(text, separator);
          if (ours === null || ours.some(({ stray }) => stray)) return;
          const { data, errors } = Papa.parse<string[]>(text, {
            delimiter: separator,
            newline: end,
          });
          expect(errors.filter(({ type }) => type === 'Quotes')).toEqual([]);
          // Our reader skips blank lines.
          const filled = data.filter((cells) => cells.length > 1 || cells[0] !== '');
          const cut = ours.filter(({ cells }) => cells.length > 1 || cells[0] !== '');
          expect(cut.map(({ cells }) => cells)).toEqual(filled);
          same += 1;
        }),
        { seed: 2026, numRuns: 4_000 },
      );
      expect(same).toBeGreaterThan(1_000);
    },
  );
});

describe('rows', () => {
  test('a line break of any kind ends a row, except inside quotation marks', () => {
    expect(rowsOf('a\r\n"b\r\nc\nd\re"\rf\n\n\r\ng')).toEqual([
      { row: 1, cells: ['a'], stray: false },
      { row: 2, cells: ['b\r\nc\nd\re'], stray: false },
      { row: 3, cells: ['f'], stray: false },
      { row: 6, cells: ['g'], stray: false },
    ]);
  });

  test('spaces after a closing quotation mark belong to no cell', () => {
    expect(rowsOf('"a" ,"b"\t\n "c",d ')).toEqual([
      { row: 1, cells: ['a', 'b'], stray: false },
      { row: 2, cells: [' "c"', 'd '], stray: false },
    ]);
  });

  test('the formula mark is removed, with and without quotation marks', () => {
    expect(cellsOf(`'=1,"'+91 98",'x,"a;'=1"`)).toEqual([['=1', '+91 98', "'x", 'a;=1']]);
  });
});

describe('a misplaced quotation mark', () => {
  test.each([
    ['inside a quoted cell', '"b"x,c",2', ['b"x,c', '2']],
    ['alone in a cell without quotes', 'b"x,2', ['b"x', '2']],
    ['without the opening one', 'Lanka",2', ['Lanka"', '2']],
    ['after a space', ' "Lanka, Assi",2', [' "Lanka', ' Assi"', '2']],
    ['that is not closed on its line', '"Lanka,2', ['"Lanka', '2']],
  ])('%s is reported, and the next row is intact', (_, line, cells) => {
    expect(rowsOf(`${line}\n3,"d"\n4,"e"`)).toEqual([
      { row: 1, cells, stray: true },
      { row: 2, cells: ['3', 'd'], stray: false },
      { row: 3, cells: ['4', 'e'], stray: false },
    ]);
  });

  test('a pair of them in an unquoted cell is part of the text', () => {
    expect(rowsOf('Kashi "Silk" House,2')).toEqual([
      { row: 1, cells: ['Kashi "Silk" House', '2'], stray: false },
    ]);
  });

  test.each(['1,5" pipe,2', '1,Rod 2" x 3" and 4" long,2', '5" पाइप,6" pipe'])(
    'an inch mark inside a text is none, in a file without quoted cells: %s',
    (line) => {
      expect(rowsOf(`a,b\n${line}\n`)[1]).toEqual({
        row: 2,
        cells: line.split(','),
        stray: false,
      });
    },
  );

  test.each([
    ['at the end of a cell', '1,Pipe 5",2'],
    ['without a space', '1,5"pipe,2'],
    ['not behind a digit', '1,Kashi" Silk,2'],
    ['beside another one', '1,5" pipe "Silk" x,2'],
    ['doubled', '1,2"" x 3" tee,2'],
    ['in a quoted cell', '"K 1, 5" pipe",2'],
    [
      'in a file with a quoted cell, whose writer would have doubled it',
      '1,5" pipe,2\n"K 1, Lane",2',
    ],
    ['below a mark that is not closed', '"K 1\n5" pipe,2'],
    ['above one with a space before', '1,5" pipe,2\n "K 1, Lane,2'],
  ])('an inch mark that may belong to a damaged cell is reported: %s', (_, lines) => {
    const rows = rowsOf(`a,b\n${lines}\n`);
    expect(rows.find(({ cells }) => cells.join(',').includes('"'))?.stray).toBe(true);
  });

  const LINES = ['a,b', '1,c', '2,d', '3,e'];
  test.each([0, 1, 2, 3].flatMap((at) => ['\n', '\r\n', '\r'].map((end) => [at, end] as const)))(
    'that is never closed spoils only its own row: line %i, with %j',
    (at, end) => {
      const lines = LINES.with(at, LINES[at]?.replace(',', ',"') ?? '');
      const rows = lines.map((line, place) => ({
        row: place + 1,
        cells: line.split(','),
        stray: place === at,
      }));
      expect(rowsOf(lines.join(end))).toEqual(rows);
      expect(rowsOf(lines.join(end) + end)).toEqual(rows);
    },
  );
});

const long = (length: number) => 'a'.repeat(length);

describe('limits', () => {
  test('a cell of 2,000 characters is read: quoted, with doubled marks, with formula marks', () => {
    const cells = [long(2_000), '"'.repeat(2_000), `=${';='.repeat(999)}a`];
    const marked = `'=${";'=".repeat(999)}a`;
    expect(cellsOf(`${cells[0]},"${'""'.repeat(2_000)}",${marked}`)).toEqual([cells]);
  });

  test.each([
    ['plain', `b,${long(2_001)}`],
    ['in quotes', `b,"${long(2_001)}"`],
    ['far longer, of many lines', `b,"${'line\n'.repeat(9_000)}",c`],
    ['far longer, with quotes in it', `b,"${'""x""\n'.repeat(9_000)}"`],
  ])('a longer cell is rejected with its place, from 1: %s', (_, line) => {
    const why = { reason: 'cellTooLong', row: 2, column: 2 };
    expect(refusal(`1,2\n${line}\n`)).toEqual(why);
  });

  test('64 columns are read; further ones must be empty', () => {
    const limit = LIMITS.columns;
    const full = Array.from({ length: limit }, (_, at) => `x${at}`).join(',');
    expect(cellsOf(`${full},,,`)[0]).toHaveLength(limit + 3);
    const refused = { reason: 'tooManyColumns', row: 2 };
    expect(refusal(`a\n${full},b,,\n`)).toEqual({ ...refused, columns: 65 });
    expect(refusal(`a\n${','.repeat(20_000)}`)).toEqual({ ...refused, columns: 20_001 });
  });

  test('a row beyond the last row of a spreadsheet program is rejected', () => {
    expect(refusal('\n'.repeat(LIMITS.sheetRows - 1).concat('a'))).toBe(1);
    expect(refusal('\n'.repeat(LIMITS.sheetRows).concat('a'))).toMatchObject({
      reason: 'tooManyRows',
    });
  });

  test.each(['"a\n', '"a,', '"a""\n', '""a\n', '"\n""', '"a"b\n', '"a" '])(
    'a megabyte of %j is read quickly',
    async (piece) => {
      const text = piece.repeat(1_000_000 / piece.length);
      expect(await withinTimes(16, async () => refusal(text))).toBeDefined();
    },
  );
});
