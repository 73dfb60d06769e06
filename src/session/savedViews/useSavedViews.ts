import { useSyncExternalStore } from 'react';
import type { ListName } from '../../config/lists';
import { usePersonKey } from '../person/usePersonKey';
import { type FoundViews, onSavedViews, readViews } from './savedViews';

const NONE: FoundViews = { views: [], unreadable: 0 };

/** The signed-in person's views of a list (rule H7). */
export function useSavedViews(list: ListName): FoundViews {
  const person = usePersonKey();
  const found = () => (person === null ? NONE : readViews(person, list));
  return useSyncExternalStore(onSavedViews, found, found);
}
