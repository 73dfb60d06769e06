import { promisifyRequest } from 'idb-keyval';
import { withRecordStore } from '../browserRecords';
import { type LocalNotes, mergeNotes, NO_NOTES } from './localNotes';

/** Where the notes of all persons are kept; each function rejects where the browser refuses. */
export const browserNotes = {
  /** Replaces a person's notes in one transaction, so that two tabs lose nothing of each other; resolves to what stands there now. */
  change: (person: string, make: (stored: LocalNotes) => LocalNotes): Promise<LocalNotes> =>
    withRecordStore(async (records) => {
      const read = (key: string) => promisifyRequest<unknown>(records.get(key)).then(readNotes);
      // Before, they stood under the person alone.
      const notes = make(mergeNotes(await read(`${person}notes`), await read(person)));
      const links = [...notes.linkSent].map(([id, { at, isCertain }]) => [
        id,
        at,
        isCertain ? 1 : 0,
      ]);
      records.put({ linkSent: links, firstSeen: [...notes.firstSeen] }, `${person}notes`);
      records.delete(person);
      return notes;
    }),
  /** Removes the notes of everybody whose key begins like this. */
  removeAll: (keyStart: string): Promise<void> =>
    withRecordStore(async (records) => {
      records.delete(IDBKeyRange.bound(keyStart, `${keyStart}\uFFFF`));
    }),
};

/** What is broken or not ours counts as nothing; a time that is still to come, since the clock was set back, as now. */
function readNotes(stored: unknown): LocalNotes {
  if (typeof stored !== 'object' || stored === null) return NO_NOTES;
  const links = 'linkSent' in stored ? rowsIn(stored.linkSent, 3) : null;
  const seen = 'firstSeen' in stored ? rowsIn(stored.firstSeen, 2) : null;
  if (links === null || seen === null) return NO_NOTES;
  return {
    linkSent: new Map(links.map(({ id, at, isCertain }) => [id, { at, isCertain }])),
    firstSeen: new Map(seen.map(({ id, at }) => [id, at])),
  };
}

/** Rows of an id, a time, and for a link 1 where it is certain. */
function rowsIn(stored: unknown, length: 2 | 3) {
  // Before, the rows stood one after the other in a typed array.
  const rows: unknown = stored instanceof Float64Array ? divided([...stored], length) : stored;
  const isRow = (row: unknown): row is number[] =>
    Array.isArray(row) &&
    row.length === length &&
    row.every((number) => typeof number === 'number' && number >= 0) &&
    Number.isSafeInteger(row[0]) &&
    row[0] > 0;
  if (!Array.isArray(rows) || !rows.every(isRow)) return null;
  const now = Date.now();
  return rows.map(([id = 0, at = 0, sign]) => ({
    id,
    at: Math.min(at, now),
    isCertain: sign === 1,
  }));
}

const divided = (numbers: readonly number[], length: number) =>
  numbers.flatMap((_, place) => (place % length ? [] : [numbers.slice(place, place + length)]));
