import { BROWSER_TIMEOUT_MS, withTimeout } from '../domain/withTimeout';

let port: BroadcastChannel | null = null;

/** Firefox refuses a channel where it blocks storage: then the other tabs are not told. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('changes');
  } catch {
    return null;
  }
}

function closeChannel(): void {
  port?.close();
  port = null;
}

/** Tells the other tabs of this browser that this one changed data (rule C2); a bulk run tells once more at its end. */
export const tellOtherTabs = (isBulkRunning = false): void => port?.postMessage(isBulkRunning);

/** Calls back when another tab has changed data; returns a function that stops listening. */
export function listenToTabs(listener: (isBulkRunning: boolean) => void): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => listener(data === true);
  const start = () => {
    port ??= openChannel();
    port?.addEventListener('message', onMessage);
  };
  start();
  // A page with an open channel is not cached for the Back button in every browser.
  window.addEventListener('pagehide', closeChannel);
  window.addEventListener('pageshow', start);
  return () => {
    closeChannel();
    window.removeEventListener('pagehide', closeChannel);
    window.removeEventListener('pageshow', start);
  };
}

/** Missing in some browsers, and on every page without a secure context. */
const browserLocks = (): LockManager | undefined =>
  typeof navigator === 'undefined' ? undefined : navigator.locks;

const LOCK_ANSWER_LIMIT_MS = 3_000;

/**
 * Runs an action that only one tab of this browser may run at a time (rule C2): `null` if another tab is running it. Runs it
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

/** The names of the actions that some tab runs exclusively now; none where the browser does not say. */
export async function runningInSomeTab(): Promise<readonly string[]> {
  const locks = browserLocks();
  if (locks === undefined) return [];
  return withTimeout(locks.query(), BROWSER_TIMEOUT_MS).then(
    ({ held = [] }) => held.flatMap(({ name }) => name ?? []),
    () => [],
  );
}
