import { aMember, anApplication, aPayment } from '../../../mocks/db/builders';
import type { World } from '../../../mocks/db/worlds';
import { people, sessionOf, type SignedIn } from '../people';

/** Two admins, and the member of firm 101. */
export const PEOPLE = ['admin', 'secondAdmin', 'member'] as const;
export type ModelPerson = (typeof PEOPLE)[number];

export const credentials = (who: ModelPerson) => ({
  email: `${who.toLowerCase()}@bvus.example`,
  password: 'Ganga@2025',
});

const TOKENS_EACH = 40;
const tokenOf = (who: ModelPerson, number: number) => `${who}-${number % TOKENS_EACH}`;

/** A session that another tab has started for this person; each number has its own token. */
export const otherSessionOf = (who: ModelPerson, number: number): SignedIn =>
  sessionOf(who, tokenOf(who, number));

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
  users: PEOPLE.map((who) => ({ ...people[who], ...credentials(who) })),
  sessions: PEOPLE.flatMap((who) =>
    Array.from({ length: TOKENS_EACH }, (_, number) => ({
      token: tokenOf(who, number),
      userId: people[who].id,
    })),
  ),
  verifications: [],
};
