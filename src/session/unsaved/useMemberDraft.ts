import { useState } from 'react';
import type { MemberChanges } from '../../domain/member';
import {
  differingFields,
  readBase,
  readMemberChanges,
  withAllRepresentatives,
} from '../../domain/memberChanges';
import { clearEditDraft, useEditDraft } from './editDraft';
import { useSession } from '../useSession';
import { useUnsavedForm } from './useUnsavedForm';

/** What was typed earlier and never saved, and what that edit began with; `null` where that was not kept. */
export interface MemberDraft {
  readonly typed: MemberChanges;
  readonly startedFrom: MemberChanges | null;
}

/**
 * The unsaved work of an edit form: what is typed where it differs from the record, kept until it is saved, and what
 * was kept from an earlier time on the same screen.
 */
export function useMemberDraft(
  path: string,
  record: MemberChanges,
  typed: MemberChanges | undefined,
) {
  const userId = useSession()?.userId ?? null;
  const draft = useEditDraft(userId, path);
  const savedDraft = readMemberChanges(draft);
  const [isDecided, setDecided] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const isDirty = typed !== undefined && !isSaved && differingFields(typed, record).length > 0;
  useUnsavedForm(path, isDirty ? typed : null);

  const clearSavedDraft = () => {
    if (userId !== null) clearEditDraft(userId, path);
  };
  const isOffered =
    savedDraft !== null && !isDecided && differingFields(savedDraft, record).length > 0;
  return {
    /** Until the person takes or drops it. */
    draft: isOffered
      ? { typed: withAllRepresentatives(savedDraft), startedFrom: readBase(draft) }
      : null,
    dismissDraft: () => setDecided(true),
    discardDraft: () => {
      clearSavedDraft();
      setDecided(true);
    },
    /** What is typed is saved now. Nothing waits for a render: the form may be gone with the next one. */
    markSaved: () => {
      clearSavedDraft();
      setSaved(true);
    },
  };
}
