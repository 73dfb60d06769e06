import { describe, expect, test } from 'vitest';
import { rekha, base, named, five } from '../test/edits/threeVersions';
import { valueOf, withValue } from './memberChanges';
import type { MemberField } from './memberFields';
import { mergeEdits, withChoices } from './mergeEdits';

describe('one field of three versions', () => {
  interface Row {
    readonly field: MemberField;
    readonly before: string;
    readonly typed: string;
    readonly now: string;
    readonly saved: string;
    readonly asks?: true;
    readonly theirs?: true;
  }
  const table: readonly (readonly [string, Row])[] = [
    [
      'that nobody changed stays',
      { field: ['area'], before: 'Assi', typed: 'Assi', now: 'Assi', saved: 'Assi' },
    ],
    [
      'that only somebody else changed takes the newer value',
      {
        field: ['area'],
        before: 'Assi',
        typed: 'Assi',
        now: 'Chowk',
        saved: 'Chowk',
        theirs: true,
      },
    ],
    [
      'that only this person changed is what was typed',
      { field: ['area'], before: 'Assi', typed: 'Chowk', now: 'Assi', saved: 'Chowk' },
    ],
    [
      'that both changed to the same asks nothing',
      { field: ['area'], before: 'Assi', typed: 'Chowk', now: ' Chowk ', saved: 'Chowk' },
    ],
    [
      'that both changed otherwise asks',
      {
        field: ['area'],
        before: 'Assi',
        typed: 'Chowk',
        now: 'Kamachha',
        saved: 'Chowk',
        asks: true,
      },
    ],
    [
      'that one emptied and the other changed asks',
      { field: ['area'], before: 'Assi', typed: '', now: 'Kamachha', saved: '', asks: true },
    ],
    [
      'that somebody else emptied is empty',
      { field: ['area'], before: 'Assi', typed: 'Assi', now: '', saved: '', theirs: true },
    ],
    [
      'with other spaces around it is not touched',
      {
        field: ['area'],
        before: 'Assi ',
        typed: ' Assi',
        now: 'Chowk',
        saved: 'Chowk',
        theirs: true,
      },
    ],
    [
      'is a mobile of the same digits: not touched',
      {
        field: ['firmMobile'],
        before: '0542-2400000',
        typed: '05422400000',
        now: '9415012345',
        saved: '9415012345',
        theirs: true,
      },
    ],
    [
      'is a mobile that the service wrote otherwise: not changed',
      {
        field: ['firmMobile'],
        before: '0542-2400000',
        typed: '9415012345',
        now: '0542 2400000',
        saved: '9415012345',
      },
    ],
    [
      'is the name of one contact person, beside its mobile',
      {
        field: ['representatives', 1, 'name'],
        before: 'Anil',
        typed: 'Anil Yadav',
        now: 'Sunil',
        saved: 'Anil Yadav',
        asks: true,
      },
    ],
    [
      'is the mobile of one contact person, beside its name',
      {
        field: ['representatives', 4, 'mobile'],
        before: '1',
        typed: '1',
        now: '2',
        saved: '2',
        theirs: true,
      },
    ],
  ];

  test.each(table)(
    '%s',
    (_, { field, before, typed, now, saved, asks = false, theirs = false }) => {
      const version = (value: string) => withValue(base, field, value);
      const merged = mergeEdits(version(before), version(typed), version(now));
      expect(valueOf(merged.values, field)).toBe(saved);
      expect(merged.conflicts).toEqual(asks ? [{ field, typed, now }] : []);
      expect(merged.theirs).toEqual(theirs ? [field] : []);
      expect(valueOf(withChoices(merged, ['now']), field)).toBe(asks ? now : saved);
    },
  );
});

test('changes of two people in different fields all hold, in the order of the screen', () => {
  const typed = withValue(
    withValue(base, ['address'], 'Typed'),
    ['representatives', 1, 'mobile'],
    '7',
  );
  const theirs = withValue(
    withValue(base, ['area'], 'Theirs'),
    ['representatives', 1, 'name'],
    'Anil',
  );
  const merged = mergeEdits(base, typed, theirs);
  expect(merged.conflicts).toEqual([]);
  expect(named(merged.theirs)).toEqual(['area', 'representatives.1.name']);
  expect(merged.values).toEqual({
    ...base,
    address: 'Typed',
    area: 'Theirs',
    representatives: five(rekha, { name: 'Anil', mobile: '7' }),
  });
});

const inThreeFields = (text: string) =>
  withValue(withValue(withValue(base, ['address'], text), ['area'], text), ['firmName'], text);

test('each conflict has its own choice; one without keeps what was typed', () => {
  const merged = mergeEdits(base, inThreeFields('mine'), inThreeFields('theirs'));
  expect(named(merged.conflicts.map(({ field }) => field))).toEqual([
    'firmName',
    'address',
    'area',
  ]);
  expect(withChoices(merged, ['now', 'typed'])).toMatchObject({
    firmName: 'theirs',
    address: 'mine',
    area: 'mine',
  });
});
