import { useContext, useEffect, useMemo, useState } from 'react';
import { usePersonKey } from '../person/usePersonKey';
import { type FoundHistory, HistoryStoreContext } from './HistoryStore';
import type { HistoryEntry, HistoryKind, SettleEntry } from './localHistory';

/** There is no history for a person without an id. */
function useStoreAndPerson() {
  const store = useContext(HistoryStoreContext);
  return { store, person: usePersonKey() };
}

/** The signed-in person's entries of a kind whose keys begin with `part`; `null` until the browser has answered. */
export function useLocalHistory<Entry extends HistoryEntry>(kind: HistoryKind<Entry>, part = '') {
  const { store, person } = useStoreAndPerson();
  const [found, setFound] = useState<FoundHistory<Entry> | null>(null);
  // The storage is outside React, and answers later.
  useEffect(() => {
    if (person === null) return;
    let isCurrent = true;
    const read = async () => {
      const history = await store.read(person, kind, part);
      if (isCurrent) setFound(history);
    };
    void read();
    const stop = store.subscribe(person, kind, () => void read());
    return () => {
      isCurrent = false;
      stop();
    };
  }, [store, person, kind, part]);
  return person === null ? NOTHING : found;
}

const NOTHING = { entries: [], unreadable: 0, isRefused: true } as const;

export type LocalHistoryActions = ReturnType<typeof useLocalHistoryActions>;

/** These act for the person who was signed in when they were made: a late answer never touches the next one's history (rule C4). */
export function useLocalHistoryActions() {
  const { store, person } = useStoreAndPerson();
  return useMemo(
    () => ({
      /** Keeps an entry before its change is sent; `null` if the browser does not keep it. */
      keep: async <Entry extends HistoryEntry>(
        kind: HistoryKind<Entry>,
        entry: Entry,
      ): Promise<SettleEntry | null> => (person === null ? null : store.keep(person, kind, entry)),
      /** Replaces an entry that is still kept; false if the browser refused. */
      replace: async <Entry extends HistoryEntry>(kind: HistoryKind<Entry>, entry: Entry) =>
        person !== null && store.replace(person, kind, entry),
      /** Forgets entries; false if the browser refused. */
      remove: async <Entry extends HistoryEntry>(
        kind: HistoryKind<Entry>,
        entries: readonly Entry[],
      ) => person !== null && store.remove(person, kind, entries),
    }),
    [store, person],
  );
}
