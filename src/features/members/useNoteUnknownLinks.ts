import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import type { PendingRoot } from '../../api/pending';
import { firmOfLink } from '../../api/members';
import { useLocalNotesActions } from '../../session/localNotes';

/** Notes on this computer that a link was perhaps sent, if its page closed during the request (rules C11, Q7). */
export function useNoteUnknownLinks(): void {
  const sentBefore = useSelector(({ pending }: PendingRoot) => pending.sentBefore);
  const { noteLinkSent } = useLocalNotesActions();
  // Writes the notes to the browser's storage, outside React.
  useEffect(() => {
    for (const { name, at } of sentBefore) {
      const id = firmOfLink(name);
      if (id !== null) noteLinkSent(id, false, at);
    }
  }, [sentBefore, noteLinkSent]);
}
