import { HistoryStore } from '../session/localHistory/HistoryStore';
import type { HistoryStorage } from '../session/localHistory/historyStorage';

/** Stored entries by their key without the person: `deleted:…`, `edit:…`, `import:…`. */
export type TestHistory = Readonly<Record<string, unknown>>;

/** A separate history for one story or test. Its first entries are those of everybody who signs in there (rule H1). */
export const testHistory = (entries?: TestHistory) => new HistoryStore(testHistoryStorage(entries));

const refuse = () => Promise.reject(new DOMException('Refused', 'SecurityError'));

/** The history of a browser that keeps nothing. */
export const refusedHistory = () =>
  new HistoryStore({
    readAll: refuse,
    write: refuse,
    replace: refuse,
    remove: refuse,
    removeAll: refuse,
  });

/** A key without the person: a personKey ends with the only semicolon. */
const own = (key: string) => key.slice(key.indexOf(';') + 1);

/** A key without the service, of which a test has one. */
const ofService = (key: string) => key.slice(key.indexOf('#') + 1);

const hasPerson = (key: string) => key.includes(';');

/** A first entry is everybody's; without a person, a test reads the entries of all. */
const isIn = (key: string, keyStart: string): boolean =>
  hasPerson(key) && hasPerson(keyStart)
    ? key.startsWith(keyStart)
    : own(key).startsWith(own(keyStart));

/** A browser's storage of history, which two tabs can share. */
export function testHistoryStorage(entries: TestHistory = {}): HistoryStorage {
  const stored = new Map(Object.entries(entries));
  const keysIn = (keyStart: string) =>
    [...stored.keys()].filter((key) => isIn(key, ofService(keyStart))).toSorted();
  const storedKey = (key: string) => (stored.has(ofService(key)) ? ofService(key) : own(key));
  return {
    readAll: async (keyStart) =>
      keysIn(keyStart).map((key) => ({ key, value: structuredClone(stored.get(key)) })),
    write: async (key, value) => {
      stored.set(ofService(key), structuredClone(value));
    },
    replace: async (fullKey, value) => {
      const key = storedKey(fullKey);
      const isThere = stored.has(key);
      if (isThere) stored.set(key, structuredClone(value));
      return isThere;
    },
    remove: async (keys) => {
      for (const key of keys) stored.delete(storedKey(key));
    },
    removeAll: async (keyStart) => {
      for (const key of keysIn(keyStart)) stored.delete(key);
    },
  };
}
