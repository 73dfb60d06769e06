import { arriving, BROWSER_LIMIT } from '../domain/arrival';
import { removeItem, writeItem } from '../session/browserStorage';
import { type SentRecord, tabName } from '../session/sentRecords';

/** Stands in storage for a moment only: the event of it tells the other tabs that this one changed something. */
export const CHANGE_KEY = 'change';
/** Of a queue that goes on: the lists of the other tabs are older now, and are read again when it ends (rule Q3). */
export const QUEUE_GOES_ON = 'queue';

/** The other tabs of this browser are to read their lists again (rule C2): now, or when the queue of this one has ended. */
export function tellOtherTabs(queueGoesOn = false): void {
  writeItem(CHANGE_KEY, queueGoesOn ? QUEUE_GOES_ON : String(Date.now()));
  removeItem(CHANGE_KEY);
}

/** Not in every browser, nor on a page without a secure context. */
const browserLocks = (): LockManager | undefined =>
  typeof navigator === 'undefined' ? undefined : navigator.locks;

/** Locks are answered at once. A browser that was silent for so long cannot tell. */
const LOCK_LIMIT = 3_000;

type Release = () => void;
const NO_LOCK: Release = () => undefined;

/**
 * Runs an act that only one tab of this browser may be at (rule C2): `null` where another one is. A browser without
 * Web Locks cannot tell, and the act runs; so it does where the locks are refused, as Chrome does together with its storage, or
 * never answered.
 */
export async function aloneOverTabs<T>(name: string, act: () => Promise<T>): Promise<T | null> {
  const locks = browserLocks();
  const release = locks === undefined ? NO_LOCK : await lockOf(locks, name);
  if (release === null) return null;
  try {
    return await act();
  } finally {
    release();
  }
}

/** Takes a lock and hands out what gives it back; `null` where another tab has it. */
async function lockOf(locks: LockManager, name: string): Promise<Release | null> {
  const taken = new Promise<Release | null>((resolve, reject) => {
    const held = (lock: Lock | null) =>
      lock === null ? resolve(null) : new Promise<void>((release) => resolve(release));
    locks.request(name, { ifAvailable: true }, held).catch(reject);
  });
  try {
    return await arriving(taken, LOCK_LIMIT);
  } catch {
    // One that comes after all holds nobody up.
    void taken.then((release) => release?.(), NO_LOCK);
    return NO_LOCK;
  }
}

/**
 * Runs a call under the lock of its record: it goes with the call or with its page, so that any tab can see whether the call is
 * still under way. Where the browser has no locks, or does not answer (rule C9), the call runs all the same.
 */
export async function markedUnderWay<T>(key: string, act: () => Promise<T>): Promise<T> {
  const locks = browserLocks();
  if (locks === undefined) return act();
  let underWay: Promise<T> | undefined;
  // A lock that comes late finds the call under way already, and is held for the rest of it.
  const begin = () => (underWay ??= act());
  // Shared: it only says something, and holds nobody up. Refused, as Chrome does together with its storage, it says nothing.
  await arriving(locks.request(key, { mode: 'shared' }, begin), BROWSER_LIMIT).catch(() => null);
  return begin();
}

/**
 * Whether somebody still waits for the answer. Without locks a record of this tab is one of an earlier page, and another tab's call
 * counts as under way until its time limit.
 */
export async function isUnderWay(record: SentRecord): Promise<boolean> {
  const held = await heldLocks();
  if (held !== null) return held.has(record.key);
  return record.tab !== tabName() && Date.now() - record.at < record.limit;
}

async function heldLocks(): Promise<ReadonlySet<string> | null> {
  try {
    const snapshot = await arriving(
      browserLocks()?.query() ?? Promise.resolve(null),
      BROWSER_LIMIT,
    );
    return snapshot === null ? null : new Set(snapshot.held?.map(({ name }) => name ?? ''));
  } catch {
    return null;
  }
}
