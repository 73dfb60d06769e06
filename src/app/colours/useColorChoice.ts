import { useLayoutEffect, useSyncExternalStore } from 'react';
import { type ColorChoice, colorChoice, onColorChoice } from './colorChoice';

/** The build, which knows no person, writes the page of who asked for nothing. */
const prerenderedChoice = (): ColorChoice => 'system';

/** What the person asks for, here or in another tab. */
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
