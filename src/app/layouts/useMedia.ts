import { useCallback, useSyncExternalStore } from 'react';

/** Where the menu has no room beside the content, and covers it: antd's `lg`, which grows with the person's letters. */
export const NARROW = 'screen and (width < 62rem)';

/** Where the top bar has no room for all of it (shell.module.css). */
export const PHONE = 'screen and (width < 48rem)';

/** Where what is pressed is pressed by a finger. */
export const BY_FINGER = 'screen and (pointer: coarse), screen and (width < 40rem)';

/** Whether a media query holds. One of the screen alone: while it is printed nothing is drawn anew for the width of the paper. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
