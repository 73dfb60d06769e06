import { personKey } from '../session/personKey';
import { onSentRecords, type SentRecord, sentRecords } from '../session/sentRecords';
import { userIdIn } from '../session/sessionSlice';
import { type PendingRoot, sentBeforeFound } from './pending';
import { isInFlight } from './crossTab';

interface WatchedStore {
  readonly getState: () => PendingRoot;
  readonly dispatch: (action: ReturnType<typeof sentBeforeFound>) => unknown;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A request of another tab is visible only by its lock, and no event tells when that is released. */
const CHECK_AGAIN_MS = 1000;

/** Tells the store of sent changes whose answer no page waits for any more (rule C11). Returns a function that stops it. */
export function watchEarlierSends(store: WatchedStore, apiBaseUrl: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let checks = 0;
  let userId = userIdIn(store.getState());

  const check = async () => {
    clearTimeout(timer);
    const thisCheck = ++checks;
    const people = [personKey(apiBaseUrl, userId), personKey(apiBaseUrl, null)];
    const records = sentRecords().filter(
      ({ person, isDone }) => people.includes(person) && !isDone,
    );
    // Without locks, a request of this page looks like one of an earlier page.
    const { running } = store.getState().pending;
    const areInFlight = await Promise.all(
      records.map(async (record) => running.includes(record.name) || isInFlight(record)),
    );
    // Somebody else may have logged in meanwhile, or a newer check begun.
    if (thisCheck !== checks) return;
    // An answer that came meanwhile removed its record before its lock: its result is known.
    const remaining = sentRecords().map(({ key }) => key);
    updateStore(
      records.filter(({ key }, index) => areInFlight[index] === false && remaining.includes(key)),
    );
    if (areInFlight.includes(true)) timer = setTimeout(() => void check(), CHECK_AGAIN_MS);
  };
  const updateStore = (found: readonly SentRecord[]) => {
    const known = store.getState().pending.sentBefore;
    if (JSON.stringify(found) !== JSON.stringify(known)) store.dispatch(sentBeforeFound(found));
  };
  const onEvent = () => void check();
  const stops = [
    onSentRecords(onEvent),
    store.subscribe(() => {
      const now = userIdIn(store.getState());
      if (now === userId) return;
      userId = now;
      // The next person sees nothing of this one, not even for a moment.
      updateStore([]);
      void check();
    }),
  ];
  // Another tab sent something or got its answer; a page restored from the back-forward cache missed such events.
  window.addEventListener('storage', onEvent);
  window.addEventListener('pageshow', onEvent);
  void check();
  return () => {
    checks += 1;
    clearTimeout(timer);
    for (const stop of stops) stop();
    window.removeEventListener('storage', onEvent);
    window.removeEventListener('pageshow', onEvent);
  };
}
