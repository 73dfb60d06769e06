import { castMembers, castSessions, castUsers, castVerifications } from '../../../mocks/db/cast';
import type { World } from '../../../mocks/db/worlds';

/** The firms that the calls speak of, by their names in the cast. */
export const firms = {
  member: 'Jaiswal Silk Emporium',
  pending: 'Kashi Tanchoi Handloom',
  paid: 'Reshmi Dhaga Traders',
} as const;

const named: readonly string[] = Object.values(firms);

/** The cast, signed in, with no other firm than these: a short list is quickly drawn and searched. */
export const smallOffice: World = {
  members: castMembers.filter(({ name }) => named.includes(name)),
  users: castUsers,
  sessions: castSessions,
  verifications: castVerifications,
};
