import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import type { PendingRoot } from '../../api/pending';
import { firmOfLink } from '../../api/members';
import { useLocalNotesActions } from '../../session/localNotes/useLocalNotes';

/** A link that was on its way when its page went was perhaps sent: the notes of this computer say so (rules C11, Q7). */
export function useNoteUnknownLinks(): void {
  const sentBefore = useSelector(({ pending }: PendingRoot) => pending.sentBefore);
  const { noteLinkSent } = useLocalNotesActions();
  // The storage of the notes is outside of React.
  useEffect(() => {
    for (const { name, at } of sentBefore) {
      const id = firmOfLink(name);
      if (id !== null) noteLinkSent(id, false, at);
    }
  }, [sentBefore, noteLinkSent]);
}
