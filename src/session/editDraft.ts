import { useState } from 'react';
import type { MemberId } from '../domain/memberId';

/** What was typed in an edit form and not saved, kept for this tab and this person (decisions S3). Never a password. */
export interface EditDraft {
  /** Path of the screen below the base path. */
  readonly path: string;
  readonly values: unknown;
}

const PREFIX = 'draft:edit:';

/** The draft of one person; `null` where there is none or it cannot be read. */
export function readEditDraft(userId: MemberId): EditDraft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(PREFIX + userId) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps a draft, as far as the browser lets us: the form itself still holds what was typed. */
export function writeEditDraft(userId: MemberId, draft: EditDraft): void {
  try {
    sessionStorage.setItem(PREFIX + userId, JSON.stringify(draft));
  } catch {
    // Refused or full.
  }
}

export function clearEditDraft(userId: MemberId): void {
  try {
    sessionStorage.removeItem(PREFIX + userId);
  } catch {
    // Refused: then nothing was kept either.
  }
}

/** Drops the drafts of everybody: after a logout nothing is left for the next person at this screen. */
export function clearEditDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Refused: then nothing was kept either.
  }
}

/** The draft that was kept for this screen when it was opened. */
export function useEditDraft(userId: MemberId | null, path: string): EditDraft | null {
  const [draft] = useState(() => (userId === null ? null : readEditDraft(userId)));
  return draft?.path === path ? draft : null;
}

function isDraft(value: unknown): value is EditDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'values' in value
  );
}
