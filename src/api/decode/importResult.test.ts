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

  test('that name the same row are one, with each error once', () => {
    expect(
      failedRows([
        { row: 4, errors: ['a', 'b'], values: { name: 'Assi' } },
        { row: '4', errors: ['b', 'c'], values: { name: 'Assi' } },
        { row: 5, errors: ['a'] },
      ]),
    ).toEqual([
      { row: 4, errors: ['a', 'b', 'c'], values: [['name', 'Assi']] },
      { row: 5, errors: ['a'], values: [] },
    ]);
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
});
