import { describe, expect, test } from 'vitest';
import {
  readFirstText,
  readId,
  readMembership,
  readRecord,
  readRows,
  readText,
  readWholeNumber,
  UnreadableAnswer,
} from './read';

describe('a text', () => {
  test.each([
    [' as it is ', ' as it is '],
    [9415012345, '9415012345'],
    [0, '0'],
    [true, 'true'],
    [false, 'false'],
    [null, ''],
    [undefined, ''],
    [NaN, ''],
    [Infinity, ''],
    [['a', null, 'b', ['c']], 'a, b, c'],
    [{ line: 'Kamachha', city: { name: 'Varanasi' }, pin: 221010 }, 'Kamachha, Varanasi, 221010'],
    [{}, ''],
    [[], ''],
  ])('%j is read as %j', (value, text) => {
    expect(readText(value)).toBe(text);
  });
});

const read = (record: object) => readFirstText({ ...record }, ['name', 'company_name']);

test('the first field with a value wins; a zero is a value, and blanks are none', () => {
  expect(read({ name: 'A', company_name: 'B' })).toBe('A');
  expect(read({ name: 0, company_name: 'B' })).toBe('0');
  for (const name of ['', '  ', null, undefined, [], {}])
    expect(read({ name, company_name: 'B' })).toBe('B');
  expect(read({ company_name: 'B' })).toBe('B');
  expect(read({})).toBe('');
});

describe('a whole number', () => {
  test.each([
    [3, 3],
    ['3', 3],
    [' 3 ', 3],
    ['-1', -1],
    ['007', 7],
    [0, 0],
    ['0', 0],
  ])('%j is %d', (value, number) => {
    expect(readWholeNumber(value)).toBe(number);
  });

  test.each(['', '3.5', 3.5, '1e3', '३', true, null, undefined, NaN, [3], '9007199254740993'])(
    '%j is not one',
    (value) => {
      expect(readWholeNumber(value)).toBeNull();
    },
  );
});

test('an id is a positive whole number', () => {
  expect(readId('12')).toBe(12);
  expect(readId(12)).toBe(12);
  for (const value of [0, '0', -1, '-1', '', null, 'abc', 1.5, true])
    expect(readId(value)).toBeNull();
});

test('null, "", "null" and 0 are no membership number', () => {
  for (const value of [null, undefined, '', ' ', 'null', 0, '0'])
    expect(readMembership(value)).toBeNull();
  expect(readMembership(1042)).toBe('1042');
  expect(readMembership(' BVS-0042 ')).toBe('BVS-0042');
});

describe('the rows of a list answer', () => {
  const rows = [{ id: 1 }, { id: 2 }];

  test.each<[unknown, object[]]>([
    [rows, rows],
    [{ list: rows }, rows],
    [{ data: rows }, rows],
    [{ data: { list: rows } }, rows],
    [{ data: 'ok', list: rows }, rows],
    [{ data: {}, list: rows }, rows],
    [{ status: 'success', message: 'ok', data: rows }, rows],
    // Only records count.
    [[null, { id: 1 }, 'x', 7, [{ id: 3 }], { id: 2 }], rows],
    [null, []],
    [[], []],
    [{ list: null }, []],
    [{ data: null }, []],
    [{ data: { list: null } }, []],
  ])('in %j are %j', (answer, found) => expect(readRows(answer)).toEqual(found));

  test.each([
    [undefined],
    [{}],
    [{ message: 'ok' }],
    [{ list: { a: 1 } }],
    ['<html>'],
    [7],
    [true],
    // A list of anything else is not empty.
    [[[{ id: 1 }]]],
    [[1, 2, 3]],
    [[null]],
    [{ data: ['x'] }],
    [{ data: { list: [1] } }],
    [{ data: [[]], next_page_url: null }],
  ])('cannot be read from %j', (answer) => {
    expect(() => readRows(answer)).toThrow(UnreadableAnswer);
  });
});

const named = (answer: unknown) => readRecord(answer, ['name', 'mobile']);

describe('a single record', () => {
  const record = { name: 'Ganga Brocade House' };

  test.each([
    [record],
    [[record]],
    [{ list: record }],
    [{ list: [record] }],
    [{ data: record }],
    [{ data: [record] }],
    [{ data: { list: record } }],
    [{ data: { list: [record] } }],
    [{ status: 'success', list: null, data: record }],
  ])('is found in %j', (answer) => {
    expect(named(answer)).toEqual(record);
  });

  test.each([
    [null],
    [undefined],
    [[]],
    [{}],
    [{ list: null }],
    [{ list: {} }],
    [{ data: null }],
    [{ data: { list: [null] } }],
    [{ message: 'No such member' }],
    [{ data: { message: 'No such member' } }],
    ['<html>'],
    [7],
  ])('cannot be read from %j', (answer) => {
    expect(() => named(answer)).toThrow(UnreadableAnswer);
  });
});
