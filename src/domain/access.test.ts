import { expect, test } from 'vitest';
import { ROLE, type Role, type Access, accessOf, type AccessDecision } from './access';
import type { Session } from '../session/storedSession';

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

test.each<
  [
    string,
    Access,
    visitor: AccessDecision,
    member: AccessDecision,
    admin: AccessDecision,
    stranger: AccessDecision,
  ]
>([
  ['open to everybody', everybody, 'allowed', 'allowed', 'allowed', 'allowed'],
  ['of both roles', both, 'signIn', 'allowed', 'allowed', 'noAccess'],
  ['of members', membersOnly, 'signIn', 'allowed', 'dashboard', 'noAccess'],
  ['of the office', officeOnly, 'signIn', 'dashboard', 'allowed', 'noAccess'],
  ['open to no role', [], 'signIn', 'dashboard', 'dashboard', 'noAccess'],
])('the guard of a screen %s', (_, access, ...verdicts) => {
  expect(Object.values(people).map((person) => accessOf(access, person))).toEqual(verdicts);
});
