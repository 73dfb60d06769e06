import type { SentResult } from '../domain/failure';
import { itemKeys, parsedJson, readItem, removeItem, writeItem } from './browserStorage';
import { readTabItem, writeTabItem } from './tabStorage';

/** A change that left this browser: what, for whom and when. Nothing of its body is kept. */
export interface SentRecord {
  /** Where it stands in the storage; also the name of the lock under which its call runs. */
  readonly key: string;
  /** Of the signed-in person, or of any visitor (see personKey). */
  readonly person: string;
  /** Method and path of the change, with the id in it. */
  readonly name: string;
  /** Marks of what was sent, without its words, separated by spaces; empty where the name says enough. */
  readonly subject: string;
  /** In milliseconds. */
  readonly at: number;
  /** The tab that sent it. */
  readonly tab: string;
  /** Milliseconds after which nobody waits for its answer any more. */
  readonly limit: number;
  /** It was done; kept where a second time is asked about all the same. */
  readonly isDone: boolean;
}

/** What is known of a change before it leaves. */
type SendDetails = Pick<SentRecord, 'person' | 'name' | 'subject' | 'limit'>;

const START = 'sent:';
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;
const MAX_RECORDS = 200;

export const sentKey = ({ person, name, subject }: Omit<SendDetails, 'limit'>): string =>
  `${START}${person}${name}${subject === '' ? '' : ` ${subject}`}`;

/** Whether a record is of such a change: of the same name, and with a mark in common where there are any. */
export function isSameChange(
  { name, subject }: Pick<SentRecord, 'name' | 'subject'>,
  change: Pick<SentRecord, 'name' | 'subject'>,
): boolean {
  const marks = change.subject.split(' ');
  return name === change.name && subject.split(' ').some((mark) => marks.includes(mark));
}

/** What was sent from this browser, the latest first. What is old, broken or not ours counts as nothing. */
export function sentRecords(): readonly SentRecord[] {
  const now = Date.now();
  return itemKeys(START)
    .flatMap((key) => parsed(key, now) ?? [])
    .filter(({ at }) => now - at < KEPT_MS)
    .toSorted((one, other) => other.at - one.at);
}

/**
 * Notes that a change leaves now; what is given back notes how it ended. One that was certainly refused leaves an earlier try
 * as it was: nothing more is known of that one.
 */
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

export function forgetSends(isThis: (record: SentRecord) => boolean): void {
  const gone = sentRecords().filter(isThis);
  for (const { key } of gone) removeItem(key);
  if (gone.length > 0) notifyListeners();
}

const listeners = new Set<() => void>();

/** Calls back when this page notes or forgets something; returns the way to stop listening. */
export function onSentRecords(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

const write = (record: SentRecord): void => writeItem(record.key, JSON.stringify(record));

function removeOld(): void {
  const kept = sentRecords()
    .slice(0, MAX_RECORDS - 1)
    .map(({ key }) => key);
  for (const key of itemKeys(START)) if (!kept.includes(key)) removeItem(key);
}

/** Strictly what this module wrote. A time that is still to come, since the clock was set back, counts as now. */
function parsed(key: string, now: number): SentRecord | null {
  const kept = parsedJson(readItem(key));
  return isRecord(kept) && [kept.key, sentKey(kept)].every((its) => its === key)
    ? { ...kept, at: Math.min(kept.at, now) }
    : null;
}

const TYPES: Readonly<Record<keyof SentRecord, 'string' | 'number' | 'boolean'>> = {
  key: 'string',
  person: 'string',
  name: 'string',
  subject: 'string',
  at: 'number',
  tab: 'string',
  limit: 'number',
  isDone: 'boolean',
};

const isRecord = (kept: unknown): kept is SentRecord =>
  kept instanceof Object &&
  Object.entries(TYPES).every(([field, type]) => typeof Reflect.get(kept, field) === type);

const TAB_KEY = 'tab';
let ownName = '';

/** Tells this tab from the others, also after a reload; where the browser keeps nothing, the name is that of this page. */
export function tabName(): string {
  ownName = readTabItem(TAB_KEY) ?? (ownName || Math.random().toString(36).slice(2));
  writeTabItem(TAB_KEY, ownName);
  return ownName;
}
