import type { MemberId } from '../../domain/memberId';

type ById<T> = ReadonlyMap<MemberId, T>;

/** A payment link that went out from this browser at a time; after a lost answer it only perhaps did (rule Q7). */
export interface LinkSent {
  readonly at: number;
  readonly isCertain: boolean;
}

/** What this browser noted of applications: ids and times, never a name. */
export interface LocalNotes {
  readonly linkSent: ById<LinkSent>;
  /** When the application was first in a list that was read here. */
  readonly firstSeen: ById<number>;
}

export const NO_NOTES: LocalNotes = { linkSent: new Map(), firstSeen: new Map() };

/** So many applications are noted; later ones are not. */
const MAX = 100_000;
const KEPT_MS = 400 * 24 * 60 * 60 * 1000;

/** Both together: the later link, of one moment the certain one; the earlier first day. `notes` itself where nothing is new. */
export function mergeNotes(notes: LocalNotes, added: Partial<LocalNotes>): LocalNotes {
  const linkSent = merged(notes.linkSent, added.linkSent, (it) => it.at + Number(it.isCertain) / 2);
  const firstSeen = merged(notes.firstSeen, added.firstSeen, (at) => -at);
  const isSame = linkSent === notes.linkSent && firstSeen === notes.firstSeen;
  return isSame ? notes : { linkSent, firstSeen };
}

function merged<T>(notes: ById<T>, added: ById<T> | undefined, rankOf: (noted: T) => number) {
  let all: Map<MemberId, T> | null = null;
  for (const [id, now] of added ?? []) {
    const before = notes.get(id);
    if (before === undefined ? (all ?? notes).size >= MAX : rankOf(before) >= rankOf(now)) continue;
    (all ??= new Map(notes)).set(id, now);
  }
  return all ?? notes;
}

/** Without what is older than 400 days. What is in the list that was just read keeps its day: else it would be "first seen today". */
export function withoutOld(notes: LocalNotes, list?: ById<unknown>): LocalNotes {
  const since = Date.now() - KEPT_MS;
  const [linkSent, firstSeen] = [new Map(notes.linkSent), new Map(notes.firstSeen)];
  for (const [id, { at }] of linkSent) if (at < since) linkSent.delete(id);
  for (const [id, at] of firstSeen) if (at < since && list?.has(id) === false) firstSeen.delete(id);
  return { linkSent, firstSeen };
}
