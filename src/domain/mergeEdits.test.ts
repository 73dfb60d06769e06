import { describe, expect, test } from 'vitest';
import { rekha, base, named, five } from '../test/edits/threeVersions';
import { valueOf, withValue } from './memberChanges';
import type { MemberField } from './memberFields';
import { mergeEdits, withChoices } from './mergeEdits';

describe('one field of three versions', () => {
  const area: MemberField = ['area'];
  const mobile: MemberField = ['firmMobile'];
  type Row = readonly [field: MemberField, before: string, typed: string, now: string];
  /** What is saved, and whether a question is put or the change of somebody else is told. */
  type Outcome = readonly [saved: string, outcome?: 'asks' | 'theirs'];
  const table: readonly (readonly [what: string, versions: Row, outcome: Outcome])[] = [
    ['changed by both to the same', [area, 'Assi', 'Chowk', ' Chowk '], ['Chowk']],
    ['changed by both otherwise', [area, 'Assi', 'Chowk', 'Kamachha'], ['Chowk', 'asks']],
    ['emptied by one, changed by the other', [area, 'Assi', '', 'Kamachha'], ['', 'asks']],
    ['emptied by somebody else', [area, 'Assi', 'Assi', ''], ['', 'theirs']],
    ['with other spaces around it', [area, 'Assi ', ' Assi', 'Chowk'], ['Chowk', 'theirs']],
    ['a mobile of the same digits', [mobile, '0542-24', '054224', '94'], ['94', 'theirs']],
    ['a mobile written otherwise by the service', [mobile, '0542-24', '94', '0542 24'], ['94']],
    [
      'the name of one contact person, beside its mobile',
      [['representatives', 1, 'name'], 'Anil', 'Anil Yadav', 'Sunil'],
      ['Anil Yadav', 'asks'],
    ],
    [
      'the mobile of one contact person, beside its name',
      [['representatives', 4, 'mobile'], '1', '1', '2'],
      ['2', 'theirs'],
    ],
  ];

  test.each(table)('%s', (_, [field, before, typed, now], [saved, outcome]) => {
    const version = (value: string) => withValue(base, field, value);
    const merged = mergeEdits(version(before), version(typed), version(now));
    expect(valueOf(merged.values, field)).toBe(saved);
    expect(merged.conflicts).toEqual(outcome === 'asks' ? [{ field, typed, now }] : []);
    expect(merged.theirs).toEqual(outcome === 'theirs' ? [field] : []);
    expect(valueOf(withChoices(merged, ['now']), field)).toBe(outcome === 'asks' ? now : saved);
  });
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
