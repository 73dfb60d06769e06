import { arriving } from '../domain/arrival';
import { removeItem, writeItem } from '../session/browserStorage';

/** Stands in storage for a moment only: the event of it tells the other tabs that this one changed something. */
export const CHANGE_KEY = 'change';

/** Locks are answered at once. A browser that was silent for so long cannot tell. */
const LOCK_LIMIT = 3_000;

type Release = () => void;

/**
 * Runs an act that only one tab of this browser may be at (rule C2): `null` where another one is. A browser without
 * Web Locks cannot tell, and the act runs; so it does where the locks are refused, as Chrome does together with its storage, or
 * never answered.
 */
export async function aloneOverTabs<T>(name: string, act: () => Promise<T>): Promise<T | null> {
  // Not in every browser, nor on a page without a secure context.
  const locks: LockManager | undefined =
    typeof navigator === 'undefined' ? undefined : navigator.locks;
  const release = locks === undefined ? NO_LOCK : await lockOf(locks, name);
  if (release === null) return null;
  try {
    return await act();
  } finally {
    release();
  }
}

const NO_LOCK: Release = () => undefined;

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

/** Of a queue that goes on: the lists of the other tabs are older now, and are read again when it ends (rule Q3). */
export const QUEUE_GOES_ON = 'queue';

/** The other tabs of this browser are to read their lists again (rule C2): now, or when the queue of this one has ended. */
export function tellOtherTabs(queueGoesOn = false): void {
  writeItem(CHANGE_KEY, queueGoesOn ? QUEUE_GOES_ON : String(Date.now()));
  removeItem(CHANGE_KEY);
}

let changedElsewhere = 0;

/** Another tab has told of a change just now. */
export function noteOtherTab(): void {
  changedElsewhere = Date.now();
}

/** Whether another tab changed something since this moment, in milliseconds: an answer from before may be older. */
export function otherTabChangedSince(moment: number): boolean {
  return changedElsewhere >= moment;
}
