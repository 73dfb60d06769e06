import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { csvFile, readWith } from '../../test/spreadsheetFiles';
import type { RowChecks } from './checks';
import type { Mapping } from './headings';
import type { SheetTable } from './table';

const NO_NAME = [{ column: 1, code: 'noName', detail: '' }] as const;

/** Requires a name; rows with a long name have another result. */
const checks: RowChecks<'noName', 'short' | 'long'> = {
  check: (cells) => ({
    issues: cells[1]?.trim() === '' ? NO_NAME : [],
    result: (cells[1] ?? '').length > 5 ? 'long' : 'short',
  }),
  isError: (code) => code !== 'repeated',
};

async function tableOf(lines: string): Promise<SheetTable<'noName', 'short' | 'long'>> {
  const reading = await readWith(checks, csvFile(`mobile,name,membership\n${lines}`));
  if (reading.kind !== 'table') throw new Error(JSON.stringify(reading));
  return reading.table;
}

const LINES = '10,a,1\n20,,2\n\n30,c,3\n10,d,4\n40,e,5\n';

let table: SheetTable<'noName', 'short' | 'long'>;

const rowNumbers = () => table.page(0, 99).map(({ row }) => row);
/** The number of rows by each code, and of those listed and of steps. */
const summary = () => ({
  ...Object.fromEntries([...table.byCode].map(([code, { length }]) => [code, length])),
  listed: table.listed,
  steps: table.steps,
});
const written = async () =>
  (await table.correctedFile().csv.text())
    .replaceAll(/["\uFEFF]/g, '')
    .split('\r\n')
    .slice(0, -1);

beforeEach(async () => {
  table = await tableOf(LINES);
});

describe('the listing', () => {
  test('all rows, with issues of the caller and the reader, and the expected result', () => {
    expect(summary()).toEqual({
      short: 5,
      repeated: 2,
      noName: 1,
      toFix: 1,
      info: 2,
      listed: 5,
      steps: 0,
    });
    expect(table.page(0, 1)).toEqual([
      {
        index: 0,
        row: 2,
        cells: ['1', 'a', '10', ''],
        before: null,
        issues: [{ column: 2, code: 'repeated', detail: '6' }],
        result: 'short',
        isSkipped: false,
      },
    ]);
    expect(table.page(3, 9).map(({ row }) => row)).toEqual([6, 7]);
  });

  test('rows with one issue, rows to fix, and rows that are right but for a remark', () => {
    table.setCell(0, 1, '');
    table.list('noName');
    expect(rowNumbers()).toEqual([2, 3]);
    table.setCell(1, 1, 'b');
    table.list('toFix');
    expect(rowNumbers()).toEqual([2]);
    table.list('info');
    expect(rowNumbers()).toEqual([6]);
  });

  test('rows with an expected result, edited rows, skipped rows, rows by number', () => {
    table.setCell(2, 1, 'a long name');
    table.setSkipped([4], true);
    table.list('long');
    expect(rowNumbers()).toEqual([5]);
    table.list('edited');
    expect(rowNumbers()).toEqual([5]);
    table.list('skipped');
    expect(rowNumbers()).toEqual([7]);
    table.list('repeated');
    expect(rowNumbers()).toEqual([2, 6]);
    expect(summary()).toMatchObject({ listed: 2, short: 3, long: 1, skipped: 1, edited: 1 });
    table.list('hidden');
    expect(rowNumbers()).toEqual([]);
    table.list('all');
    expect(rowNumbers()).toEqual([2, 3, 5, 6, 7]);
  });

  test('a corrected row stays until the next listing; new matching rows can be added', () => {
    table.list('noName');
    table.setCell(1, 1, 'b');
    table.setCell(3, 1, '');
    expect(rowNumbers()).toEqual([3]);
    table.listMore('noName');
    expect(rowNumbers()).toEqual([3, 6]);
    table.list('noName');
    expect(rowNumbers()).toEqual([6]);
  });
});

describe('typing', () => {
  test('validates the row and its duplicates again', () => {
    table.setCell(3, 2, '30');
    expect(summary()).toMatchObject({ edited: 1, repeated: 2, noName: 1 });
    expect(table.row(0).issues).toEqual([]);
    expect(table.row(2).issues).toEqual([{ column: 2, code: 'repeated', detail: '6' }]);
    expect(table.row(3).before).toEqual(['4', 'd', '10', '']);
    table.setCell(3, 2, '9.2E+11');
    expect(table.row(3).issues).toEqual([{ column: 2, code: 'digitsLost', detail: '' }]);
  });

  test('a skipped row is no duplicate and is not written; included again it is both', async () => {
    table.setSkipped([0], true);
    expect(table.row(3).issues).toEqual([]);
    expect(await written()).toEqual(['membership,name,mobile', '2,,20', '3,c,30', '4,d,10', '5,e,40']); // oxfmt-ignore
    expect([...table.correctedFile().rowNumbers]).toEqual([3, 5, 6, 7]);
    table.setSkipped([0], false);
    expect(table.row(3).issues).toHaveLength(1);
  });

  test('the corrected file has the columns of the file, and any column with typed text', async () => {
    table.setCell(1, 1, '=b');
    expect((await written())[2]).toBe("2,'=b,20");
    table.setCell(2, 3, 'Assi');
    expect(await written()).toContain('3,c,30,Assi');
  });

  test('typing the original text again is no edit', () => {
    table.setCell(0, 1, 'A');
    expect(summary()).toMatchObject({ edited: 1, steps: 1 });
    table.setCell(0, 1, 'a');
    expect(summary()).toMatchObject({ steps: 2 });
    expect(summary()).not.toHaveProperty('edited');
    expect(table.row(0).before).toBeNull();
  });

  test('continues with only the rejected rows; the others are skipped', () => {
    table.keepOnly([3, 6, 99]);
    expect(rowNumbers()).toEqual([3, 6]);
    expect(summary()).toMatchObject({ skipped: 3, kept: 2, steps: 0 });
  });
});

/** Any action that a person can take in the table above. */
const index = fc.nat({ max: 4 });
const press: fc.Arbitrary<() => void> = fc.oneof(
  fc
    .tuple(index, fc.nat({ max: 3 }), fc.constantFrom('', 'a', '10', '30', 'a long name'))
    .map((cell) => () => table.setCell(...cell)),
  fc.tuple(fc.tuple(index), fc.boolean()).map((rows) => () => table.setSkipped(...rows)),
  fc
    .constantFrom('noName' as const, 'repeated' as const)
    .map((code) => () => table.setSkipped(table.byCode.get(code) ?? [], true)),
  fc.constantFrom(null, 'named').map((text) => () => table.correctAll('noName', () => text)),
);

const state = async () => ({
  summary: summary(),
  rows: table.page(0, 9),
  file: await written(),
});

describe('undo', () => {
  test('reverts any action, one after the other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(press, { minLength: 1, maxLength: 6 }), async (presses) => {
        table = await tableOf(LINES);
        const states = [await state()];
        for (const one of presses) {
          one();
          const now = await state();
          if (now.summary.steps === states.length) states.push(now);
        }
        for (const before of states.toReversed().slice(1)) {
          table.undo();
          expect(await state()).toEqual(before);
        }
      }),
    );
  });

  test('an action that changes nothing is no step', () => {
    table.correctAll('noName', () => null);
    table.setSkipped([0], false);
    table.undo();
    expect(table.steps).toBe(0);
  });
});

/** Which place of the file each column has; the others are not in the file. */
const places = (used: Readonly<Record<string, number>>): Mapping => new Map(Object.entries(used));

describe('other columns', () => {
  test('validate again; typed text stays in its column', async () => {
    table.setCell(1, 1, 'typed');
    table.setCell(2, 2, '31');
    // Number and name were swapped; what was typed as one or the other is so still.
    table.match(places({ membership: 2, name: 0, mobile: 1 }));
    expect(table.row(1).cells).toEqual(['2', 'typed', '', '']);
    expect(table.row(2).cells).toEqual(['3', '30', '31', '']);
    expect(table.row(2).before).toEqual(['3', '30', 'c', '']);
    expect((await written()).slice(2, 4)).toEqual(['2,typed,', '3,30,31']);
    // Also while the file has no such column.
    table.match(places({ membership: 2, mobile: 0 }));
    expect(table.row(1).cells).toEqual(['2', 'typed', '20', '']);
    expect(summary()).toMatchObject({ edited: 2 });
    table.match(places({ membership: 2, name: 1, mobile: 0 }));
    expect(table.row(1).cells).toEqual(['2', 'typed', '20', '']);
  });

  test('text typed in a missing column stays, even over a column of the file mapped to it later', () => {
    table.setCell(0, 3, 'Assi');
    table.setCell(0, 1, 'typed');
    table.match(places({ membership: 2, mobile: 0, address: 1 }));
    expect(table.row(0).cells).toEqual(['1', 'typed', '10', 'Assi']);
    table.setCell(0, 3, 'Lanka');
    expect(table.row(0).cells[3]).toBe('Lanka');
    table.undo();
    expect(table.row(0).cells[3]).toBe('Assi');
    table.match(places({ membership: 2, name: 1, mobile: 0 }));
    expect(table.row(0).cells).toEqual(['1', 'typed', '10', 'Assi']);
  });
});

test('a row with another number of cells than the header is reported until it is corrected', async () => {
  table = await tableOf('10,a,1,\n20,b\n30,c,3\n');
  expect(table.page(0, 9).map(({ issues }) => issues)).toEqual([
    [{ column: null, code: 'cellCount', detail: '4' }],
    [{ column: null, code: 'cellCount', detail: '2' }],
    [],
  ]);
  table.setCell(0, 1, 'A');
  expect(table.row(0).issues).toEqual([]);
});

test.each([9, 10, 30])(
  'a cell beside the headings is reported, though all %i rows agree',
  async (rows) => {
    // The comma of the address is not in quotation marks.
    const lines = Array.from({ length: rows }, (_, at) => `98390000${at},F${at},7,Chowk`);
    table = await tableOf(lines.join('\n'));
    expect(summary()).toMatchObject({ cellCount: rows });
  },
);

test('empty cells beside the headings are nothing to report if most rows have them', async () => {
  table = await tableOf(
    Array.from({ length: 10 }, (_, at) => `98390000${at},F${at},7,`).join('\n'),
  );
  expect(summary()).not.toHaveProperty('cellCount');
});

test('1,000 rows in many chunks keep every cell and their numbers', async () => {
  const lines = Array.from({ length: 1_000 }, (_, at) => `${at},${'कख'.repeat(at % 5)},${at * 7}`);
  table = await tableOf(lines.join('\n'));
  const cells = table.page(0, 2_000).map((row) => row.cells);
  expect(cells).toEqual(
    lines.map((_, at) => [String(at * 7), 'कख'.repeat(at % 5), String(at), '']),
  );
  expect(table.row(700)).toMatchObject({ row: 702, cells: ['4900', '', '700', ''] });
});
