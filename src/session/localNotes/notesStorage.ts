import { promisifyRequest } from 'idb-keyval';
import { withRecordStore } from '../browserRecords';
import { type LocalNotes, mergeNotes, NO_NOTES } from './localNotes';

/** The notes of all persons in IndexedDB; each function rejects if the browser refuses. */
export const browserNotes = {
  /** Replaces a person's notes in one transaction, so that two tabs cannot overwrite each other; resolves to the new notes. */
  change: (person: string, make: (stored: LocalNotes) => LocalNotes): Promise<LocalNotes> =>
    withRecordStore(async (records) => {
      const read = (key: string) => promisifyRequest<unknown>(records.get(key)).then(readNotes);
      // An earlier version stored the notes under the person's key alone.
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
  removeAll: (keyStart: string): Promise<void> =>
    withRecordStore(async (records) => {
      records.delete(IDBKeyRange.bound(keyStart, `${keyStart}\uFFFF`));
    }),
};

/** Broken or foreign data counts as no notes; a time in the future (the clock was set back) counts as now. */
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

/** Rows of an id, a time, and for a link 1 if it is certain. */
function rowsIn(stored: unknown, length: 2 | 3) {
  // An earlier version stored all numbers in one typed array.
  const rows: unknown = stored instanceof Float64Array ? intoRows([...stored], length) : stored;
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

const intoRows = (numbers: readonly number[], length: number) =>
  numbers.flatMap((_, index) => (index % length ? [] : [numbers.slice(index, index + length)]));
