import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import type { MemberId, NewMember } from '../domain/member';
import { type Kind, type Stored, useLocalStore, useStored } from './localStore';

/** A payment link that was sent from this browser; `isCertain` is false if the answer was lost. */
export interface LinkSent {
  readonly at: number;
  readonly isCertain: boolean;
}

/** Notes of this browser on applications: ids and times, never a name. */
export interface LocalNotes {
  readonly linkSent: ReadonlyMap<MemberId, LinkSent>;
  /** When a list that was read here first contained the application. */
  readonly firstSeen: ReadonlyMap<MemberId, number>;
}

const idSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
/** A time in the future (the clock was set back) counts as now. */
const timeSchema = v.pipe(
  v.number(),
  v.minValue(0),
  v.transform((at) => Math.min(at, Date.now())),
);

const linkSchema = v.strictObject({ id: idSchema, at: timeSchema, isCertain: v.boolean() });
const seenSchema = v.strictObject({ at: timeSchema, ids: v.array(idSchema) });

type NotedLink = Readonly<v.InferOutput<typeof linkSchema>>;
/** The applications that one reading of the list brought. */
type SeenTogether = Readonly<v.InferOutput<typeof seenSchema>>;

export const linksSent: Kind<NotedLink> = { name: 'links', entry: linkSchema };
export const applicationsSeen: Kind<SeenTogether> = { name: 'seen', entry: seenSchema };

/** Most applications in the notes; later ones are not added. */
const MAX = 100_000;
const KEPT_MS = 400 * 24 * 60 * 60 * 1000;
const isOld = (at: number): boolean => at < Date.now() - KEPT_MS;

const rankOf = ({ at, isCertain }: LinkSent): number => at + Number(isCertain) / 2;

/** Adds a link, and drops those older than 400 days. Of two the later counts, at the same time the certain one. */
export function withLink(links: readonly NotedLink[], added: NotedLink): readonly NotedLink[] {
  const before = links.find((link) => link.id === added.id);
  if (before === undefined ? links.length >= MAX : rankOf(before) >= rankOf(added)) return links;
  return [...links.filter((link) => link !== before && !isOld(link.at)), added];
}

/** Notes when a list was read. Drops after 400 days what is no longer in the list: the rest would start again today. */
export function withSeen(
  seen: readonly SeenTogether[],
  list: ReadonlySet<MemberId>,
  readAt: number,
): readonly SeenTogether[] {
  const days = firstSeenIn(seen);
  const isKept = (at: number) => (id: MemberId) => !isOld(at) || list.has(id);
  const ids = [...list]
    .filter((id) => readAt < (days.get(id) ?? Infinity))
    .slice(0, Math.max(0, MAX - days.size));
  if (ids.length === 0 && seen.every((one) => one.ids.every(isKept(one.at)))) return seen;
  const kept = seen.map((one) => ({ at: one.at, ids: one.ids.filter(isKept(one.at)) }));
  return [...kept, { at: readAt, ids }].filter((one) => one.ids.length > 0);
}

/** Of two days of an application the earlier counts. */
const firstSeenIn = (seen: readonly SeenTogether[]): LocalNotes['firstSeen'] =>
  new Map(
    seen
      .toSorted((one, other) => other.at - one.at)
      .flatMap(({ at, ids }) => ids.map((id) => [id, at] as const)),
  );

const notesIn = (links: Stored<NotedLink>, seen: Stored<SeenTogether>): LocalNotes => ({
  linkSent: new Map(links.entries.map(({ id, ...link }) => [id, link])),
  // Before the browser has answered, each application would look as if it came today.
  firstSeen: firstSeenIn(seen.isRead ? seen.entries : []),
});

/** The notes of this browser for the signed-in person. Adds the applications of a list that was just read. */
export function useLocalNotes(
  rows?: readonly Pick<NewMember, 'id'>[],
  readAt?: number,
): LocalNotes {
  const { store, person } = useLocalStore();
  const links = useStored(linksSent);
  const seen = useStored(applicationsSeen);
  // A list that was just read is noted; the storage is outside React.
  useEffect(() => {
    if (rows === undefined || readAt === undefined) return;
    const list = new Set(rows.flatMap(({ id }) => id ?? []));
    const add = (before: readonly SeenTogether[]) => withSeen(before, list, readAt);
    const { entries, isRead } = store.stored(person, applicationsSeen);
    if (!isRead || add(entries) !== entries) void store.change(person, applicationsSeen, add);
  }, [store, person, rows, readAt]);
  return useMemo(() => notesIn(links, seen), [links, seen]);
}

export type LocalNotesActions = ReturnType<typeof useLocalNotesActions>;

/** These act for the person who was signed in when they were made: a late answer never changes the next one's notes. */
export function useLocalNotesActions() {
  const { store, person } = useLocalStore();
  return useMemo(
    () => ({
      notesNow: () =>
        notesIn(store.stored(person, linksSent), store.stored(person, applicationsSeen)),
      noteLinkSent: (id: MemberId, isCertain: boolean, at = Date.now()) => {
        void store.change(person, linksSent, (links) => withLink(links, { id, at, isCertain }));
      },
      /** Reads what other tabs added a moment ago. */
      refreshNotes: () => store.read(person, linksSent),
    }),
    [store, person],
  );
}
