import { useSyncExternalStore } from 'react';
import { type ColorChoice, colorChoice, onColorChoice } from './colorChoice';

/** What the person asks for, here or in another tab. */
export function useColorChoice(): ColorChoice {
  return useSyncExternalStore(onColorChoice, colorChoice);
}
