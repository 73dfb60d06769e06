import { useLayoutEffect, useSyncExternalStore } from 'react';
import { readItem, writeItem } from '../../session/browserStorage';
import type { ColorMode } from '../theme';

/** `system` follows the device. */
export type ColorChoice = 'system' | ColorMode;

/** Not part of the session: stays after a logout. bootstrap/choices.js reads it before the first paint. */
const KEY = 'colors';

const listeners = new Set<() => void>();

export const colorChoice = (): ColorChoice => readColorChoice(readItem(KEY));

/** Anything but `light` and `dark` counts as `system`. */
export function readColorChoice(value: unknown): ColorChoice {
  return value === 'light' || value === 'dark' ? value : 'system';
}

export function chooseColors(choice: ColorChoice): void {
  writeItem(KEY, choice);
  for (const listener of listeners) listener();
}

/** Calls back when the choice may have changed, in this tab or another; returns a function that stops listening. */
export function onColorChoice(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // The key is `null` when the storage is cleared.
    if (key === KEY || key === null) changed();
  };
  listeners.add(changed);
  window.addEventListener('storage', onStorage);
  // A page restored from the back-forward cache missed the events meanwhile.
  window.addEventListener('pageshow', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', changed);
  };
}

/** The build prerenders pages for a person without a choice. */
const prerenderedChoice = (): ColorChoice => 'system';

export function useColorChoice(): ColorChoice {
  return useSyncExternalStore(onColorChoice, colorChoice, prerenderedChoice);
}

/** Puts the choice on the page, for tokens.css and the browser's own fields and scroll bars. */
export function useColorsOfPage(): void {
  const choice = useColorChoice();
  useLayoutEffect(() => {
    document.documentElement.dataset['colors'] = choice;
  }, [choice]);
}
