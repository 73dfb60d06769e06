import type { ListName } from '../../config/lists';
import { foldText } from '../../domain/foldText';
import {
  isOnlyInTab,
  itemKeys,
  parsedJson,
  readItem,
  removeItem,
  writeItem,
} from '../browserStorage';

/**
 * A saved view of a list (rule H7). Each has a key of its own: two tabs cannot overwrite each other, and a full storage refuses only
 * the new one. In local storage, since the rows must not move when the views arrive later.
 */
export interface SavedView {
  readonly key: string;
  readonly name: string;
  /** The address of the list after the question mark. */
  readonly query: string;
  /** When it was first saved: the views keep this order. */
  readonly at: number;
  /** The browser did not store it, so it ends with this tab. */
  readonly isOnlyInTab: boolean;
}

/** The stored views of a list, in their order; broken ones, or those of another version, are only counted. */
export interface FoundViews {
  readonly views: readonly SavedView[];
  readonly unreadable: number;
}

export const LONGEST_NAME = 40;

const START = 'views:';

export const startOfKeys = (person: string, list: ListName): string => `${START}${person}${list}:`;

/** Names are trimmed, and one that shows nothing is none. */
export const isViewName = (name: string): boolean =>
  foldText(name) !== '' && name === name.trim() && name.length <= LONGEST_NAME;

/** What was read last, by the beginning of the keys. */
const lastRead = new Map<string, { readonly text: string; readonly found: FoundViews }>();

/** The views of a list: the same object until one changes. */
export function readViews(person: string, list: ListName): FoundViews {
  const start = startOfKeys(person, list);
  const items = itemKeys(start).map((key) => ({
    key,
    value: readItem(key),
    isOnlyInTab: isOnlyInTab(key),
  }));
  const text = JSON.stringify(items);
  const last = lastRead.get(start);
  if (last?.text === text) return last.found;
  const views = items.flatMap((item) => viewIn(item) ?? []);
  const found = {
    views: views.toSorted((one, other) => one.at - other.at || (one.key < other.key ? -1 : 1)),
    unreadable: items.length - views.length,
  };
  lastRead.set(start, { text, found });
  return found;
}

interface StoredItem extends Pick<SavedView, 'key' | 'isOnlyInTab'> {
  readonly value: string | null;
}

function viewIn({ value, ...item }: StoredItem): SavedView | null {
  const stored = parsedJson(value);
  if (typeof stored !== 'object' || stored === null) return null;
  const { name, query, at } = { name: null, query: null, at: null, ...stored };
  if (typeof name !== 'string' || typeof query !== 'string' || typeof at !== 'number') return null;
  return isViewName(name) ? { ...item, name, query, at } : null;
}

/** Written to localStorage and removed at once: its storage event reaches the views that only the other tabs hold. */
const FORGET_KEY = 'forgotten_views';

/** Deletes the views of everybody whose key has this prefix, in all tabs. */
export function forgetViews(keyStart: string): void {
  dropViews(keyStart);
  writeItem(FORGET_KEY, keyStart);
  removeItem(FORGET_KEY);
}

function dropViews(keyStart: string): void {
  for (const key of itemKeys(START + keyStart)) removeItem(key);
  notifyListeners();
}

const onForgotten = ({ key, newValue }: StorageEvent): void => {
  if (key === FORGET_KEY && newValue !== null) dropViews(newValue);
};

const listeners = new Set<() => void>();

export function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Calls back with each change, here or in another tab; returns a function that stops listening. */
export function onSavedViews(listener: () => void): () => void {
  // A page from the back-forward cache has missed the events of other tabs.
  const events = ['storage', 'pageshow'] as const;
  for (const event of events) window.addEventListener(event, listener);
  // It stays when the list is left, since the tab then still holds its views.
  window.addEventListener('storage', onForgotten);
  listeners.add(listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
    listeners.delete(listener);
  };
}
