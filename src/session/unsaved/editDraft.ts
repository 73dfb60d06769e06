import { useState } from 'react';
import type { MemberId } from '../../domain/memberId';
import { parsedJson } from '../browserStorage';
import { readTabItem, removeTabItem, tabKeys, writeTabItem } from '../tabStorage';

/*
 * What was typed in an edit form and not saved, kept for this tab: one draft for each person and screen, the path of the screen
 * below the base path having the record's id in it (rules S3, C6). Never a password.
 */

/** Whatever is kept of work in this tab. */
const PREFIX = 'draft:';

const keyOf = (userId: MemberId, path: string) => `${PREFIX}edit:${userId}:${path}`;

/** The screens for which drafts of this person are kept. */
export function pathsWithDrafts(userId: MemberId): readonly string[] {
  const start = keyOf(userId, '');
  return tabKeys(start)
    .map((key) => key.slice(start.length))
    .toSorted();
}

/** Keeps a draft, as far as the browser lets us: the form itself still holds what was typed. */
export const writeEditDraft = (userId: MemberId, path: string, values: object): void =>
  writeTabItem(keyOf(userId, path), JSON.stringify(values));

export const clearEditDraft = (userId: MemberId, path: string): void =>
  removeTabItem(keyOf(userId, path));

/** Drops the work of everybody, a queue that stopped too: after a logout nothing is left for the next person at this screen. */
export function clearTabDrafts(): void {
  for (const key of tabKeys(PREFIX)) removeTabItem(key);
}

/** The draft that was kept for this screen when it was opened; `null` where there is none or it cannot be read. */
export function useEditDraft(userId: MemberId | null, path: string): unknown {
  const [draft] = useState(() =>
    userId === null ? null : parsedJson(readTabItem(keyOf(userId, path))),
  );
  return draft;
}
