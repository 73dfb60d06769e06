import { promisifyRequest } from 'idb-keyval';
import { withRecordStore } from '../browserRecords';

/** An entry as it was found in the storage: perhaps broken, or of another version. */
export interface StoredEntry {
  readonly key: string;
  readonly value: unknown;
}

/** The entries of all persons in IndexedDB, under keys that begin with the personKey; each function rejects if the browser refuses. */
export const browserHistory = {
  /** The entries whose key has this prefix, in the order of their keys. */
  readAll: (keyStart: string): Promise<readonly StoredEntry[]> =>
    withRecordStore(async (records) => {
      const range = rangeOf(keyStart);
      const [keys, values] = await Promise.all([
        promisifyRequest(records.getAllKeys(range)),
        promisifyRequest<unknown[]>(records.getAll(range)),
      ]);
      return keys.flatMap((key, place) =>
        typeof key === 'string' ? [{ key, value: values[place] }] : [],
      );
    }),
  write: (key: string, value: object): Promise<void> =>
    withRecordStore(async (records) => {
      records.put(value, key);
    }),
  /** Replaces an entry that is still there: one that was cleared meanwhile does not come back. Resolves to false for that one. */
  replace: (key: string, value: object): Promise<boolean> =>
    withRecordStore(async (records) => {
      const isThere = (await promisifyRequest(records.getKey(key))) !== undefined;
      if (isThere) records.put(value, key);
      return isThere;
    }),
  remove: (keys: readonly string[]): Promise<void> =>
    withRecordStore(async (records) => {
      for (const key of keys) records.delete(key);
    }),
  removeAll: (keyStart: string): Promise<void> =>
    withRecordStore(async (records) => {
      records.delete(rangeOf(keyStart));
    }),
};

export type HistoryStorage = typeof browserHistory;

const rangeOf = (keyStart: string) => IDBKeyRange.bound(keyStart, `${keyStart}\uFFFF`);
