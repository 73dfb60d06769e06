import { Form, type FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { MemberChanges } from '../../domain/member';
import { differingFields, readMemberEdit } from '../../domain/memberChanges';
import {
  clearEditDraft,
  pathsWithDrafts,
  useEditDraft,
  writeEditDraft,
} from '../../session/drafts';
import { useSession } from '../../session/sessionSlice';
import { useUnsavedChanges } from '../../session/useUnsavedChanges';

/** Saves the draft of an edit form while it differs from the record, and offers one from an earlier visit to the same screen. */
export function useMemberDraft(
  path: string,
  form: FormInstance<MemberChanges>,
  base: MemberChanges,
  /** The values that the server is saving. */
  sending: MemberChanges | undefined,
) {
  const userId = useSession()?.userId ?? null;
  const saved = readMemberEdit(useEditDraft(userId, path));
  const [decision, setDecision] = useState<'restored' | 'discarded'>();
  const [isSaved, setSaved] = useState(false);
  const isDraftKept = useRef(false);
  const typed = Form.useWatch([], form);
  const isDirty = typed !== undefined && !isSaved && differingFields(typed, base).length > 0;
  const isBeingSaved =
    isDirty && sending !== undefined && differingFields(typed, sending).length === 0;
  useUnsavedChanges(isDirty, isBeingSaved);
  const hasWrittenDraft = useRef(false);
  // A reload keeps what was typed. Deletes only a draft of this form: an earlier one waits for the person's decision.
  useEffect(() => {
    if (userId === null) return;
    if (isDirty) writeEditDraft(userId, path, { typed, startedFrom: base });
    else if (hasWrittenDraft.current) clearEditDraft(userId, path);
    hasWrittenDraft.current = isDirty;
  }, [userId, path, isDirty, typed, base]);

  const clearDraft = () => {
    if (userId !== null) clearEditDraft(userId, path);
  };
  const isOffered =
    decision === undefined && saved !== null && differingFields(saved.typed, base).length > 0;
  return {
    isDirty,
    /** Offered until the person restores or discards it. */
    draft: isOffered ? saved : null,
    isRestored: decision === 'restored',
    markRestored: () => setDecision('restored'),
    /** True after `keepDraft`. */
    isDraftKept,
    /** Once the form was left: offers what was typed at the next visit, unless that has begun and has a draft of its own. */
    keepDraft: (edit: MemberChanges) => {
      isDraftKept.current = true;
      if (userId !== null && !pathsWithDrafts(userId).includes(path))
        writeEditDraft(userId, path, { typed: edit, startedFrom: base });
    },
    discardDraft: () => {
      clearDraft();
      setDecision('discarded');
    },
    /** Call after a save. Takes effect at once, without a render: the form may be gone with the next one. */
    markSaved: () => {
      clearDraft();
      setSaved(true);
    },
  };
}
