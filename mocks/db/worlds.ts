import type { Counter, Member, Rows, Session, User, Verification } from './collections';
import { castMembers, castUsers, castVerifications, castSessions } from './cast';
import { applicationCrowd, oldCrowd } from './crowd';
import { lookAlikes } from './lookAlikes';

/** The initial data of a service. Counters are computed from it. */
export interface World {
  readonly members: readonly Member[];
  readonly users: readonly User[];
  readonly sessions: readonly Session[];
  readonly verifications: readonly Verification[];
}

/** The named cast and a crowd of 240 old members and 40 applications; nobody is logged in. */
export function castAndCrowd(): World {
  return {
    members: [...castMembers, ...oldCrowd(240), ...applicationCrowd(40, 2001)],
    users: castUsers,
    sessions: [],
    verifications: castVerifications,
  };
}

/** The demo's data: the same, plus firms that look alike at the end of both lists. */
export function demoWorld(): World {
  const world = castAndCrowd();
  return { ...world, members: [...world.members, ...lookAlikes] };
}

/** The accounts, logged in with `castSessions`, without any firm. */
export function emptyWorld(): World {
  return { members: [], users: castUsers, sessions: castSessions, verifications: [] };
}

/** The accounts, logged in with `castSessions`, and `count` generated old members. */
export function crowdWorld(count: number): World {
  return { ...emptyWorld(), members: oldCrowd(count) };
}

/** Makes the rows of a world, with each counter at the highest number in use. */
export function rowsOfWorld(world: World): Rows {
  const counters: Counter[] = [
    { name: 'member', last: highest(world.members.map((member) => member.id)) },
    { name: 'membership', last: highest(world.members.map((member) => member.membership ?? 0)) },
    // Receipts in a world have other prefixes, so new receipts are numbered from here.
    { name: 'receipt', last: 1000 },
  ];
  return {
    members: [...world.members],
    users: [...world.users],
    sessions: [...world.sessions],
    verifications: [...world.verifications],
    counters,
  };
}

function highest(numbers: readonly number[]): number {
  return numbers.reduce((most, number) => Math.max(most, number), 0);
}
