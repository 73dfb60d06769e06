import { useCallback, useSyncExternalStore } from 'react';
import { useColorChoice } from '../colorChoice';
import type { ColorMode } from '../theme';

/** Without room for the menu beside the content, the menu covers it: antd's `lg`, which grows with the font size. */
export const NARROW = 'screen and (width < 62rem)';

/** Too narrow for everything in the top bar (layouts.module.css). */
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

/** Set by `beforeprint`, since some browsers lay out the page before the media query changes. */
let isPrinting = false;

function onPrinting(changed: () => void) {
  const onPrint = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    changed();
  };
  const stopped = new AbortController();
  window.addEventListener('beforeprint', onPrint, { signal: stopped.signal });
  window.addEventListener('afterprint', onPrint, { signal: stopped.signal });
  return () => stopped.abort();
}

/** The chosen colour mode, or the device's; on paper always light. */
export function useColorMode(): ColorMode {
  const choice = useColorChoice();
  const isPrinted = useSyncExternalStore(onPrinting, () => isPrinting);
  const isPaper = useMedia('print');
  const isDark = useMedia('(prefers-color-scheme: dark)');
  if (isPrinted || isPaper) return 'light';
  if (choice !== 'system') return choice;
  return isDark ? 'dark' : 'light';
}
