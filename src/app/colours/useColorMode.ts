import { useSyncExternalStore } from 'react';
import { useMedia } from '../layouts/useMedia';
import type { ColorMode } from '../theme';
import { useColorChoice } from './colorChoice';

/** Set by `beforeprint`, since some browsers lay out the page before the media query changes. */
let isPrinting = false;

function subscribe(changed: () => void) {
  const onPrint = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    changed();
  };
  window.addEventListener('beforeprint', onPrint);
  window.addEventListener('afterprint', onPrint);
  return () => {
    window.removeEventListener('beforeprint', onPrint);
    window.removeEventListener('afterprint', onPrint);
  };
}

/** The chosen colour mode, or the device's; on paper always light. */
export function useColorMode(): ColorMode {
  const choice = useColorChoice();
  const isPrinted = useSyncExternalStore(subscribe, () => isPrinting);
  const isPaper = useMedia('print');
  const isDark = useMedia('(prefers-color-scheme: dark)');
  if (isPrinted || isPaper) return 'light';
  if (choice !== 'system') return choice;
  return isDark ? 'dark' : 'light';
}
