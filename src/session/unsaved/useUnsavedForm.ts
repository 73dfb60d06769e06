import { useEffect, useRef } from 'react';
import type { MemberChanges } from '../../domain/member';
import { clearEditDraft, writeEditDraft } from './editDraft';
import { useUnsavedChanges } from './useUnsavedChanges';
import { useSession } from '../useSession';

/** Registers unsaved values: leaving asks, an expired session is renewed over the screen, a reload keeps them (rules S3, F6). */
export function useUnsavedForm(path: string, values: MemberChanges | null, isSent: boolean): void {
  const userId = useSession()?.userId ?? null;
  const hasWrittenDraft = useRef(false);

  useUnsavedChanges(values !== null, isSent);

  // Deletes only a draft of this form: an earlier draft waits for the person's decision.
  useEffect(() => {
    if (userId === null) return;
    if (values !== null) {
      hasWrittenDraft.current = true;
      writeEditDraft(userId, path, values);
    } else if (hasWrittenDraft.current) {
      hasWrittenDraft.current = false;
      clearEditDraft(userId, path);
    }
  }, [userId, path, values]);
}
