import { aMember, anApplication, aPayment } from '../../../mocks/db/builders';
import type { castUsers } from '../../../mocks/db/cast';
import type { World } from '../../../mocks/db/worlds';
import type { Session } from '../../session/storedSession';

/** Two admins, and the member of firm 101. */
export const PEOPLE = ['aditi', 'farid', 'ramesh'] as const;
export type ModelPerson = (typeof PEOPLE)[number];

const password = 'Ganga@2025';

export const accounts = {
  aditi: { id: 7001, name: 'Aditi Mishra', email: 'aditi@bvus.example', role: 3, memberId: null },
  farid: { id: 7010, name: 'Farid Ansari', email: 'farid@bvus.example', role: 3, memberId: null },
  ramesh: {
    id: 7002,
    name: 'Ramesh Jaiswal',
    email: 'ramesh@bvus.example',
    role: 2,
    memberId: 101,
  },
} as const satisfies Record<ModelPerson, Omit<(typeof castUsers)[number], 'password'>>;

const TOKENS_EACH = 40;
const tokenOf = (who: ModelPerson, number: number) => `${who}-${number % TOKENS_EACH}`;

/** A session that another tab has started for this person; each number has its own token. */
export function sessionOf(
  who: ModelPerson,
  number: number,
): { session: Session; roleNumber: number } {
  const { id: userId, name: userName, role, memberId } = accounts[who];
  return {
    session: {
      token: tokenOf(who, number),
      userId,
      userName,
      role: null,
      memberId: memberId ?? userId,
    },
    roleNumber: role,
  };
}

/** One firm for each thing that the office can do. */
export const smallWorld: World = {
  members: [
    aMember({ id: 101, membership: 1001, payment: aPayment({ receiptNo: 'BV-1' }) }),
    aMember({ id: 102, membership: 1002, status: 1 }),
    anApplication({ id: 2001, paymentStatus: 'paid' }),
    anApplication({ id: 2002, paymentStatus: 'paid' }),
    anApplication({ id: 2003 }),
    anApplication({ id: 2004 }),
  ],
  users: PEOPLE.map((who) => ({ ...accounts[who], password })),
  sessions: PEOPLE.flatMap((who) =>
    Array.from({ length: TOKENS_EACH }, (_, number) => ({
      token: tokenOf(who, number),
      userId: accounts[who].id,
    })),
  ),
  verifications: [],
};

export const credentials = (who: ModelPerson) => ({ email: accounts[who].email, password });
