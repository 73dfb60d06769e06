import { useSyncExternalStore } from 'react';
import type { ColorMode } from './portalTheme';

/** `screen`: paper is light, whatever the screen shows. */
const darkScreen = 'screen and (prefers-color-scheme: dark)';

function subscribe(changed: () => void) {
  const query = window.matchMedia(darkScreen);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function colorMode(): ColorMode {
  return window.matchMedia(darkScreen).matches ? 'dark' : 'light';
}

/** The colour mode that the person's device asks for; on paper always light. */
export function useColorMode(): ColorMode {
  return useSyncExternalStore(subscribe, colorMode);
}
