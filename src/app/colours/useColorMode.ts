import { useSyncExternalStore } from 'react';
import type { ColorMode } from '../theme';
import { type ColorChoice, useColorChoice } from './colorChoice';

const DARK_DEVICE = '(prefers-color-scheme: dark)';
const PAPER = 'print';

/** Set by `beforeprint`, since some browsers lay out the page before the media query changes. */
let isPrinting = false;

function subscribe(changed: () => void) {
  const queries = [DARK_DEVICE, PAPER].map((query) => window.matchMedia(query));
  const onPrint = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    changed();
  };
  for (const query of queries) query.addEventListener('change', changed);
  window.addEventListener('beforeprint', onPrint);
  window.addEventListener('afterprint', onPrint);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
    window.removeEventListener('beforeprint', onPrint);
    window.removeEventListener('afterprint', onPrint);
  };
}

function modeOf(choice: ColorChoice): ColorMode {
  if (isPrinting || window.matchMedia(PAPER).matches) return 'light';
  if (choice !== 'system') return choice;
  return window.matchMedia(DARK_DEVICE).matches ? 'dark' : 'light';
}

/** The chosen colour mode, or the device's; on paper always light. */
export function useColorMode(): ColorMode {
  const choice = useColorChoice();
  return useSyncExternalStore(subscribe, () => modeOf(choice));
}
