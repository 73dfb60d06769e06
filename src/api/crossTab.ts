import { withTimeout, BROWSER_TIMEOUT_MS } from '../domain/withTimeout';
import { removeItem, writeItem } from '../session/browserStorage';
import { type SentRecord, sentRecords, tabName } from '../session/sentRecords';

/** Stands in storage for a moment only: the event of it tells the other tabs that this one changed something. */
export const CHANGE_KEY = 'change';
/** The value while a bulk run goes on: the other tabs mark their lists as old and refetch them when it ends (rule Q3). */
export const BULK_RUN_GOES_ON = 'bulkRun';

/** The other tabs of this browser are to read their lists again (rule C2): now, or when the queue of this one has ended. */
export function notifyOtherTabs(isBulkRunning = false): void {
  writeItem(CHANGE_KEY, isBulkRunning ? BULK_RUN_GOES_ON : String(Date.now()));
  removeItem(CHANGE_KEY);
}

/** Not in every browser, nor on a page without a secure context. */
const browserLocks = (): LockManager | undefined =>
  typeof navigator === 'undefined' ? undefined : navigator.locks;

/** Locks are answered at once. A browser that was silent for so long cannot tell. */
const LOCK_LIMIT = 3_000;

/** Runs an act that only one tab of this browser may be at (rule C2): `null` where another one is. */
export const runExclusively = <T>(name: string, act: () => Promise<T>): Promise<T | null> =>
  withLock(name, { ifAvailable: true }, LOCK_LIMIT, act);

/** Runs a call under the lock of its record, so that any tab can see whether it is still under way; that lock keeps nobody out. */
export const runMarkedInFlight = <T>(key: string, act: () => Promise<T>): Promise<T | null> =>
  withLock(key, { mode: 'shared' }, BROWSER_TIMEOUT_MS, act);

/**
 * Holds a lock while an act runs: it goes with the act or with its page. Resolves to `null` where the lock is taken. A browser
 * without Web Locks cannot tell, and the act runs; so it does where the locks are refused, as Chrome does together with its
 * storage, or are not answered (rule C9). A lock that comes late is held for the rest of the act.
 */
async function withLock<T>(
  name: string,
  options: LockOptions,
  limit: number,
  act: () => Promise<T>,
): Promise<T | null> {
  const locks = browserLocks();
  if (locks === undefined) return act();
  let isTaken = false;
  let running: Promise<T> | undefined;
  const begin = () => (running ??= act());
  const hold = async (lock: Lock | null) => {
    if (lock === null) isTaken = true;
    else await begin();
  };
  await withTimeout(locks.request(name, options, hold), limit).catch(() => null);
  return isTaken ? null : begin();
}

/**
 * Whether somebody still waits for the answer. Without locks a record of this tab is one of an earlier page, and another tab's call
 * counts as under way until its time limit.
 */
export async function isInFlight({ key, tab, at, limit }: SentRecord): Promise<boolean> {
  const held = await heldLocks();
  return held?.some(({ name }) => name === key) ?? (tab !== tabName() && Date.now() - at < limit);
}

/** The last change of this kind that was sent from this browser, where no tab waits for its answer. */
export async function findUnansweredSend(
  isThis: (sent: SentRecord) => boolean,
): Promise<SentRecord | undefined> {
  const record = sentRecords().find(isThis);
  return record === undefined || (await isInFlight(record)) ? undefined : record;
}

/** `undefined` where the browser has none, refuses them or does not answer. */
async function heldLocks(): Promise<readonly LockInfo[] | undefined> {
  const locks = browserLocks();
  if (locks === undefined) return undefined;
  return withTimeout(locks.query(), BROWSER_TIMEOUT_MS).then(
    ({ held = [] }) => held,
    () => undefined,
  );
}
