import { castMembers, castSessions, castUsers, castVerifications } from '../../../mocks/db/cast';
import type { World } from '../../../mocks/db/worlds';

/** The firms that the calls are about, by their names in the cast. */
export const firms = {
  member: 'Jaiswal Silk Emporium',
  pending: 'Kashi Tanchoi Handloom',
  paid: 'Reshmi Dhaga Traders',
} as const;

const named: readonly string[] = Object.values(firms);

/** The cast, logged in, with these firms only: short lists are fast to draw and search. */
export const smallOffice: World = {
  members: castMembers.filter(({ name }) => named.includes(name)),
  users: castUsers,
  sessions: castSessions,
  verifications: castVerifications,
};
