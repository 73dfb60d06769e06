import { parsedJson, readItem, removeItem, writeItem } from '../browserStorage';
import { clearTabDrafts } from './editDraft';

/** What a form holds that was not sent yet, kept in this browser (rule F2). Never a password. */
const KEYS = ['draft:registration'] as const;

export type DraftKey = (typeof KEYS)[number];

/** The kept draft as it was written, or `null`; the form checks what it finds. */
export const readDraft = (key: DraftKey): unknown => parsedJson(readItem(key));

export const writeDraft = (key: DraftKey, values: object): void =>
  writeItem(key, JSON.stringify(values));

export const clearDraft = (key: DraftKey): void => removeItem(key);

/** A logout leaves no draft behind for the next person at this screen (rule S2). */
export function clearDrafts(): void {
  for (const key of KEYS) clearDraft(key);
  clearTabDrafts();
}
