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

/** How long a call of another tab goes on is seen by its lock alone. */
const LOOK_AGAIN_MS = 1000;

/**
 * Keeps the store in step with what was sent from this browser, and whose answer nobody waits for any more (rule C11): the page
 * was loaded again, crashed or was closed meanwhile. Returns the way to stop.
 */
export function watchEarlierSends(store: WatchedStore, apiBaseUrl: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looks = 0;
  let userId = userIdIn(store.getState());

  const look = async () => {
    clearTimeout(timer);
    const mine = ++looks;
    const people = [personKey(apiBaseUrl, userId), personKey(apiBaseUrl, null)];
    const records = sentRecords().filter(
      ({ person, isDone }) => people.includes(person) && !isDone,
    );
    // Without locks a call of this page looks like one of an earlier page.
    const { running } = store.getState().pending;
    const areInFlight = await Promise.all(
      records.map(async (record) => running.includes(record.name) || isInFlight(record)),
    );
    // Somebody else may be here by now, or another look have begun.
    if (mine !== looks) return;
    // An answer that came meanwhile has taken its record away, then its lock: nothing of it is unknown.
    const left = sentRecords().map(({ key }) => key);
    take(records.filter(({ key }, place) => areInFlight[place] === false && left.includes(key)));
    if (areInFlight.includes(true)) timer = setTimeout(() => void look(), LOOK_AGAIN_MS);
  };
  const take = (found: readonly SentRecord[]) => {
    const known = store.getState().pending.sentBefore;
    if (JSON.stringify(found) !== JSON.stringify(known)) store.dispatch(sentBeforeFound(found));
  };
  const onEvent = () => void look();
  const stops = [
    onSentRecords(onEvent),
    store.subscribe(() => {
      const now = userIdIn(store.getState());
      if (now === userId) return;
      userId = now;
      // Nothing of one person is shown to the next, not for a moment.
      take([]);
      void look();
    }),
  ];
  // Another tab sent something, or got its answer; a page that comes back from the back-forward cache missed that.
  window.addEventListener('storage', onEvent);
  window.addEventListener('pageshow', onEvent);
  void look();
  return () => {
    looks += 1;
    clearTimeout(timer);
    for (const stop of stops) stop();
    window.removeEventListener('storage', onEvent);
    window.removeEventListener('pageshow', onEvent);
  };
}
