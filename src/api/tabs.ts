import * as v from 'valibot';
import { resultOf } from '../domain/failure';
import { BROWSER_TIMEOUT_MS, withTimeout } from '../domain/lateFile';
import { itemKeys, parsedJson, readItem, removeItem, writeItem } from '../session/browserStorage';
import { openTabChannel, type TabChannel } from '../session/tabChannel';
import type { CallResult } from './call';

let channel: TabChannel | null = null;

/** Tells the other tabs of this browser that this one changed data; a bulk run tells once more at its end. */
export const tellOtherTabs = (isBulkRunning = false): void => channel?.post(isBulkRunning);

/** Calls back when another tab has changed data; returns a function that stops listening. */
export function listenToTabs(listener: (isBulkRunning: boolean) => void): () => void {
  const opened = openTabChannel('changes', (message) => listener(message === true));
  channel = opened;
  return () => {
    opened.close();
    channel = null;
  };
}

/** Missing in some browsers, and on every page without a secure context. */
const browserLocks = (): LockManager | undefined =>
  typeof navigator === 'undefined' ? undefined : navigator.locks;

const LOCK_ANSWER_LIMIT_MS = 3_000;

/**
 * Runs an action that only one tab of this browser may run at a time: `null` if another tab is running it. Runs it
 * without a lock where the browser has no Web Locks, refuses them (Chrome does when storage is blocked) or does not answer (rule
 * C9). A late lock is held for the rest of the action.
 */
export async function runExclusively<T>(name: string, action: () => Promise<T>): Promise<T | null> {
  const locks = browserLocks();
  if (locks === undefined) return action();
  let isTaken = false;
  let running: Promise<T> | undefined;
  const start = () => (running ??= action());
  const hold = async (lock: Lock | null) => {
    if (lock === null) isTaken = true;
    else await start();
  };
  await withTimeout(locks.request(name, { ifAvailable: true }, hold), LOCK_ANSWER_LIMIT_MS).catch(
    () => null,
  );
  return isTaken ? null : start();
}

const stored = v.object({ key: v.string(), at: v.number(), subject: v.string() });

/** A change that was sent from this browser, as long as its result is not certain; `at` in milliseconds. */
export interface SentRecord extends Readonly<v.InferOutput<typeof stored>> {
  /** Its key in the storage. */
  readonly item: string;
}

/** Sends it in one tab at a time, and keeps the record until a certain answer is there. */
export async function sendRecorded(
  { item, ...record }: SentRecord,
  acknowledgedAt: () => number | undefined,
  send: () => Promise<CallResult>,
): Promise<CallResult> {
  const answer = await runExclusively(lockOf(item), async (): Promise<CallResult> => {
    const before = readRecord(item);
    if (before !== null && acknowledgedAt() !== before.at)
      return { error: { kind: 'sentBefore', item, at: before.at } };
    const write = (kept: Omit<SentRecord, 'item'>) => writeItem(item, JSON.stringify(kept));
    write(record);
    const answered = await send();
    const result = resultOf(answered.error);
    // A refusal says nothing about an earlier try.
    if (result === 'refused' && before !== null) write(before);
    else if (result !== 'unknown') removeItem(item);
    return answered;
  });
  return answer ?? { error: { kind: 'elsewhere' } };
}

/** The lock under which the call runs: the same one for every person, and without an id for every subject. */
const lockOf = (item: string): string => item.replace(/#\d{0,16};/, '#').replace(/\|.*/s, '');

export const START = 'sent:';
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/** `null` for none, and for an old or broken one, which is removed. A time in the future counts as now. */
function readRecord(item: string): SentRecord | null {
  const now = Date.now();
  const record = parsedJson(readItem(item));
  if (v.is(stored, record) && item.includes(record.key) && now - record.at < KEPT_MS) {
    const read = { ...record, at: Math.min(record.at, now) };
    // Keeps the time that the person is told: their decision is about that record.
    if (read.at !== record.at) writeItem(item, JSON.stringify(read));
    return { ...read, item };
  }
  removeItem(item);
  return null;
}

/** The records of these people, latest first, and for which of them some tab still waits; none where the browser does not say. */
export async function sentRecords(people: readonly string[]) {
  const query = browserLocks()?.query() ?? Promise.resolve<LockManagerSnapshot>({});
  const { held = [] } = await withTimeout(query, BROWSER_TIMEOUT_MS).catch(() => ({ held: [] }));
  return people
    .flatMap((person) => itemKeys(START + person))
    .flatMap((item) => readRecord(item) ?? [])
    .map((sent) => ({ ...sent, isAwaited: held.some(({ name }) => name === lockOf(sent.item)) }))
    .toSorted((one, other) => other.at - one.at);
}
