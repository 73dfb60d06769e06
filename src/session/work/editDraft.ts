import { useState } from 'react';
import type { MemberId } from '../../domain/memberId';

/**
 * What was typed in an edit form and not saved, kept for this tab: one draft for each person and screen, the record's id
 * being part of its path (rules S3, C6). Never a password.
 */
export interface EditDraft {
  /** Path of the screen below the base path. */
  readonly path: string;
  readonly values: unknown;
}

/** Whatever is kept of work in this tab. */
const KEPT = 'draft:';
const PREFIX = `${KEPT}edit:`;

const keyOf = (userId: MemberId, path: string) => `${PREFIX}${userId}:${path}`;

/** The draft of one person for one screen; `null` where there is none or it cannot be read. */
function readEditDraft(userId: MemberId, path: string): EditDraft | null {
  try {
    const values: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId, path)) ?? 'null');
    return values === null ? null : { path, values };
  } catch {
    return null;
  }
}

/** The screens for which drafts of this person are kept. */
export function draftedPaths(userId: MemberId): readonly string[] {
  const start = keyOf(userId, '');
  return keptKeys(start)
    .map((key) => key.slice(start.length))
    .toSorted();
}

/** Keeps a draft, as far as the browser lets us: the form itself still holds what was typed. */
export function writeEditDraft(userId: MemberId, { path, values }: EditDraft): void {
  try {
    sessionStorage.setItem(keyOf(userId, path), JSON.stringify(values));
  } catch {
    // Refused or full.
  }
}

export function clearEditDraft(userId: MemberId, path: string): void {
  try {
    sessionStorage.removeItem(keyOf(userId, path));
  } catch {
    // Refused: then nothing was kept either.
  }
}

/** Drops the work of everybody, a queue that stopped too: after a logout nothing is left for the next person at this screen. */
export function clearTabDrafts(): void {
  for (const key of keptKeys(KEPT)) sessionStorage.removeItem(key);
}

/** The draft that was kept for this screen when it was opened. */
export function useEditDraft(userId: MemberId | null, path: string): EditDraft | null {
  const [draft] = useState(() => (userId === null ? null : readEditDraft(userId, path)));
  return draft;
}

function keptKeys(start: string): readonly string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(start));
  } catch {
    // Refused: then nothing was kept either.
    return [];
  }
}
