import { useSyncExternalStore } from 'react';

/** Where the menu has no room beside the content, and covers it: antd's `lg`, which grows with the person's letters. */
const NARROW = '(width < 62rem)';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
