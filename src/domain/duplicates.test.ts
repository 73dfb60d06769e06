import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyCombination } from '../test/everyPair';
import { applicant, member } from '../test/listedFirm';
import type { Member, NewMember } from './member';
import { mobileOf } from './phone';
import { findDuplicates, firmKeyOf, groupsOf } from './sameFirm';

const groupsIn = (...lists: Parameters<typeof findDuplicates>) => [
  ...new Set([...findDuplicates(...lists).values()].flat()),
];

/** The groups as texts: the shared values, then list and name of each firm. */
const groups = (members: readonly Member[] | null, newMembers: readonly NewMember[] | null) =>
  groupsIn(members, newMembers).map(({ reasons, firms }) => [
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
    ['invisible characters', { email: '\u200Bsilk@example.org\u00A0' }, { email: EMAIL }, [EMAIL]],
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

test('firms that share a mobile and, with others, an email address are in two groups', () => {
  const rows = [
    member({ id: 1, name: 'A', mobile: MOBILE, email: EMAIL }),
    member({ id: 2, name: 'B', mobile: MOBILE, email: EMAIL }),
    member({ id: 3, name: 'C', email: EMAIL }),
  ];
  expect(groups(rows, null)).toEqual([
    [MOBILE, 'members A', 'members B'],
    [EMAIL, 'members A', 'members B', 'members C'],
  ]);
  const duplicates = findDuplicates(rows, null);
  expect(rows.map((row) => groupsOf(duplicates, row).length)).toEqual([2, 2, 1]);
});

test('neither a list that is not loaded nor an empty one makes a group', () => {
  const firm = member({ id: 1, mobile: MOBILE });
  expect(groups(null, null)).toEqual([]);
  expect(groups([firm], [])).toEqual([]);
  expect(groupsOf(findDuplicates([firm], null), firm)).toEqual([]);
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

test('the groups agree with a simple, slow definition', () => {
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

      const duplicates = findDuplicates(members, newMembers);
      const every = groupsIn(members, newMembers);
      const found = every.flatMap(({ reasons, firms }) => {
        const keys = new Set(firms.map(({ firm }) => firmKeyOf(firm)));
        expect(keys.size).toBe(firms.length);
        return reasons.map(({ value }) => [value, keys] as const);
      });
      expect(new Map(found)).toEqual(new Map(expected));
      const sets = expected.map(([, keys]) =>
        all.map((firm) => Number(keys.has(firmKeyOf(firm)))).join(''),
      );
      expect(every).toHaveLength(new Set(sets).size);
      for (const firm of all)
        expect(groupsOf(duplicates, firm).length > 0).toBe(
          expected.some(([, keys]) => keys.has(firmKeyOf(firm))),
        );
    }),
  );
});

/** The longest list to expect; a fifth of it is enough to show a cost that is not linear. */
const MANY = everyCombination ? 100_000 : 20_000;

const manyRows = (make: (index: number) => Partial<Member>) =>
  Array.from({ length: MANY }, (_, index) => member(make(index)));

describe(`${MANY} rows`, () => {
  test('of one mobile are one group', () => {
    const all = manyRows(() => ({ mobile: MOBILE }));
    expect(groupsIn(all, null).map(({ firms }) => firms.length)).toEqual([MANY]);
  });

  test('of nonsense are no group', () => {
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

  test('that each share something with one firm are as many pairs', () => {
    const all = manyRows((index) => ({
      id: index % 2 === 0 ? 1 : index + 1,
      mobile: String(6_000_000_000 + Math.floor(index / 2)),
      email: `firm${Math.floor(index / 2)}@example.org`,
    }));
    const groupsOfFirm = groupsOf(findDuplicates(all, null), member({ id: 1 }));
    expect(groupsIn(all, null)).toHaveLength(MANY / 2);
    expect(groupsOfFirm).toHaveLength(MANY / 2);
    expect(groupsOfFirm.every(({ reasons }) => reasons.length === 2)).toBe(true);
  });
});
