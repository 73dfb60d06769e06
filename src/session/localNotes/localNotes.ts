import type { MemberId } from '../../domain/memberId';

type ById<T> = ReadonlyMap<MemberId, T>;

/** A payment link that was sent from this browser; `isCertain` is false if the answer was lost (rule Q7). */
export interface LinkSent {
  readonly at: number;
  readonly isCertain: boolean;
}

/** Notes of this browser on applications: ids and times, never a name. */
export interface LocalNotes {
  readonly linkSent: ById<LinkSent>;
  /** When a list that was read here first contained the application. */
  readonly firstSeen: ById<number>;
}

export const NO_NOTES: LocalNotes = { linkSent: new Map(), firstSeen: new Map() };

/** Most applications in the notes; later ones are not added. */
const MAX = 100_000;
const KEPT_MS = 400 * 24 * 60 * 60 * 1000;

/** Merges notes: the later link, at the same time the certain one; the earlier first day. Returns `notes` if nothing is new. */
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

/** Drops notes older than 400 days. Applications of the list just read keep their first day, or it would start again today. */
export function withoutOld(notes: LocalNotes, list?: ById<unknown>): LocalNotes {
  const since = Date.now() - KEPT_MS;
  const [linkSent, firstSeen] = [new Map(notes.linkSent), new Map(notes.firstSeen)];
  for (const [id, { at }] of linkSent) if (at < since) linkSent.delete(id);
  for (const [id, at] of firstSeen) if (at < since && list?.has(id) === false) firstSeen.delete(id);
  return { linkSent, firstSeen };
}
