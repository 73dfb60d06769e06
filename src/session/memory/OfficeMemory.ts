import type { MemberId } from '../../domain/memberId';

/** A payment link that went out from this browser; after a lost answer it only perhaps did (rule Q7). */
export interface LinkSent {
  /** In milliseconds. */
  readonly at: number;
  readonly certain: boolean;
}

/** What this browser knows of applications: ids and times, never a name (rule Q7). */
export interface OfficeMemory {
  /** The last time a link was sent. */
  readonly linkSent: ReadonlyMap<MemberId, LinkSent>;
  /** When the application was first in a list that was read here, in milliseconds. */
  readonly firstSeen: ReadonlyMap<MemberId, number>;
}

export const NOTHING_KNOWN: OfficeMemory = { linkSent: new Map(), firstSeen: new Map() };

/** So many applications are noted; later ones are not. */
const MAX_SEEN = 100_000;
const KEPT_MS = 400 * 24 * 60 * 60 * 1000;

/** Both together; the first one itself where the second says nothing new. Of two links the later one counts. */
export function together(known: OfficeMemory, noted: OfficeMemory): OfficeMemory {
  const linkSent = grown(
    known.linkSent,
    noted.linkSent,
    (before, now) => now.at > before.at || (now.at === before.at && now.certain && !before.certain),
  );
  const firstSeen = grown(known.firstSeen, noted.firstSeen, (before, now) => now < before);
  return linkSent === known.linkSent && firstSeen === known.firstSeen
    ? known
    : { linkSent, firstSeen };
}

/** With each of these applications seen now that was not seen before; the same where there is none. */
export function withSeen(known: OfficeMemory, ids: readonly MemberId[], now: number): OfficeMemory {
  if (ids.every((id) => known.firstSeen.has(id))) return known;
  const firstSeen = new Map(known.firstSeen);
  for (const id of ids) if (!firstSeen.has(id) && firstSeen.size < MAX_SEEN) firstSeen.set(id, now);
  return { linkSent: known.linkSent, firstSeen };
}

/**
 * Without what is older than 400 days; the same where nothing is. An application that still stands in the list keeps its
 * day, as all do before a list was read (`null`): else it would be "first seen today" with the next one.
 */
export function withoutOld(
  known: OfficeMemory,
  listed: readonly MemberId[] | null,
  now: number,
): OfficeMemory {
  const since = now - KEPT_MS;
  // Made only where something is old: as long as the list.
  let stillListed: ReadonlySet<MemberId> | null = null;
  const isListed = (id: MemberId) => (stillListed ??= new Set(listed)).has(id);
  const linkSent = without(known.linkSent, (_, { at }) => at < since);
  const firstSeen =
    listed === null
      ? known.firstSeen
      : without(known.firstSeen, (id, at) => at < since && !isListed(id));
  return linkSent === known.linkSent && firstSeen === known.firstSeen
    ? known
    : { linkSent, firstSeen };
}

function without<T>(
  known: ReadonlyMap<MemberId, T>,
  goes: (id: MemberId, noted: T) => boolean,
): ReadonlyMap<MemberId, T> {
  let rest: Map<MemberId, T> | null = null;
  for (const [id, noted] of known)
    if (goes(id, noted)) {
      rest ??= new Map(known);
      rest.delete(id);
    }
  return rest ?? known;
}

/** The first map with what the second one has more or better; the first itself where that is nothing. */
function grown<T>(
  known: ReadonlyMap<MemberId, T>,
  noted: ReadonlyMap<MemberId, T>,
  isBetter: (before: T, now: T) => boolean,
): ReadonlyMap<MemberId, T> {
  let all: Map<MemberId, T> | null = null;
  for (const [id, now] of noted) {
    const before = known.get(id);
    const counts = before === undefined ? (all ?? known).size < MAX_SEEN : isBetter(before, now);
    if (!counts) continue;
    all ??= new Map(known);
    all.set(id, now);
  }
  return all ?? known;
}
