import { useState } from 'react';
import type { MemberId } from '../../domain/memberId';
import { parsedJson } from '../browserStorage';
import { readTabItem, removeTabItem, tabKeys, writeTabItem } from '../tabStorage';

/* Unsaved edits of this tab, one draft for each person and path of a record (rules S3, C6). Never a password. */

/** All unsaved work of this tab has keys with this prefix. */
const PREFIX = 'draft:';

const keyOf = (userId: MemberId, path: string) => `${PREFIX}edit:${userId}:${path}`;

export function pathsWithDrafts(userId: MemberId): readonly string[] {
  const start = keyOf(userId, '');
  return tabKeys(start)
    .map((key) => key.slice(start.length))
    .toSorted();
}

/** Saves a draft if the browser allows it: the form itself still has what was typed. */
export const writeEditDraft = (userId: MemberId, path: string, values: object): void =>
  writeTabItem(keyOf(userId, path), JSON.stringify(values));

export const clearEditDraft = (userId: MemberId, path: string): void =>
  removeTabItem(keyOf(userId, path));

/** Deletes everybody's unsaved work, stopped bulk runs too: a logout leaves nothing for the next person at this computer. */
export function clearTabDrafts(): void {
  for (const key of tabKeys(PREFIX)) removeTabItem(key);
}

/** The draft that existed when this screen was opened; `null` if there is none or it is broken. */
export function useEditDraft(userId: MemberId | null, path: string): unknown {
  const [draft] = useState(() =>
    userId === null ? null : parsedJson(readTabItem(keyOf(userId, path))),
  );
  return draft;
}
