/** Where the records of all persons stand; each function rejects where the browser refuses IndexedDB. */
export interface Records {
  /**
   * Reads what is stored under a key and writes the record that `make` has for it, in one transaction, so that two tabs lose
   * nothing of each other; `null` leaves it. Resolves to what was made.
   */
  readonly change: <Made extends { readonly record: object | null }>(
    key: string,
    make: (stored: unknown) => Made,
  ) => Promise<Made>;
  /** Removes every record whose key begins like this. */
  readonly removeAll: (keyStart: string) => Promise<void>;
}

const DATABASE = 'office-memory';
const STORE = 'records';

/**
 * IndexedDB, opened for one act at a time: a page that holds it open is not kept for the Back button everywhere, and some
 * browsers close it unasked.
 */
export const browserRecords: Records = {
  change: (key, make) =>
    inTransaction((records, tell) => {
      const reading = records.get(key);
      reading.addEventListener('success', () => {
        const made = make(reading.result);
        if (made.record !== null) records.put(made.record, key);
        tell(made);
      });
    }),
  removeAll: (keyStart) =>
    inTransaction((records, tell) => {
      records.delete(IDBKeyRange.bound(keyStart, `${keyStart}\uFFFF`));
      tell();
    }),
};

/** Resolves to what the act told, once the browser has kept it all. */
async function inTransaction<T>(
  act: (records: IDBObjectStore, tell: (made: T) => void) => void,
): Promise<T> {
  const database = await opened();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, 'readwrite');
      transaction.addEventListener('abort', () => reject(refused(transaction.error)));
      act(transaction.objectStore(STORE), (made) =>
        transaction.addEventListener('complete', () => resolve(made)),
      );
    });
  } finally {
    database.close();
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(refused(opening.error)));
  });
}

const refused = (error: DOMException | null) => error ?? new Error('Refused');
