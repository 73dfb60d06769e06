import type { HistoryStore } from './HistoryStore';
import type { HistoryEntry, HistoryKind, SettleEntry } from './localHistory';

/** What can be done with the history of this person; without an id there is none. */
export const historyActions = (store: HistoryStore, person: string | null) => ({
  /** Keeps an entry before its change is sent; `null` if the browser does not keep it. */
  keep: async <Entry extends HistoryEntry>(
    kind: HistoryKind<Entry>,
    entry: Entry,
  ): Promise<SettleEntry | null> => (person === null ? null : store.keep(person, kind, entry)),
  /** Replaces an entry that is still kept; false if it was cleared, or the browser refused. */
  replace: async <Entry extends HistoryEntry>(kind: HistoryKind<Entry>, entry: Entry) =>
    person !== null && store.replace(person, kind, entry),
  /** Forgets entries; false if the browser refused. */
  remove: async <Entry extends HistoryEntry>(kind: HistoryKind<Entry>, entries: readonly Entry[]) =>
    person !== null && store.remove(person, kind, entries),
});
