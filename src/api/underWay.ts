import { type SentRecord, tabName } from '../session/sentRecords';

/** The browser's locks answer within milliseconds, or count as missing (rule C9). */
const PATIENCE_MS = 1000;

/**
 * Runs a call under the lock of its record: it goes with the call or with its page, so that any tab can see whether the call is
 * still under way. Where the browser has no locks, or does not answer, the call runs all the same.
 */
export async function markedUnderWay<T>(key: string, act: () => Promise<T>): Promise<T> {
  const locks = browserLocks();
  if (locks === undefined) return act();
  let underWay: Promise<T> | undefined;
  // A lock that comes late finds the call under way already, and is held for the rest of it.
  const begin = () => (underWay ??= act());
  const impatience = after(PATIENCE_MS);
  try {
    // Shared: it only says something, and holds nobody up.
    await Promise.race([locks.request(key, { mode: 'shared' }, begin), impatience.over]);
  } catch {
    // Refused, as Chrome does together with its storage; what the call itself comes to is told below.
  } finally {
    impatience.stop();
  }
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
  const locks = browserLocks();
  if (locks === undefined) return null;
  const impatience = after(PATIENCE_MS);
  try {
    const snapshot = await Promise.race([locks.query(), impatience.over]);
    return snapshot === null ? null : new Set(snapshot.held?.map(({ name }) => name ?? ''));
  } catch {
    return null;
  } finally {
    impatience.stop();
  }
}

function after(milliseconds: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  return { over, stop: () => clearTimeout(timer) };
}

/** Not in every browser, nor on a page without a secure context. */
const browserLocks = (): LockManager | undefined =>
  typeof navigator === 'undefined' ? undefined : navigator.locks;
