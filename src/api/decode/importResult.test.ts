import { describe, expect, test } from 'vitest';
import { decodeImportResult } from './importResult';
import { UnreadableAnswer } from './read';

const nothing = { message: null, inserted: null, updated: null, failedRows: [] };

test.each<[object, object]>([
  [
    { message: ' Import completed. ', inserted: 3, updated: '1', failed_rows: [{ row: 4 }] },
    {
      message: 'Import completed.',
      inserted: 3,
      updated: 1,
      failedRows: [{ row: 4, errors: [], values: [] }],
    },
  ],
  [{}, nothing],
  [{ message: '', inserted: null, updated: 'all', failed_rows: null }, nothing],
])('the result of the import %j', (answer, result) =>
  expect(decodeImportResult(answer)).toEqual(result),
);

test('the result of an import cannot be read from an empty answer', () => {
  for (const answer of [null, undefined, 'ok', 3, []])
    expect(() => decodeImportResult(answer)).toThrow(UnreadableAnswer);
});

const failedRows = (failed_rows: unknown) => decodeImportResult({ failed_rows }).failedRows;
const read = (row: number | null, errors: string[] = [], values: [string, string][] = []) => ({
  row,
  errors,
  values,
});

describe('the failed rows', () => {
  test.each<[string, unknown, object[]]>([
    ['keyed by index', { 0: { row: 2 }, 5: { row: 9 } }, [read(2), read(9)]],
    [
      'without a number, which stay apart',
      [{ errors: ['a'] }, { row: 'x', errors: ['b'] }],
      [read(null, ['a']), read(null, ['b'])],
    ],
    ['with entries that are no records', ['x', null, 7, [], { row: 2 }], [read(2)]],
    ['that are no list', 'none', []],
    ['with one error', [{ row: 1, errors: 'a' }], [read(1, ['a'])]],
    [
      'with errors per field',
      [{ row: 1, errors: { name: ['a', 'b'], mobile: 'c' } }],
      [read(1, ['a', 'b', 'c'])],
    ],
    [
      'with errors that are no texts',
      [{ row: 1, errors: [1, null, { code: 7, text: 'x' }] }],
      [read(1, ['1', '7, x'])],
    ],
    [
      'with values in order and readable',
      [{ row: 1, values: { b: 1, a: { x: 'y' }, c: null } }],
      [
        read(
          1,
          [],
          [
            ['b', '1'],
            ['a', 'y'],
            ['c', ''],
          ],
        ),
      ],
    ],
    [
      'with values in a list',
      [{ row: 1, values: ['Assi', 9415] }],
      [
        read(
          1,
          [],
          [
            ['0', 'Assi'],
            ['1', '9415'],
          ],
        ),
      ],
    ],
    ['with values that are no record', [{ row: 1, values: 'Assi' }], [read(1)]],
    [
      'in Laravel-Excel’s manner, an entry for each attribute: one row with all the errors',
      [
        { row: 3, attribute: 'name', errors: ['Required.'], values: { name: '' } },
        { row: '3', attribute: 'mobile', errors: ['Required.', 'Digits.'], values: { name: '' } },
        { row: 4, attribute: 'name', errors: ['Required.'] },
      ],
      [read(3, ['Required.', 'Digits.'], [['name', '']]), read(4, ['Required.'])],
    ],
  ])('%s', (_, wire, rows) => expect(failedRows(wire)).toEqual(rows));

  test('of ten thousand entries for one row are one row with each error once', () => {
    const entries = Array.from({ length: 10_000 }, (_, index) => ({
      row: index % 2 === 0 ? 2 : '2',
      errors: [`Error ${index % 5000}`, 'The same.'],
    }));
    const [only, ...others] = failedRows(entries);
    expect(others).toEqual([]);
    expect(new Set(only?.errors).size).toBe(5001);
    expect(only).toMatchObject({ row: 2, errors: { length: 5001 } });
  });
});
