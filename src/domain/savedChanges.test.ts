import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MemberChanges } from './member';
import { withAllRepresentatives, withValue } from './memberEdits';
import { digitsOf } from './phone';
import { BLANK_REPRESENTATIVE as nobody, type Representative } from './representatives';
import { type PutBack, putBack, savedChanges, shownChanges } from './savedChanges';

const rekha = { name: 'Rekha Gupta', mobile: '9415000001' };
const anil = { name: 'अनिल यादव', mobile: '9415000002' };
const salim = { name: 'Salim Ansari', mobile: '9415000003' };

const firm: MemberChanges = withAllRepresentatives({
  firmName: 'Assi Silks',
  address: 'B 1/150, Assi',
  firmMobile: '0542-2400000',
  firmAlternateMobile: '',
  area: 'Assi',
  representatives: [rekha, anil],
});
const withRows = (...representatives: readonly Representative[]) =>
  withAllRepresentatives({ ...firm, representatives });

describe('a save changed', () => {
  test('nothing if only spaces and the spelling of a mobile differ', () => {
    const typed = { ...firm, area: ' Assi ', firmMobile: '0542 2400000' };
    expect(savedChanges(firm, typed)).toEqual([]);
  });

  test('fields of the firm and rows of people, in the order of the form, as they were sent', () => {
    const typed = withValue(
      { ...withRows(rekha, { ...anil, mobile: '94150 77777' }, nobody, salim), area: 'Lanka' },
      ['firmMobile'],
      '+91 94150',
    );
    const changes = savedChanges(firm, typed);
    expect(changes).toEqual([
      { field: 'firmMobile', before: '0542-2400000', after: '9194150' },
      { field: 'area', before: 'Assi', after: 'Lanka' },
      { position: 1, before: anil, after: { ...anil, mobile: '9415077777' } },
      { position: 3, before: nobody, after: salim },
    ]);
    expect(changes.flatMap(shownChanges).map(({ field }) => field.join('.'))).toEqual([
      'firmMobile',
      'area',
      'representatives.1.mobile',
      'representatives.3.name',
      'representatives.3.mobile',
    ]);
  });
});

describe('the old value of a field of the firm', () => {
  const area = { field: 'area', before: 'Assi', after: 'Lanka' } as const;
  const mobile = { field: 'firmMobile', before: '0542-24', after: '94' } as const;
  test.each([
    ['is written over a later one', area, { area: 'Sigra' }, [[['area'], 'Assi']]],
    ['is written as digits if it is a mobile', mobile, {}, [[['firmMobile'], '054224']]],
    ['is in the form already', area, { area: 'Assi ' }, 'isThere'],
  ] as const)('%s', (_, change, now, expected) => {
    expect(written(putBack(change, { ...firm, ...now }))).toEqual(expected);
  });
});

const written = (action: PutBack) => (action.kind === 'writes' ? action.texts : action.kind);

const other = (name: string, mobile: string) => ({ name, mobile });

const after = (form: MemberChanges, { texts }: Extract<PutBack, { kind: 'writes' }>) =>
  texts.reduce((values, [field, text]) => withValue(values, field, text), form);

describe('an old row of a person', () => {
  const renamed = { position: 1, before: anil, after: { ...anil, name: 'Anil Yadav' } };
  const renumbered = { position: 1, before: anil, after: { ...anil, mobile: '9415077777' } };
  const replaced = { position: 1, before: anil, after: salim };
  const removed = { position: 0, before: rekha, after: nobody };
  const added = { position: 1, before: nobody, after: salim };
  const nameless = {
    position: 1,
    before: { ...nobody, mobile: '1' },
    after: { ...nobody, mobile: '2' },
  };

  /** The rows after Put back, or why there is none. */
  const table: readonly [
    what: string,
    change: Parameters<typeof putBack>[0],
    rows: readonly Representative[],
    expected: readonly Representative[] | PutBack['kind'],
  ][] = [
    ['comes into its place', renumbered, [rekha, renumbered.after], [rekha, anil]],
    ['follows the person to another row', renumbered, [renumbered.after, rekha], [anil, rekha]],
    ['follows the person whose mobile changed again', renumbered, [other(anil.name, '7')], [anil]],
    ['of a renamed person', renamed, [rekha, renamed.after], [rekha, anil]],
    [
      'of a person renamed again is not guessed by the mobile',
      renamed,
      [rekha, other('A. Yadav', anil.mobile)],
      'personGone',
    ],
    [
      'with a mobile that two people share goes to the right one',
      renamed,
      [other('Sunita', anil.mobile), renamed.after],
      [other('Sunita', anil.mobile), anil],
    ],
    [
      'is not written over the other one of a shared mobile',
      renamed,
      [other('Sunita', anil.mobile)],
      'personGone',
    ],
    ['is not written over the next person, who moved up', renumbered, [rekha, salim], 'personGone'],
    [
      'is not guessed between two of one name',
      renumbered,
      [other(anil.name, '7'), other(anil.name, '8')],
      'personGone',
    ],
    ['replaces both fields of another person at once', replaced, [rekha, salim], [rekha, anil]],
    ['is in the form already, wherever', replaced, [anil, salim], 'isThere'],
    [
      'of a removed person takes the old row if it is free',
      { ...removed, position: 2 },
      [anil, nobody],
      [anil, nobody, rekha],
    ],
    [
      'of a removed person takes the first free row if the others moved up',
      removed,
      [anil, salim],
      [anil, salim, rekha],
    ],
    [
      'of a removed person finds no free row',
      removed,
      [anil, salim, anil, salim, salim],
      'noFreeRow',
    ],
    ['that was blank removes the person', added, [rekha, salim], [rekha, nobody]],
    ['that was blank is nothing if the person is gone', added, [rekha, anil], 'personGone'],
    [
      'without a name is found by its mobile only',
      nameless,
      [rekha, nameless.after],
      [rekha, nameless.before],
    ],
    ['without a name is found by no other mobile', nameless, [other('', '3')], 'personGone'],
  ];

  test.each(table)('%s', (_, change, rows, expected) => {
    const form = withRows(...rows);
    const action = putBack(change, form);
    expect(action.kind === 'writes' ? after(form, action).representatives : action.kind).toEqual(
      typeof expected === 'string' ? expected : withRows(...expected).representatives,
    );
  });

  test('never brings a mobile beside a name with which it never was', () => {
    const person = fc.record({
      name: fc.constantFrom('', 'Rekha', 'Anil', 'Salim'),
      mobile: fc.constantFrom('', '1', '2', '3'),
    });
    const rows = fc.array(person, { maxLength: 5 });
    fc.assert(
      fc.property(rows, rows, rows, (before, typed, now) => {
        const form = withRows(...now);
        for (const change of savedChanges(withRows(...before), withRows(...typed))) {
          const action = putBack(change, form);
          if (action.kind !== 'writes') continue;
          const known = [...form.representatives, ...withRows(...before).representatives];
          for (const row of after(form, action).representatives) expect(known).toContainEqual(row);
        }
      }),
    );
  });
});

test('an old mobile is written as its digits, and its name as it was', () => {
  const change = { position: 0, before: { name: ' Rekha', mobile: '94150 1' }, after: nobody };
  const action = putBack(change, withRows());
  expect(written(action)).toEqual([
    [['representatives', 0, 'name'], ' Rekha'],
    [['representatives', 0, 'mobile'], digitsOf('94150 1')],
  ]);
});
