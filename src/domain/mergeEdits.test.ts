import { describe, expect, test } from 'vitest';
import type { MemberChanges } from './member';
import { withFiveRows, withValue } from './memberChanges';
import { type MemberField } from './memberFields';
import { valueOf } from './memberChanges';
import { mergeEdits, withArrived, withChoices } from './mergeEdits';
import type { Representative } from './representatives';

const nobody = { name: '', mobile: '' };
const rekha = { name: 'Rekha Gupta', mobile: '9415000001' };
const anil = { name: 'अनिल यादव', mobile: '9415000002' };
const salim = { name: 'Salim Ansari', mobile: '9415000003' };

const base: MemberChanges = withFiveRows({
  firmName: 'Assi Silks',
  address: 'B 1/150, Assi',
  firmMobile: '0542-2400000',
  firmAlternateMobile: '',
  area: 'Assi',
  representatives: [rekha, anil],
});

const withRows = (representatives: readonly Representative[]) => ({ ...base, representatives });
const named = (fields: readonly MemberField[]) => fields.map((field) => field.join('.'));
const rows = ({ representatives }: MemberChanges) => representatives;
const five = (...some: Representative[]) => rows(withFiveRows({ ...base, representatives: some }));

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

test('each conflict has its own choice; one without keeps what was typed', () => {
  const change = (text: string) =>
    withValue(withValue(withValue(base, ['address'], text), ['area'], text), ['firmName'], text);
  const merged = mergeEdits(base, change('mine'), change('theirs'));
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

describe('a save of somebody else moves the rows up: they are known again', () => {
  interface Moved {
    readonly before: readonly Representative[];
    readonly typed: readonly Representative[];
    readonly now: readonly Representative[];
    readonly saved: readonly Representative[];
    readonly theirs?: readonly string[];
  }
  const newMobile = { ...anil, mobile: '7' };
  const table: readonly (readonly [string, Moved])[] = [
    [
      'the rows below a blank one',
      {
        before: [nobody, rekha, anil],
        typed: [nobody, rekha, newMobile],
        now: [rekha, anil],
        saved: [nobody, rekha, newMobile],
      },
    ],
    [
      'the rows below one that went',
      {
        before: [rekha, anil, salim],
        typed: [rekha, newMobile, salim],
        now: [anil, salim],
        saved: [nobody, newMobile, salim],
        theirs: ['representatives.0.name', 'representatives.0.mobile'],
      },
    ],
    [
      'the rows above one that came',
      {
        before: [nobody, anil],
        typed: [nobody, newMobile],
        now: [anil, salim],
        saved: [nobody, newMobile, salim],
        theirs: ['representatives.2.name', 'representatives.2.mobile'],
      },
    ],
    [
      'a row that changed while it moved',
      {
        before: [nobody, rekha, anil],
        typed: [nobody, rekha, newMobile],
        now: [{ ...rekha, name: 'Rekha G.' }, anil],
        saved: [nobody, { ...rekha, name: 'Rekha G.' }, newMobile],
        theirs: ['representatives.1.name'],
      },
    ],
    [
      'a row that was added stands where it is',
      {
        before: [rekha],
        typed: [rekha],
        now: [rekha, anil],
        saved: [rekha, anil],
        theirs: ['representatives.1.name', 'representatives.1.mobile'],
      },
    ],
    [
      'rows with a gap between them tell their places themselves',
      {
        before: [rekha],
        typed: [rekha],
        now: [nobody, rekha],
        saved: [nobody, rekha],
        theirs: [0, 1].flatMap((row) => [
          `representatives.${row}.name`,
          `representatives.${row}.mobile`,
        ]),
      },
    ],
  ];

  test.each(table)('%s', (_, { before, typed, now, saved, theirs = [] }) => {
    const merged = mergeEdits(withRows(before), withRows(typed), withRows(now));
    expect(merged.conflicts).toEqual([]);
    expect(rows(merged.values)).toEqual(five(...saved));
    expect(named(merged.theirs)).toEqual(theirs);
  });
});

describe('after a save whose answer was lost', () => {
  const sent = {
    ...base,
    area: 'Chowk',
    firmAlternateMobile: '7',
    representatives: five(nobody, anil),
  };

  test('what arrived is no longer unsaved, at whichever place the service keeps a row', () => {
    const now = { ...sent, firmAlternateMobile: '', representatives: five(anil) };
    expect(withArrived(base, sent, now)).toEqual({ ...sent, firmAlternateMobile: '' });
  });

  test('what did not arrive is as before', () => {
    expect(withArrived(base, sent, base)).toEqual(base);
  });

  test('what somebody else has saved since is still to be asked about', () => {
    const now = { ...sent, area: 'Kamachha' };
    const known = withArrived(base, sent, now);
    expect(known.area).toBe('Assi');
    expect(named(mergeEdits(known, sent, now).conflicts.map(({ field }) => field))).toEqual([
      'area',
    ]);
  });
});
