import { describe, expect, test } from 'vitest';
import { ROLE, type Role } from '../domain/roles';
import { type Access, judge, type Verdict } from './access';
import type { Session } from './session';

const signedInAs = (role: Role | null): Session => ({
  token: 'T',
  userId: 7,
  userName: 'Rekha',
  role,
  memberId: 7,
});

const people = {
  visitor: null,
  member: signedInAs(ROLE.member),
  admin: signedInAs(ROLE.admin),
  stranger: signedInAs(null),
};

const everybody: Access = 'public';
const both: Access = [ROLE.member, ROLE.admin];
const membersOnly: Access = [ROLE.member];
const officeOnly: Access = [ROLE.admin];

describe.each<[string, Access, Record<keyof typeof people, Verdict>]>([
  [
    'open to everybody',
    everybody,
    { visitor: 'allowed', member: 'allowed', admin: 'allowed', stranger: 'allowed' },
  ],
  [
    'of both roles',
    both,
    { visitor: 'signIn', member: 'allowed', admin: 'allowed', stranger: 'noAccess' },
  ],
  [
    'of members',
    membersOnly,
    { visitor: 'signIn', member: 'allowed', admin: 'dashboard', stranger: 'noAccess' },
  ],
  [
    'of the office',
    officeOnly,
    { visitor: 'signIn', member: 'dashboard', admin: 'allowed', stranger: 'noAccess' },
  ],
  [
    'open to no role',
    [],
    { visitor: 'signIn', member: 'dashboard', admin: 'dashboard', stranger: 'noAccess' },
  ],
])('a screen %s', (_, access, verdicts) => {
  test.each(['visitor', 'member', 'admin', 'stranger'] as const)('judges a %s', (person) => {
    expect(judge(access, people[person])).toBe(verdicts[person]);
  });
});

test('nobody is sent in a circle: the place one is sent to is open to the same person', () => {
  const accessOf: Record<Exclude<Verdict, 'allowed'>, Access> = {
    signIn: everybody,
    dashboard: both,
    // `/`, the sign-in page, is public (rule A3).
    noAccess: everybody,
  };
  const sent = [both, membersOnly, officeOnly].flatMap((access) =>
    Object.values(people).flatMap((person) => {
      const verdict = judge(access, person);
      return verdict === 'allowed' ? [] : [judge(accessOf[verdict], person)];
    }),
  );
  expect(new Set(sent)).toEqual(new Set(['allowed']));
});
