import { useContext, useEffect, useMemo, useState } from 'react';
import { usePersonKey } from '../person/usePersonKey';
import { type FoundHistory, historyStore } from './HistoryStore';
import { HistoryStoreContext } from './HistoryStoreContext';
import { historyActions } from './historyActions';
import type { HistoryEntry, HistoryKind } from './localHistory';

/** There is no history for a person without an id. */
function useStoreAndPerson() {
  const store = useContext(HistoryStoreContext) ?? historyStore;
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
    const show = (history: FoundHistory<Entry>) => {
      if (isCurrent) setFound(history);
    };
    const read = async () => show(await store.read(person, kind, part, show));
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

export type LocalHistoryActions = ReturnType<typeof historyActions>;

/** These act for the person who was signed in when they were made: a late answer never touches the next one's history (rule C4). */
export function useLocalHistoryActions() {
  const { store, person } = useStoreAndPerson();
  return useMemo(() => historyActions(store, person), [store, person]);
}
