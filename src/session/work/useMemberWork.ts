import { useState } from 'react';
import type { MemberChanges } from '../../domain/member';
import {
  differingFields,
  readBase,
  readMemberChanges,
  withFiveRows,
} from '../../domain/memberChanges';
import { clearEditDraft, useEditDraft } from './editDraft';
import { useSession } from '../useSession';
import { useUnsavedWork } from './useUnsavedWork';

/** What was typed earlier and never saved, and what that edit began with; `null` where that was not kept. */
export interface KeptWork {
  readonly typed: MemberChanges;
  readonly begun: MemberChanges | null;
}

/**
 * The unsaved work of an edit form: what is typed where it differs from the record, kept until it is saved, and what
 * was kept from an earlier time on the same screen.
 */
export function useMemberWork(
  path: string,
  record: MemberChanges,
  typed: MemberChanges | undefined,
) {
  const userId = useSession()?.userId ?? null;
  const draft = useEditDraft(userId, path);
  const kept = readMemberChanges(draft);
  const [settled, setSettled] = useState(false);
  const [saved, setSaved] = useState(false);
  const dirty = typed !== undefined && !saved && differingFields(typed, record).length > 0;
  useUnsavedWork(path, dirty ? typed : null);

  const dropKept = () => {
    if (userId !== null) clearEditDraft(userId, path);
  };
  const offered = kept !== null && !settled && differingFields(kept, record).length > 0;
  return {
    /** Until the person takes or drops it. */
    draft: offered ? { typed: withFiveRows(kept), begun: readBase(draft) } : null,
    settleDraft: () => setSettled(true),
    dropDraft: () => {
      dropKept();
      setSettled(true);
    },
    /** What is typed is saved now. Nothing waits for a render: the form may be gone with the next one. */
    markSaved: () => {
      dropKept();
      setSaved(true);
    },
  };
}
