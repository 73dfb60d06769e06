import { readItem, writeItem } from '../../session/browserStorage';
import type { ColorMode } from '../../ui/theme/tokens';

/** What a person asks for; `system` leaves it to the device. */
export type ColorChoice = 'system' | ColorMode;

/** No key of the session: it stays after a logout. opening/choices.js reads it before the first paint. */
const KEY = 'colors';

const listeners = new Set<() => void>();

/** The colours chosen in this browser; those of the device where nothing, or nothing known, is kept. */
export function colorChoice(): ColorChoice {
  return readColorChoice(readItem(KEY));
}

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
  // A page that comes back from the back-forward cache has heard of nothing meanwhile.
  listeners.add(changed);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', changed);
  };
}
