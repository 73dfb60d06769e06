import * as v from 'valibot';
import type { SentResult } from '../domain/failure';
import { itemKeys, parsedJson, readItem, removeItem, writeItem } from './browserStorage';
import { readTabItem, writeTabItem } from './tabStorage';

const sentRecord = v.object({
  /** The key in the storage, and the name of the lock under which the request runs. */
  key: v.string(),
  /** The signed-in person, or any visitor (see personKey). */
  person: v.string(),
  name: v.string(),
  /** Hashes of the content, separated by spaces; empty if the name identifies the change. */
  subject: v.string(),
  /** In milliseconds. */
  at: v.number(),
  tab: v.string(),
  /** Milliseconds after which nobody waits for the answer any more. */
  limit: v.number(),
  /** The change succeeded; such a record is kept where a repetition is confirmed anyway. */
  isDone: v.boolean(),
});

/** A change that was sent from this browser. Its body is not stored. */
export type SentRecord = Readonly<v.InferOutput<typeof sentRecord>>;

type SendDetails = Pick<SentRecord, 'person' | 'name' | 'subject' | 'limit'>;

const START = 'sent:';
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;
const MAX_RECORDS = 200;

export const sentKey = ({ person, name, subject }: Omit<SendDetails, 'limit'>): string =>
  `${START}${person}${name}${subject === '' ? '' : ` ${subject}`}`;

/** True if a record belongs to the same change: the same name, and at least one common hash if there are any. */
export function isSameChange(
  { name, subject }: Pick<SentRecord, 'name' | 'subject'>,
  change: Pick<SentRecord, 'name' | 'subject'>,
): boolean {
  const hashes = change.subject.split(' ');
  return name === change.name && subject.split(' ').some((hash) => hashes.includes(hash));
}

/** The changes sent from this browser, latest first. Old, broken and foreign records are left out. */
export function sentRecords(): readonly SentRecord[] {
  const now = Date.now();
  return itemKeys(START)
    .flatMap((key) => parsed(key, now) ?? [])
    .filter(({ at }) => now - at < KEPT_MS)
    .toSorted((one, other) => other.at - one.at);
}

/** Records a send; the returned function takes its result. A refusal restores the record of an earlier try without an answer. */
export function recordSend(sent: SendDetails, keepsDone: boolean): (result: SentResult) => void {
  const key = sentKey(sent);
  const before = readItem(key);
  removeOld();
  const record = { ...sent, key, at: Date.now(), tab: tabName(), isDone: false };
  write(record);
  notifyListeners();
  return (result) => {
    if (result === 'refused' && before === null) removeItem(key);
    if (result === 'refused' && before !== null) writeItem(key, before);
    if (result === 'done') {
      forgetSends((other) => other.person === sent.person && isSameChange(other, sent));
      if (keepsDone) write({ ...record, isDone: true });
    }
    notifyListeners();
  };
}

export function forgetSends(isMatch: (record: SentRecord) => boolean): void {
  const gone = sentRecords().filter(isMatch);
  for (const { key } of gone) removeItem(key);
  if (gone.length > 0) notifyListeners();
}

const listeners = new Set<() => void>();

/** Calls back when this page adds or removes a record; returns a function that stops listening. */
export function onSentRecords(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

const write = (record: SentRecord): void => writeItem(record.key, JSON.stringify(record));

function removeOld(): void {
  const keysToKeep = sentRecords()
    .slice(0, MAX_RECORDS - 1)
    .map(({ key }) => key);
  for (const key of itemKeys(START)) if (!keysToKeep.includes(key)) removeItem(key);
}

/** Reads only records of this module. A time in the future (the clock was set back) counts as now. */
function parsed(key: string, now: number): SentRecord | null {
  const record = parsedJson(readItem(key));
  return v.is(sentRecord, record) && [record.key, sentKey(record)].every((stored) => stored === key)
    ? { ...record, at: Math.min(record.at, now) }
    : null;
}

const TAB_KEY = 'tab';
let ownName = '';

/** A name for this tab that survives a reload; if the browser stores nothing, it lasts as long as the page. */
export function tabName(): string {
  ownName = readTabItem(TAB_KEY) ?? (ownName || Math.random().toString(36).slice(2));
  writeTabItem(TAB_KEY, ownName);
  return ownName;
}
