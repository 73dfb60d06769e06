import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COLUMNS, csvFile, rowsOf } from '../test/spreadsheetFiles';
import { isFormula, csvText } from './csv/writeCsv';
import { xlsxFile } from './xlsx/writeXlsx';

const HEADER = COLUMNS.map((column) => column.key);
const TRIGGERS = ['=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠'];

/** Parts of cells that other programs get wrong, mixed with any text. */
const piece = fc.oneof(
  fc.constantFrom(
    ...TRIGGERS,
    ' ',
    '\u00A0',
    '\u200B',
    "'",
    '"',
    ',',
    ';',
    '\r\n',
    '_x000D_',
    '_x0041_',
  ),
  fc.constantFrom(
    'बनारसी वस्त्र',
    '₹',
    'é',
    '0042',
    '919876543210123456',
    '1/2',
    '9.2E+11',
    '=1+1',
    '__proto__',
    '<&>',
    ']]>',
  ),
  fc.string({ unit: 'binary', maxLength: 5 }),
);
const cell = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
const row = fc
  .tuple(cell, cell, cell, cell)
  .filter((cells) => cells.some((text) => text.trim() !== ''));
const rows = fc.array(row, { minLength: 1, maxLength: 8 });

/** An independent reader, written from RFC 4180 only: it finds what any spreadsheet program finds. */
function plainCells(text: string): string[] {
  const cells: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(?:,|\r\n|$)/gy;
  while (field.lastIndex < text.length) {
    const match = field.exec(text);
    if (match === null) throw new Error(`no field at ${field.lastIndex}`);
    cells.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
  }
  return cells;
}

describe('CSV', () => {
  test('has a byte order mark, CRLF, and every cell in quotation marks', () => {
    expect(
      csvText([
        ['a', 'b c'],
        ['1,2', 'say "x"'],
        ['', '0042'],
      ]),
    ).toBe('\uFEFF"a","b c"\r\n"1,2","say ""x"""\r\n"","0042"\r\n');
  });

  test.each([...TRIGGERS, ' =', '\u00A0@', '\u200B+', 'a\n=', 'a\r\n  +', "'="])(
    'marks a cell that starts with %j',
    (start) => {
      for (const text of [start, `${start}1`, `${start}\nx`, `${start}cmd|' /C calc'!A0`]) {
        const [written] = plainCells(csvText([[text]]).slice(1));
        expect(written).toBe(`'${text}`);
      }
    },
  );

  test('leaves unchanged an address of two lines, a name with a hyphen, an apostrophe', () => {
    const cells = ['B-2/45\r\nLanka', 'Al-Amin & Sons', "'Silk' House", "'9198765432"];
    expect(plainCells(csvText([cells]).slice(1))).toEqual(cells);
  });

  test('no cell remains a formula, for any content', () => {
    fc.assert(
      fc.property(rows, (written) => {
        for (const text of plainCells(csvText(written).slice(1))) {
          expect(text).not.toMatch(/^[\s\p{Cf}]*[=+\-@＝＋－＠]/u);
          expect(text).not.toMatch(/^[\t\r\n\0]/);
          // A later line may begin like a formula if its cell is marked.
          expect(isFormula(text) && !text.startsWith("'")).toBe(false);
        }
      }),
    );
  });

  test.each(['x;=1', 'x; ;\u200B@', 'x;"+cmd|x', ';-1', "x;'=1", "x;''=1", '=1;=2'])(
    'no formula begins after a semicolon in %j, and it reads back equal',
    async (text) => {
      const csv = csvText([HEADER, ['1', text, '', '']]);
      for (const part of csv.split(';').slice(1))
        expect(part).not.toMatch(/^[\s\p{Cf}"]*[=+\-@＝＋－＠]/u);
      expect((await rowsOf(csvFile(csv)))[0]?.cells).toEqual(['1', text, '', '']);
    },
  );

  test('every row reads back equal', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (written) => {
        const read = await rowsOf(csvFile(csvText([HEADER, ...written])));
        expect(read.map(({ cells }) => cells)).toEqual(written);
        expect(read.map((one) => one.row)).toEqual(written.map((_, at) => at + 2));
      }),
      { numRuns: 200 },
    );
  }, 30_000);

  test('an apostrophe typed before a plus is removed, any other stays', async () => {
    const file = csvFile(`membership,name,mobile,address\n'1,''a,'+91 98765 43210,"'@b"\n`);
    expect((await rowsOf(file))[0]?.cells).toEqual(["'1", "''a", '+91 98765 43210', '@b']);
  });
});

describe('XLSX', () => {
  test('every row reads back equal; a line break inside a cell is \\n', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (written) => {
        const file = new File([await xlsxFile([HEADER, ...written], 'Members')], 'members.xlsx');
        const read = await rowsOf(file);
        const expected = written.map((cells) => cells.map((text) => text.replace(/\r+\n/g, '\n')));
        expect(read.map(({ cells }) => cells)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  }, 30_000);
});
