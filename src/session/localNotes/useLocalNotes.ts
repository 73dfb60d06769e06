import { useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { NewMember } from '../../domain/member';
import type { MemberId } from '../../domain/memberId';
import { forgetViews } from '../savedViews/savedViews';
import { forgetSends } from '../sentRecords';
import { usePersonKey } from '../person/usePersonKey';
import type { LocalNotes } from './localNotes';
import { NotesStoreContext } from './NotesStore';

/** There are no notes for a person without an id. */
function useStoreAndPerson() {
  const store = useContext(NotesStoreContext);
  return { store, person: usePersonKey() };
}

/** The notes of this browser for the signed-in person (rule Q7). Adds the applications of a list that was just read. */
export function useLocalNotes(rows?: readonly Pick<NewMember, 'id'>[], readAt?: number) {
  const { store, person } = useStoreAndPerson();
  // The storage is outside React, and answers later.
  useEffect(() => {
    if (person === null) return;
    const seen = readAt && rows?.flatMap(({ id }) => (id === null ? [] : [[id, readAt] as const]));
    void store.note(person, seen ? { firstSeen: new Map(seen) } : {});
  }, [store, person, rows, readAt]);
  const notes = () => store.notesOf(person);
  return useSyncExternalStore(store.subscribe, notes, notes);
}

export type LocalNotesActions = ReturnType<typeof useLocalNotesActions>;

/** These act for the person who was logged in when they were made: a late answer never changes the next one's notes (rule C4). */
export function useLocalNotesActions() {
  const { store, person } = useStoreAndPerson();
  return useMemo(() => {
    const note = async (notes?: Partial<LocalNotes>) => {
      if (person !== null) await store.note(person, notes);
    };
    return {
      notesNow: () => store.notesOf(person),
      noteLinkSent: (id: MemberId, isCertain: boolean, at = Date.now()) => {
        void note({ linkSent: new Map([[id, { at, isCertain }]]) });
      },
      /** Reads what other tabs added a moment ago. */
      refreshNotes: () => note(),
      /** Clears notes, history and saved views of this computer (rule H8); resolves to whether the storage deleted them. */
      forgetNotes: async () => {
        forgetSends((sent) => sent.person === person && sent.name.endsWith('/send-payment-link'));
        if (person === null) return true;
        forgetViews(person);
        return store.forget(person);
      },
    };
  }, [store, person]);
}
