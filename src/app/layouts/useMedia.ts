import { useCallback, useSyncExternalStore } from 'react';

/** Without room for the menu beside the content, the menu covers it: antd's `lg`, which grows with the font size. */
export const NARROW = 'screen and (width < 62rem)';

/** Too narrow for everything in the top bar (shell.module.css). */
export const PHONE = 'screen and (width < 48rem)';

export const BY_FINGER = 'screen and (pointer: coarse), screen and (width < 40rem)';

/** True while a media query matches. Use `screen`, so that printing does not render the page for the paper's width. */
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
