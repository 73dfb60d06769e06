import { describe, expect, test } from 'vitest';
import { decodeImportResult } from './importResult';
import { UnreadableAnswer } from './read';

const failedRows = (failed_rows: unknown) => decodeImportResult({ failed_rows }).failedRows;

describe('the result of an import', () => {
  test('is the message, the counts and the failed rows', () => {
    expect(
      decodeImportResult({
        message: ' Import completed. ',
        inserted: 3,
        updated: '1',
        failed_rows: [
          { row: 4, errors: ['The mobile is required.'], values: { name: 'Assi Silks' } },
        ],
      }),
    ).toEqual({
      message: 'Import completed.',
      inserted: 3,
      updated: 1,
      failedRows: [
        { row: 4, errors: ['The mobile is required.'], values: [['name', 'Assi Silks']] },
      ],
    });
  });

  test('has no counts and no rows where the service gave none', () => {
    const nothing = { message: null, inserted: null, updated: null, failedRows: [] };
    expect(decodeImportResult({})).toEqual(nothing);
    expect(
      decodeImportResult({ message: '', inserted: null, updated: 'all', failed_rows: null }),
    ).toEqual(nothing);
  });

  test('cannot be read from an answer that says nothing', () => {
    for (const answer of [null, undefined, 'ok', 3, []])
      expect(() => decodeImportResult(answer)).toThrow(UnreadableAnswer);
  });
});

describe('the failed rows', () => {
  test('may be keyed by index', () => {
    const keyed = { 0: { row: 2, errors: ['a'] }, 5: { row: 9, errors: ['b'] } };
    expect(failedRows(keyed).map(({ row }) => row)).toEqual([2, 9]);
  });

  test('without a number stay apart from each other', () => {
    expect(failedRows([{ errors: ['a'] }, { row: 'x', errors: ['b'] }])).toEqual([
      { row: null, errors: ['a'], values: [] },
      { row: null, errors: ['b'], values: [] },
    ]);
  });

  test.each([
    ['one text', 'a', ['a']],
    ['lists per field', { name: ['a', 'b'], mobile: ['c'] }, ['a', 'b', 'c']],
    ['texts per field', { name: 'a', mobile: 'b' }, ['a', 'b']],
    ['not texts', [1, null, { code: 7, text: 'x' }], ['1', '7, x']],
    ['missing', undefined, []],
  ])('have errors that are %s', (_, errors, read) => {
    expect(failedRows([{ row: 1, errors }])[0]?.errors).toEqual(read);
  });

  test('have values in order and readable, also as an array', () => {
    expect(failedRows([{ row: 1, values: { b: 1, a: { x: 'y' }, c: null } }])[0]?.values).toEqual([
      ['b', '1'],
      ['a', 'y'],
      ['c', ''],
    ]);
    expect(failedRows([{ row: 1, values: ['Assi', 9415] }])[0]?.values).toEqual([
      ['0', 'Assi'],
      ['1', '9415'],
    ]);
    expect(failedRows([{ row: 1, values: 'Assi' }])[0]?.values).toEqual([]);
  });

  test('are records only', () => {
    expect(failedRows(['x', null, 7, [], { row: 2 }])).toEqual([
      { row: 2, errors: [], values: [] },
    ]);
    expect(failedRows('none')).toEqual([]);
  });

  test('in Laravel-Excel’s manner, an entry for each attribute, are one row with all the errors', () => {
    const values = { name: '', mobile: '98x' };
    expect(
      failedRows([
        { row: 3, attribute: 'name', errors: ['Required.'], values },
        { row: '3', attribute: 'mobile', errors: ['Required.', 'Digits.'], values },
        { row: 4, attribute: 'name', errors: ['Required.'] },
      ]),
    ).toEqual([
      { row: 3, errors: ['Required.', 'Digits.'], values: Object.entries(values) },
      { row: 4, errors: ['Required.'], values: [] },
    ]);
  });

  test('of ten thousand entries for one row are one row with each error once', () => {
    const entries = Array.from({ length: 10_000 }, (_, index) => ({
      row: index % 2 === 0 ? 2 : '2',
      attribute: `rep_mobile_${index}`,
      errors: [`Error ${index % 5000}`, 'The same.'],
      values: { name: 'Assi', number: index },
    }));
    const [only, ...others] = failedRows(entries);
    expect(others).toEqual([]);
    expect(only?.row).toBe(2);
    expect(only?.errors).toHaveLength(5001);
    expect(new Set(only?.errors).size).toBe(5001);
  });
});
