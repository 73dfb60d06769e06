import { removeItem, writeItem } from '../session/browserStorage';

/** Stands in storage for a moment only: the event of it tells the other tabs that this one changed something. */
export const CHANGE_KEY = 'change';

/**
 * Runs an act that only one tab of this browser may be at (rule C2): `null` where another one is. A browser without
 * Web Locks cannot tell, and the act runs; so it does where the locks are refused, as Chrome does together with its storage.
 */
export async function aloneOverTabs<T>(name: string, act: () => Promise<T>): Promise<T | null> {
  // Not in every browser, nor on a page without a secure context.
  const locks: LockManager | undefined =
    typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (locks === undefined) return act();
  let begun = false;
  try {
    return await locks.request(name, { ifAvailable: true }, (lock) => {
      begun = true;
      return lock === null ? null : act();
    });
  } catch (error) {
    if (begun) throw error;
    return act();
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
