import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyCombination } from '../test/everyPair';
import { applicant, member } from '../test/listedFirm';
import { firmKeyOf } from './listedFirms';
import type { Member, NewMember } from './member';
import { mobileOf } from './phone';
import { WhoIsWho } from './whoIsWho';

function complete(members: readonly Member[] | null, newMembers: readonly NewMember[] | null) {
  const whoIsWho = new WhoIsWho(members, newMembers);
  while (whoIsWho.prepareSlice());
  return whoIsWho;
}

/** The groups as texts: what they have in common, then list and name of each firm. */
const groups = (members: readonly Member[] | null, newMembers: readonly NewMember[] | null) =>
  complete(members, newMembers)
    .groups()
    .map(({ reasons, firms }) => [
      ...reasons.map(({ value }) => value),
      ...firms.map(({ list, firm }) => `${list} ${firm.name}`),
    ]);

const MOBILE = '9415201101';
const EMAIL = 'silk@example.org';

describe('firms are in one group', () => {
  test.each<[string, Partial<Member>, Partial<Member>, readonly string[]]>([
    ['Devanagari digits', { mobile: '९४१५२०११०१' }, { mobile: MOBILE }, [MOBILE]],
    [
      'digits of any script',
      { mobile: '٩٤١٥٢٠١١٠١' },
      { mobile: '９４１５２０１１０１' },
      [MOBILE],
    ],
    ['direction marks', { mobile: '\u202A+91 94152 01101\u202C' }, { mobile: MOBILE }, [MOBILE]],
    ['invisible signs', { email: '\u200Bsilk@example.org\u00A0' }, { email: EMAIL }, [EMAIL]],
    ['both', { mobile: MOBILE, email: EMAIL }, { mobile: MOBILE, email: EMAIL }, [MOBILE, EMAIL]],
  ])('for %s, within a list and across both', (_, one, other, values) => {
    const a = { id: 1, name: 'A', ...one };
    const b = { id: 2, name: 'B', ...other };
    const across = [[...values, 'members A', 'newMembers B']];
    expect(groups([member(a), member(b)], null)).toEqual([[...values, 'members A', 'members B']]);
    expect(
      groups(
        [member(a)],
        [applicant({ id: 2, name: 'B', mobile: other.mobile ?? '', email: other.email ?? '' })],
      ),
    ).toEqual(across);
  });
});

test('firms that share a mobile and, among others, an e-mail address are in two groups', () => {
  const rows = [
    member({ id: 1, name: 'A', mobile: MOBILE, email: EMAIL }),
    member({ id: 2, name: 'B', mobile: MOBILE, email: EMAIL }),
    member({ id: 3, name: 'C', email: EMAIL }),
  ];
  expect(groups(rows, null)).toEqual([
    [MOBILE, 'members A', 'members B'],
    [EMAIL, 'members A', 'members B', 'members C'],
  ]);
  const whoIsWho = complete(rows, null);
  expect(rows.map((row) => whoIsWho.groupsOf(row).length)).toEqual([2, 2, 1]);
  expect(rows.map((row) => whoIsWho.isDuplicate(row))).toEqual([true, true, true]);
});

test('a list that is not known makes no group, and neither does an empty one', () => {
  const firm = member({ id: 1, mobile: MOBILE });
  expect(groups(null, null)).toEqual([]);
  expect(groups([firm], [])).toEqual([]);
  expect(complete([firm], null).isDuplicate(firm)).toBe(false);
});

const anyMobile = fc.constantFrom(
  '',
  ' ',
  '-',
  'none',
  MOBILE,
  '+91 94152 01101',
  '9415201102',
  '94152',
);
const anyEmail = fc.constantFrom('', ' ', '-', 'none', 'x@y', 'X@Y ', 'xx@y', 'a@b');
const anyFirm = fc.record({
  id: fc.constantFrom(null, null, 1, 2, 3),
  name: fc.constantFrom('', 'Jaiswal Silk'),
  mobile: fc.oneof(anyMobile, anyEmail),
  email: fc.oneof(anyEmail, anyMobile),
});

test('the groups are those of a plain, slow definition', () => {
  const lists = fc.tuple(fc.array(anyFirm, { maxLength: 8 }), fc.array(anyFirm, { maxLength: 8 }));
  fc.assert(
    fc.property(lists, ([some, others]) => {
      const members = some.map(member);
      const newMembers = others.map(applicant);
      const all = [...members, ...newMembers];
      const expected = [MOBILE, '9415201102', 'x@y', 'xx@y', 'a@b']
        .map((value) => {
          const having = all.filter(({ mobile, email }) =>
            value.includes('@') ? email.trim().toLowerCase() === value : mobileOf(mobile) === value,
          );
          return [value, new Set(having.map(firmKeyOf))] as const;
        })
        .filter(([, keys]) => keys.size > 1);

      const whoIsWho = complete(members, newMembers);
      const found = whoIsWho.groups().flatMap(({ reasons, firms }) => {
        const keys = new Set(firms.map(({ firm }) => firmKeyOf(firm)));
        expect(keys.size).toBe(firms.length);
        return reasons.map(({ value }) => [value, keys] as const);
      });
      expect(new Map(found)).toEqual(new Map(expected));
      const sets = expected.map(([, keys]) =>
        all.map((firm) => Number(keys.has(firmKeyOf(firm)))).join(''),
      );
      expect(whoIsWho.groups()).toHaveLength(new Set(sets).size);
      for (const firm of all)
        expect(whoIsWho.isDuplicate(firm)).toBe(
          expected.some(([, keys]) => keys.has(firmKeyOf(firm))),
        );
    }),
  );
});

/** As many as a list may have; what is not linear shows with a fifth of them. */
const MANY = everyCombination ? 100_000 : 20_000;

const manyRows = (make: (index: number) => Partial<Member>) =>
  Array.from({ length: MANY }, (_, index) => member(make(index)));

describe(`${MANY} rows`, () => {
  test('of one mobile are one group, found slice by slice', () => {
    const all = manyRows(() => ({ mobile: MOBILE }));
    const whoIsWho = new WhoIsWho(all, null);
    let slices = 0;
    while (whoIsWho.prepareSlice()) slices += 1;
    expect(slices).toBeGreaterThan(MANY / 2_500);
    expect(whoIsWho.isComplete).toBe(true);
    expect(whoIsWho.groups().map(({ firms }) => firms.length)).toEqual([MANY]);
  });

  test('of nonsense are none', () => {
    const nonsense = ['', '\0', '-', '٩٤١', '9'.repeat(500), '@', '🧵', 'null', ' \u202E'];
    const at = (index: number) => nonsense[index % nonsense.length] ?? '';
    const all = manyRows((index) => ({
      id: index % 3 === 0 ? null : index,
      name: at(index),
      mobile: at(index + 1),
      email: at(index + 2),
    }));
    expect(groups(all, null)).toEqual([]);
  });

  test('each a twin of the same firm are as many pairs', () => {
    const all = manyRows((index) => ({
      id: index % 2 === 0 ? 1 : index + 1,
      mobile: String(6_000_000_000 + Math.floor(index / 2)),
      email: `firm${Math.floor(index / 2)}@example.org`,
    }));
    const whoIsWho = complete(all, null);
    expect(whoIsWho.groups()).toHaveLength(MANY / 2);
    expect(whoIsWho.groupsOf(member({ id: 1 }))).toHaveLength(MANY / 2);
    expect(whoIsWho.groups().every(({ reasons }) => reasons.length === 2)).toBe(true);
  });
});
