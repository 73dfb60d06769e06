import { useLayoutEffect, useSyncExternalStore } from 'react';
import { readItem, writeItem } from '../../session/browserStorage';
import type { ColorMode } from '../theme';

/** `system` leaves it to the device. */
export type ColorChoice = 'system' | ColorMode;

/** No key of the session: it stays after a logout. bootstrap/choices.js reads it before the first paint. */
const KEY = 'colors';

const listeners = new Set<() => void>();

/** The colours chosen in this browser. */
export const colorChoice = (): ColorChoice => readColorChoice(readItem(KEY));

/** Anything but `light` and `dark` means the device's own colours. */
export function readColorChoice(value: unknown): ColorChoice {
  return value === 'light' || value === 'dark' ? value : 'system';
}

export function chooseColors(choice: ColorChoice): void {
  writeItem(KEY, choice);
  for (const listener of listeners) listener();
}

/** Calls back when the choice may have changed, in this tab or another; returns the way to stop listening. */
export function onColorChoice(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // `null` is a cleared storage.
    if (key === KEY || key === null) changed();
  };
  listeners.add(changed);
  window.addEventListener('storage', onStorage);
  // A page that comes back from the back-forward cache has heard of nothing meanwhile.
  window.addEventListener('pageshow', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', changed);
  };
}

/** The build, which knows no person, writes the page of who asked for nothing. */
const prerenderedChoice = (): ColorChoice => 'system';

export function useColorChoice(): ColorChoice {
  return useSyncExternalStore(onColorChoice, colorChoice, prerenderedChoice);
}

/** Writes the choice where tokens.css and the browser's own pieces (fields, scroll bars) follow it. */
export function useColorsOfPage(): void {
  const choice = useColorChoice();
  useLayoutEffect(() => {
    document.documentElement.dataset['colors'] = choice;
  }, [choice]);
}
