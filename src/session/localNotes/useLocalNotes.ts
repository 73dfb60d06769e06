import { useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useConfig } from '../../config/ConfigContext';
import type { NewMember } from '../../domain/member';
import type { MemberId } from '../../domain/memberId';
import { personKey } from '../personKey';
import { forgetSends } from '../sentRecords';
import { useSession } from '../useSession';
import type { LocalNotes } from './localNotes';
import { NotesStoreContext } from './NotesStore';

/** Nobody has notes where the service gave no id. */
function useStoreAndPerson() {
  const store = useContext(NotesStoreContext);
  const { apiBaseUrl } = useConfig();
  const userId = useSession()?.userId ?? null;
  return { store, person: userId === null ? null : personKey(apiBaseUrl, userId) };
}

/** What this browser noted for the signed-in person (rule Q7). The applications of a list that was just read are noted. */
export function useLocalNotes(rows?: readonly Pick<NewMember, 'id'>[], readAt?: number) {
  const { store, person } = useStoreAndPerson();
  // The storage is outside of React, and answers later.
  useEffect(() => {
    if (person === null) return;
    const seen = readAt && rows?.flatMap(({ id }) => (id === null ? [] : [[id, readAt] as const]));
    void store.note(person, seen ? { firstSeen: new Map(seen) } : {});
  }, [store, person, rows, readAt]);
  const notes = () => store.notesOf(person);
  return useSyncExternalStore(store.subscribe, notes, notes);
}

export type LocalNotesActions = ReturnType<typeof useLocalNotesActions>;

/** They act for the person who was signed in: a late answer notes nothing for the next one (rule C4). */
export function useLocalNotesActions() {
  const { store, person } = useStoreAndPerson();
  return useMemo(() => {
    const note = async (notes?: Partial<LocalNotes>) => {
      if (person !== null) await store.note(person, notes);
    };
    return {
      notesNow: () => store.notesOf(person),
      /** `certain` is false after a lost answer. */
      noteLinkSent: (id: MemberId, isCertain: boolean, at = Date.now()) => {
        void note({ linkSent: new Map([[id, { at, isCertain }]]) });
      },
      /** For work that must know what another tab noted a moment ago. */
      refreshNotes: () => note(),
      /** In all tabs; resolves to whether the browser did so. */
      forgetNotes: async () => {
        forgetSends((sent) => sent.person === person && sent.name.endsWith('/send-payment-link'));
        return person === null || store.forget(person);
      },
    };
  }, [store, person]);
}
