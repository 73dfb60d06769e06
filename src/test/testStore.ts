import { applicationsSeen, linksSent, type LocalNotes } from '../session/localNotes';
import { LocalStore, type RecordStorage } from '../session/localStore';

/** Stored entries by the name of their kind: those of everybody who signs in, in one test or story. */
export type Kept = Readonly<Record<string, readonly unknown[]>>;

/** What a browser of its own keeps, or one that refuses to keep anything. */
export const testStore = (kept: Kept | 'refused' = {}): LocalStore =>
  new LocalStore(kept === 'refused' ? refusingStorage : testStorage(kept));

/** Notes as they are stored. */
export const keptNotes = ({ linkSent, firstSeen }: Partial<LocalNotes> = {}): Kept => ({
  [linksSent.name]: [...(linkSent ?? [])].map(([id, link]) => ({ id, ...link })),
  [applicationsSeen.name]: [...(firstSeen ?? [])].map(([id, at]) => ({ at, ids: [id] })),
});

const refuse = () => Promise.reject(new DOMException('Refused', 'SecurityError'));
const refusingStorage: RecordStorage = { change: refuse, removeAll: refuse };

/** A browser's storage, which two tabs can share. */
export function testStorage(kept: Kept = {}): RecordStorage {
  const records = new Map<string, unknown>();
  const forgotten: string[] = [];
  const first = (key: string) =>
    forgotten.some((keyStart) => key.startsWith(keyStart))
      ? undefined
      : kept[key.replace(/^.*[#;]/, '')];
  return {
    change: async (key, make) => {
      const before = structuredClone(records.get(key) ?? first(key));
      const after = make(before);
      if (after !== before) records.set(key, structuredClone(after));
      return after !== before;
    },
    removeAll: async (keyStart) => {
      forgotten.push(keyStart);
      for (const key of records.keys()) if (key.startsWith(keyStart)) records.delete(key);
    },
  };
}

/** The tab in which a test shows the portal again and again; empty for the next test. */
export const testTab = testStore();
