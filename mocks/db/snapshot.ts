import { createStore, get, getMany, promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import { rowsSchema, type Rows } from './collections';

/** Raise it with every change of the schemas or the seed data: older snapshots are then replaced. */
const SNAPSHOT_VERSION = 2;

const snapshotSchema = v.object({ version: v.literal(SNAPSHOT_VERSION), rows: rowsSchema });

/** The storage is empty, holds rows, or holds something broken or of another version. */
type StoredSnapshot =
  | { readonly kind: 'none'; readonly revision: number }
  | { readonly kind: 'rows'; readonly revision: number; readonly rows: Rows }
  | { readonly kind: 'unusable'; readonly revision: number };

const SNAPSHOT = 'snapshot';
const REVISION = 'revision';

/**
 * The saved database in IndexedDB: one text with the rows and a version, and a revision that each save raises, so that a tab
 * can see quickly whether another one has saved. All functions reject if the browser blocks IndexedDB.
 */
export function createSnapshotStore() {
  const store = createStore('association-service', 'snapshot');

  return {
    /** 0 if nothing was saved. */
    readRevision: async (): Promise<number> => readNumber(await get<unknown>(REVISION, store)),

    async read(): Promise<StoredSnapshot> {
      const [text, saved] = await getMany<unknown>([SNAPSHOT, REVISION], store);
      const revision = readNumber(saved);
      if (text === undefined) return { kind: 'none', revision };
      const snapshot = parse(text);
      return snapshot
        ? { kind: 'rows', revision, rows: snapshot.rows }
        : { kind: 'unusable', revision };
    },

    /**
     * Saves rows that are based on a revision, and returns the new revision. If another tab has saved since, saves nothing and
     * returns undefined.
     */
    async save(rows: Rows, basedOn: number): Promise<number | undefined> {
      const text = JSON.stringify({ version: SNAPSHOT_VERSION, rows });
      return store('readwrite', async (values) => {
        const revision = readNumber(await promisifyRequest<unknown>(values.get(REVISION)));
        if (revision !== basedOn) return undefined;
        values.put(text, SNAPSHOT);
        await promisifyRequest(values.put(revision + 1, REVISION));
        return revision + 1;
      });
    },
  };
}

const readNumber = (value: unknown) => (typeof value === 'number' ? value : 0);

function parse(text: unknown) {
  if (typeof text !== 'string') return undefined;
  try {
    const result = v.safeParse(snapshotSchema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
