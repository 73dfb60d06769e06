import { useLayoutEffect, useSyncExternalStore } from 'react';
import { readItem, writeItem } from '../session/browserStorage';
import type { ColorMode } from './theme';

/** `system` follows the device. */
export type ColorChoice = 'system' | ColorMode;

/** Not part of the session: stays after a logout. bootstrap/choices.js reads it before the first paint. */
const KEY = 'colors';

export const colorChoice = (): ColorChoice => readColorChoice(readItem(KEY));

/** Anything but `light` and `dark` counts as `system`. */
export function readColorChoice(value: unknown): ColorChoice {
  return value === 'light' || value === 'dark' ? value : 'system';
}

const CHOSEN = 'colorschosen';

export function chooseColors(choice: ColorChoice): void {
  writeItem(KEY, choice);
  window.dispatchEvent(new Event(CHOSEN));
}

/** In this tab, in another one, or while this page was in the back-forward cache. */
const CHANGES = [CHOSEN, 'storage', 'pageshow'];

/** Calls back when the choice may have changed; returns a function that stops listening. */
export function onColorChoice(changed: () => void): () => void {
  for (const change of CHANGES) window.addEventListener(change, changed);
  return () => {
    for (const change of CHANGES) window.removeEventListener(change, changed);
  };
}

export function useColorChoice(): ColorChoice {
  // The build prerenders pages for a person without a choice.
  return useSyncExternalStore(onColorChoice, colorChoice, () => 'system');
}

/** Puts the choice on the page, for tokens.css and the browser's own fields and scroll bars. */
export function useColorsOfPage(): void {
  const choice = useColorChoice();
  useLayoutEffect(() => {
    document.documentElement.dataset['colors'] = choice;
  }, [choice]);
}
