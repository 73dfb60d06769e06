import { useEffect, useRef } from 'react';
import type { MemberChanges } from '../../domain/member';
import { clearEditDraft, writeEditDraft } from './editDraft';
import { useUnsavedChanges } from './useUnsavedChanges';
import { useSession } from '../useSession';

/**
 * Tells the portal what a form holds that is not saved, `null` when nothing: leaving is then asked about, an expired
 * session is renewed over the screen, and the work is kept for a reload (rules S3, F6).
 */
export function useUnsavedForm(path: string, values: MemberChanges | null): void {
  const userId = useSession()?.userId ?? null;
  const hasWrittenDraft = useRef(false);

  useUnsavedChanges(values !== null);

  // Only work that this form kept is dropped again: a draft from before waits for its answer.
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
