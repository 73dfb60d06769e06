import { afterEach, expect, test, vi } from 'vitest';
import { BROWSER_TIMEOUT_MS } from '../../domain/withTimeout';
import { ADITI, freshBrowser, NOON, REKHA } from '../../test/notesTabs';
import { testHistoryStorage } from '../../test/testHistory';
import { deletedFirms } from './deletedFirms';
import { HistoryStore } from './HistoryStore';
import { browserHistory, type HistoryStorage } from './historyStorage';
import { type SavedEdit, savedEdits } from './savedEdits';

freshBrowser();
afterEach(() => void vi.useRealTimers());

const openTab = () => new HistoryStore(browserHistory);

const edit: SavedEdit = {
  id: 101,
  at: NOON,
  isConfirmed: false,
  changes: [{ field: 'area', before: 'Assi', after: 'Lanka' }],
};

test('without a storage nothing is kept, and it says so', async () => {
  const refusing = new HistoryStore({
    ...browserHistory,
    readAll: () => Promise.reject(new Error('refused')),
    write: () => Promise.reject(new Error('full')),
    removeAll: () => Promise.reject(new Error('refused')),
  });
  expect(await refusing.keep(ADITI, savedEdits, edit)).toBeNull();
  expect(await refusing.read(ADITI, savedEdits)).toEqual({
    entries: [],
    unreadable: 0,
    isRefused: true,
  });
  expect(await refusing.forget(ADITI)).toBe(false);
});

/** A browser that answers a moment after the limit, on a clock that the test moves. */
function silentBrowser(stored: HistoryStorage): HistoryStore {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const silence = new Promise((resolve) => setTimeout(resolve, BROWSER_TIMEOUT_MS + 1));
  return new HistoryStore({
    ...stored,
    readAll: (keyStart) => silence.then(() => stored.readAll(keyStart)),
    write: (key, value) => silence.then(() => stored.write(key, value)),
  });
}

test('what a silent browser stores late is removed, since the portal has said that nothing is kept', async () => {
  const stored = testHistoryStorage();
  const keeping = silentBrowser(stored).keep(ADITI, savedEdits, edit);
  await vi.advanceTimersByTimeAsync(BROWSER_TIMEOUT_MS);
  expect(await keeping).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect((await new HistoryStore(stored).read(ADITI, savedEdits)).entries).toEqual([]);
});

test('what a silent browser reads late is used', async () => {
  const stored = testHistoryStorage();
  await new HistoryStore(stored).keep(ADITI, savedEdits, edit);
  const late: unknown[] = [];
  const reading = silentBrowser(stored).read(ADITI, savedEdits, '', (found) => late.push(found));
  await vi.advanceTimersByTimeAsync(BROWSER_TIMEOUT_MS);
  expect((await reading).isRefused).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(late).toEqual([{ entries: [edit], unreadable: 0, isRefused: false }]);
});

test('a change calls the listeners of its kind and person, also in another tab', async () => {
  vi.stubGlobal('window', new EventTarget());
  const [one, two] = [openTab(), openTab()];
  const heard: string[] = [];
  one.subscribe(ADITI, savedEdits, () => heard.push('one'));
  one.subscribe(REKHA, savedEdits, () => heard.push('another person'));
  one.subscribe(ADITI, deletedFirms, () => heard.push('another kind'));
  const stop = two.subscribe(ADITI, savedEdits, () => heard.push('two'));
  await one.keep(ADITI, savedEdits, edit);
  const changed = { key: 'local_history', newValue: `changed ${ADITI}edit:101:${NOON}` };
  window.dispatchEvent(Object.assign(new Event('storage'), changed));
  stop();
  await one.forget(ADITI);
  expect(heard).toEqual(['one', 'one', 'two', 'one', 'another kind']);
});

test('a page from the back-forward cache reads again, since it has missed what other tabs changed', () => {
  vi.stubGlobal('window', new EventTarget());
  const heard: string[] = [];
  const stop = openTab().subscribe(ADITI, savedEdits, () => heard.push('shown'));
  for (const persisted of [false, true])
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  stop();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(heard).toEqual(['shown']);
});
