import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import type { PendingRoot } from '../../api/pending';
import { firmOfLink } from '../../api/members';
import { useNoteLinkSent } from '../../session/memory/useOfficeMemory';

/** A link that was on its way when its page went was perhaps sent: the notes of this computer say so (rules C11, Q7). */
export function useUnknownLinks(): void {
  const sentBefore = useSelector(({ pending }: PendingRoot) => pending.sentBefore);
  const note = useNoteLinkSent();
  // The storage of the notes is outside of React.
  useEffect(() => {
    for (const { name, at } of sentBefore) {
      const id = firmOfLink(name);
      if (id !== null) note(id, false, at);
    }
  }, [sentBefore, note]);
}
