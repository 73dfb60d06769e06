import { useEffect, useRef, useState } from 'react';
import type { MemberChanges } from '../../domain/member';
import { readBase, readMemberChanges } from '../../domain/memberChanges';
import { differingFields, withAllRepresentatives } from '../../domain/memberEdits';
import {
  clearEditDraft,
  pathsWithDrafts,
  useEditDraft,
  writeEditDraft,
} from '../../session/drafts';
import { useSession } from '../../session/sessionSlice';
import { useUnsavedChanges } from '../../session/useUnsavedChanges';

/** An earlier edit that was never saved, and the record with which it began; `null` if that was not stored. */
export interface MemberDraft {
  readonly typed: MemberChanges;
  readonly startedFrom: MemberChanges | null;
}

/** Saves the draft of an edit form while it differs from the record, and offers one from an earlier visit to the same screen. */
export function useMemberDraft(
  path: string,
  record: MemberChanges,
  typed: MemberChanges | undefined,
  /** The values that the server is saving. */
  sending: MemberChanges | undefined,
) {
  const userId = useSession()?.userId ?? null;
  const draft = useEditDraft(userId, path);
  const savedDraft = readMemberChanges(draft);
  const [isDecided, setDecided] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const isDirty = typed !== undefined && !isSaved && differingFields(typed, record).length > 0;
  const isBeingSaved =
    isDirty && sending !== undefined && differingFields(typed, sending).length === 0;
  const unsaved = isDirty ? typed : null;
  useUnsavedChanges(isDirty, isBeingSaved);
  const hasWrittenDraft = useRef(false);
  // A reload keeps what was typed. Deletes only a draft of this form: an earlier one waits for the person's decision.
  useEffect(() => {
    if (userId === null) return;
    if (unsaved !== null) {
      hasWrittenDraft.current = true;
      writeEditDraft(userId, path, unsaved);
    } else if (hasWrittenDraft.current) {
      hasWrittenDraft.current = false;
      clearEditDraft(userId, path);
    }
  }, [userId, path, unsaved]);

  const clearSavedDraft = () => {
    if (userId !== null) clearEditDraft(userId, path);
  };
  const isOffered =
    savedDraft !== null && !isDecided && differingFields(savedDraft, record).length > 0;
  return {
    /** Offered until the person restores or discards it. */
    draft: isOffered
      ? { typed: withAllRepresentatives(savedDraft), startedFrom: readBase(draft) }
      : null,
    dismissDraft: () => setDecided(true),
    /** Offers what was typed at the next visit, unless the form was opened again and has a draft of its own. */
    keepDraft: (edit: MemberChanges) => {
      if (userId !== null && !pathsWithDrafts(userId).includes(path))
        writeEditDraft(userId, path, { ...edit, base: record });
    },
    discardDraft: () => {
      clearSavedDraft();
      setDecided(true);
    },
    /** Call after a save. Takes effect at once, without a render: the form may be gone with the next one. */
    markSaved: () => {
      clearSavedDraft();
      setSaved(true);
    },
  };
}
