import { describe, expect, test } from 'vitest';
import { deletedFirm } from '../../test/deletedFirm';
import { deletedRows, listedStateIn } from './deletedRows';

const NOW = Date.now();
const first = deletedFirm(1, { at: NOW - 5000, isConfirmed: false });

describe('the rows of a list', () => {
  test.each([
    ['none of the other list', [deletedFirm(1, { list: 'newMembers' })], []],
    ['each firm', [deletedFirm(1), deletedFirm(2)], ['1 whole', '2 whole']],
    ['a firm whose only deletion had no answer', [first], ['1 whole ?']],
    [
      'one row if its deletion was sent again and confirmed, with the values of the first one',
      [deletedFirm(1, { at: NOW, isWhole: false }), first],
      ['1 whole'],
    ],
    [
      'one row if both had no answer',
      [deletedFirm(1, { at: NOW, isConfirmed: false, isWhole: false }), first],
      ['1 whole ?'],
    ],
    [
      'what only the list knew',
      [deletedFirm(1, { isWhole: false, isConfirmed: false })],
      ['1 list ?'],
    ],
  ])('has %s', (_, entries, expected) => {
    const rows = deletedRows(entries, 'members');
    expect(
      rows.map(({ key, firm: { isWhole, isConfirmed } }) =>
        [key, isWhole ? 'whole' : 'list', isConfirmed ? '' : '?'].join(' ').trim(),
      ),
    ).toEqual(expected);
    expect(rows.flatMap((row) => row.entries)).toEqual(expected.length === 0 ? [] : entries);
  });

  test('with the time of the latest deletion', () => {
    const [row] = deletedRows([deletedFirm(1, { at: NOW, isWhole: false }), first], 'members');
    expect(row?.firm.at).toBe(NOW);
  });
});

const listed = (changes: object) => ({
  id: 99,
  name: 'Another Silk',
  mobile: '9000000000',
  email: '',
  membership: null,
  address: '',
  status: 'active' as const,
  ...changes,
});

const listOf = (changes: object, isWhole = true) => ({
  rows: [listed(changes)],
  total: null,
  isWhole,
});

describe('a deleted firm in the list as it is now', () => {
  const firm = deletedFirm(1);
  test.each([
    ['is still there by its ID', listOf({ id: 1 }), 'still'],
    ['is there again by its number', listOf({ membership: '8001' }), 'again'],
    [
      'is there again by name and mobile, written otherwise',
      listOf({ name: 'DELETED  Silk 1', mobile: '+91 94158 00001' }),
      'again',
    ],
    ['is not there by its mobile alone', listOf({ mobile: '9415800001' }), 'gone'],
    ['is not there', listOf({}), 'gone'],
    ['may be there, in a list that is not whole', listOf({}, false), null],
    ['may be there, in a list that is not loaded', undefined, null],
  ])('%s', (_, list, state) => {
    expect(listedStateIn(list)(firm)).toBe(state);
  });

  test('is not taken for another firm without a number', () => {
    const state = listedStateIn(listOf({ membership: null }));
    expect(state(deletedFirm(1, { membership: null }))).toBe('gone');
  });
});
