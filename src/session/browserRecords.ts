import { createStore, promisifyRequest } from 'idb-keyval';

/**
 * Runs one transaction on the portal's records in IndexedDB; rejects if the browser refuses. Opens the database each time: a page
 * with an open database is not cached for the Back button in every browser, and some browsers close an idle one.
 */
export const withRecordStore = async <T>(
  action: (records: IDBObjectStore) => Promise<T>,
): Promise<T> =>
  createStore('office-memory', 'records')('readwrite', async (records) => {
    const result = await action(records);
    records.transaction.db.close();
    await promisifyRequest(records.transaction);
    return result;
  });
