import type { ListName } from '../../config/lists';
import { foldText } from '../../domain/foldText';
import { isOnlyInTab, removeItem, writeItem } from '../browserStorage';
import { notifyListeners, readViews, type SavedView, startOfKeys } from './savedViews';

/** At most this many views of one list. */
export const MOST_VIEWS = 20;

export const isSameName = (one: string, other: string): boolean =>
  foldText(one) === foldText(other);

/** Saves a view, in place of one with an equal name; returns false if the browser keeps it only in this tab. */
export function saveView(person: string, list: ListName, name: string, query: string): boolean {
  const before = readViews(person, list).views.find((view) => isSameName(view.name, name));
  const key = before?.key ?? startOfKeys(person, list) + foldText(name);
  write({ key, name, query, at: before?.at ?? Date.now() });
  return !isOnlyInTab(key);
}

/** Saves a deleted view as it was. */
export const restoreView = (view: SavedView): void => write(view);

export function deleteView({ key }: SavedView): void {
  removeItem(key);
  notifyListeners();
}

function write({ key, name, query, at }: Omit<SavedView, 'isOnlyInTab'>): void {
  writeItem(key, JSON.stringify({ name, query, at }));
  notifyListeners();
}
