import { describe, expect, test } from 'vitest';
import {
  nobody,
  rekha,
  anil,
  salim,
  base,
  withRows,
  named,
  rows,
  five,
} from '../test/edits/threeVersions';
import { mergeEdits, withArrived } from './mergeEdits';
import type { Representative } from './representatives';

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
