import { createStore, promisifyRequest } from 'idb-keyval';

/**
 * One transaction on the records that the portal keeps in IndexedDB; rejects where the browser refuses. Each opens the database anew:
 * a page that holds it open is not kept for the Back button everywhere, and some browsers close it unasked.
 */
export const withRecordStore = async <T>(
  act: (records: IDBObjectStore) => Promise<T>,
): Promise<T> =>
  createStore('office-memory', 'records')('readwrite', async (records) => {
    const result = await act(records);
    records.transaction.db.close();
    await promisifyRequest(records.transaction);
    return result;
  });
