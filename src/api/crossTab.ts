import { withTimeout, BROWSER_TIMEOUT_MS } from '../domain/withTimeout';
import { removeItem, writeItem } from '../session/browserStorage';
import { type SentRecord, sentRecords, tabName } from '../session/sentRecords';

/** Written to storage and removed at once: its storage event tells the other tabs that this tab changed something. */
export const CHANGE_KEY = 'change';
/** The value during a bulk run: the other tabs mark their lists as stale and refetch them when it ends (rule Q3). */
export const BULK_RUN_GOES_ON = 'bulkRun';

/** Tells the other tabs of this browser to refetch their lists (rule C2): now, or at the end of this tab's bulk run. */
export function notifyOtherTabs(isBulkRunning = false): void {
  writeItem(CHANGE_KEY, isBulkRunning ? BULK_RUN_GOES_ON : String(Date.now()));
  removeItem(CHANGE_KEY);
}

/** Missing in some browsers, and on every page without a secure context. */
const browserLocks = (): LockManager | undefined =>
  typeof navigator === 'undefined' ? undefined : navigator.locks;

/** Browsers answer a lock request at once; after this many milliseconds there will be no answer. */
const LOCK_TIMEOUT_MS = 3_000;

/** Runs an action that only one tab of this browser may run at a time (rule C2): `null` if another tab is running it. */
export const runExclusively = <T>(name: string, action: () => Promise<T>): Promise<T | null> =>
  withLock(name, { ifAvailable: true }, LOCK_TIMEOUT_MS, action);

/** Runs a request under a shared lock named after its record: every tab can see that it is in flight, and none has to wait. */
export const runMarkedInFlight = <T>(key: string, action: () => Promise<T>): Promise<T | null> =>
  withLock(key, { mode: 'shared' }, BROWSER_TIMEOUT_MS, action);

/**
 * Resolves to `null` if another tab holds the lock. The action runs without a lock where the browser has no Web Locks, refuses
 * them (Chrome does when storage is blocked) or does not answer (rule C9). A late lock is held for the rest of the action.
 */
async function withLock<T>(
  name: string,
  options: LockOptions,
  limit: number,
  action: () => Promise<T>,
): Promise<T | null> {
  const locks = browserLocks();
  if (locks === undefined) return action();
  let isTaken = false;
  let running: Promise<T> | undefined;
  const start = () => (running ??= action());
  const hold = async (lock: Lock | null) => {
    if (lock === null) isTaken = true;
    else await start();
  };
  await withTimeout(locks.request(name, options, hold), limit).catch(() => null);
  return isTaken ? null : start();
}

/** True if a tab still waits. Without locks: another tab, within its time limit; a record of this tab is of an earlier page. */
export async function isInFlight({ key, tab, at, limit }: SentRecord): Promise<boolean> {
  const held = await heldLocks();
  return held?.some(({ name }) => name === key) ?? (tab !== tabName() && Date.now() - at < limit);
}

/** The last matching change that was sent from this browser and for whose answer no tab waits any more. */
export async function findUnansweredSend(
  isMatch: (sent: SentRecord) => boolean,
): Promise<SentRecord | undefined> {
  const record = sentRecords().find(isMatch);
  return record === undefined || (await isInFlight(record)) ? undefined : record;
}

async function heldLocks(): Promise<readonly LockInfo[] | undefined> {
  const locks = browserLocks();
  if (locks === undefined) return undefined;
  return withTimeout(locks.query(), BROWSER_TIMEOUT_MS).then(
    ({ held = [] }) => held,
    () => undefined,
  );
}
