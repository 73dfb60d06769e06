import { useState } from 'react';
import type { MemberId } from '../domain/member';
import {
  parsedJson,
  readItem,
  removeItem,
  writeItem,
  readTabItem,
  removeTabItem,
  tabKeys,
  writeTabItem,
} from './browserStorage';

/* Unsaved work, never a password: the application form's draft in this browser, and edits of records in this tab. */

/** All unsaved work has keys with this prefix. */
const PREFIX = 'draft:';
const APPLICATION = `${PREFIX}registration`;

/** The draft of an application as it was stored, or `null`; the form validates it. */
export const readDraft = (): unknown => parsedJson(readItem(APPLICATION));

export const writeDraft = (values: object): void => writeItem(APPLICATION, JSON.stringify(values));

export const clearDraft = (): void => removeItem(APPLICATION);

/** A logout deletes all drafts, so that the next person at this computer finds none. */
export function clearDrafts(): void {
  clearDraft();
  clearEditDrafts();
}

/** One draft for each person and path of a record. */
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

export const clearEditDrafts = (): void => tabKeys(PREFIX).forEach(removeTabItem);

/** The edit draft that existed when this screen was opened; `null` if there is none or it is broken. */
export function useEditDraft(userId: MemberId | null, path: string): unknown {
  const [draft] = useState(() =>
    userId === null ? null : parsedJson(readTabItem(keyOf(userId, path))),
  );
  return draft;
}
