import { castMembers, castUsers } from '../../../mocks/db/cast';
import type { World } from '../../../mocks/db/worlds';
import { smallOffice } from '../calls/smallOffice';

/** Who is there at first, in the session that the portal is opened with, and who may come after. */
export const accounts = {
  admin: { id: 7001, name: 'Aditi Mishra', role: 3, memberId: 7001 },
  member: { id: 7002, name: 'Ramesh Jaiswal', role: 2, memberId: 101 },
  secondAdmin: { id: 7010, name: 'Farid Ansari', role: 3, memberId: 7010 },
  secondMember: { id: 7003, name: 'विश्वनाथ केसरी', role: 2, memberId: 102 },
} as const;

export type Person = keyof typeof accounts;

const newerToken = (who: Person) => `newer-token-of-${who}`;

/** A session that this person has begun in another tab. */
export function newerSession(who: Person) {
  const { id: userId, name: userName, role, memberId } = accounts[who];
  const session = { token: newerToken(who), userId, userName, role: null, memberId };
  return { session, roleNumber: role };
}

const people: readonly Person[] = ['admin', 'member', 'secondAdmin', 'secondMember'];
const { secondAdmin, secondMember } = accounts;

/** The small office, the firm of the second member, and everybody signed in elsewhere too. */
export const sharedOffice: World = {
  ...smallOffice,
  members: [
    ...smallOffice.members,
    ...castMembers.filter(({ id }) => id === secondMember.memberId),
  ],
  users: [
    ...castUsers,
    { ...secondAdmin, email: 'farid@bvus.example', password: 'Kashi@2026', memberId: null },
  ],
  sessions: [
    ...smallOffice.sessions,
    ...people.map((who) => ({ token: newerToken(who), userId: accounts[who].id })),
  ],
};
