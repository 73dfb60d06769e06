import { parsedJson, readItem, removeItem, writeItem } from '../browserStorage';
import { clearTabDrafts } from './editDraft';

/** Drafts of forms that were not sent yet, kept in this browser (rule F2). Never a password. */
const KEYS = ['draft:registration'] as const;

export type DraftKey = (typeof KEYS)[number];

/** The draft as it was stored, or `null`; the form validates it. */
export const readDraft = (key: DraftKey): unknown => parsedJson(readItem(key));

export const writeDraft = (key: DraftKey, values: object): void =>
  writeItem(key, JSON.stringify(values));

export const clearDraft = (key: DraftKey): void => removeItem(key);

/** A logout deletes all drafts, so that the next person at this computer finds none (rule S2). */
export function clearDrafts(): void {
  for (const key of KEYS) clearDraft(key);
  clearTabDrafts();
}
