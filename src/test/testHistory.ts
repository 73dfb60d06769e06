import { HistoryStore } from '../session/localHistory/HistoryStore';
import type { HistoryStorage } from '../session/localHistory/historyStorage';

/** Stored entries by their key without the person: `deleted:…`, `edit:…`, `import:…`. */
export type TestHistory = Readonly<Record<string, unknown>>;

/** A separate history for one story or test, the same for everybody who signs in there (rule H1). */
export const testHistory = (entries?: TestHistory) => new HistoryStore(testHistoryStorage(entries));

/** A key without the person: a personKey ends with the only semicolon. */
const own = (key: string) => key.slice(key.indexOf(';') + 1);

/** A browser's storage of history, which two tabs can share. */
export function testHistoryStorage(entries: TestHistory = {}): HistoryStorage {
  const stored = new Map(Object.entries(entries));
  const keysIn = (keyStart: string) =>
    [...stored.keys()].filter((key) => key.startsWith(own(keyStart))).toSorted();
  return {
    readAll: async (keyStart) =>
      keysIn(keyStart).map((key) => ({ key, value: structuredClone(stored.get(key)) })),
    write: async (key, value) => {
      stored.set(own(key), structuredClone(value));
    },
    replace: async (key, value) => {
      if (!stored.has(own(key))) return;
      if (value === null) stored.delete(own(key));
      else stored.set(own(key), structuredClone(value));
    },
    remove: async (keys) => {
      for (const key of keys) stored.delete(own(key));
    },
    removeAll: async (keyStart) => {
      for (const key of keysIn(keyStart)) stored.delete(key);
    },
  };
}
