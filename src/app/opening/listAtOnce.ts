import { askFirstList } from '../../api/firstList';
import type { ListName } from '../../api/listCall';
import { type ConfigAnswer, loadConfig } from '../../config/loadConfig';
import { BASE_PATH, paths, pathWithin } from '../../config/paths';
import { judge, OFFICE } from '../../session/access';
import { readSession, storedToken } from '../../session/storedSession';
import { pinConnections } from '../pinConnections';
import { type ListScreen, listScreen } from './firstRows';

/*
 * A script of its own on the pages of the two lists, in one file with choices.js: while the portal is on its way it asks for the list and
 * shows its first rows (docs/decisions/0035). What it cannot show the portal itself says.
 */

const LISTS: Readonly<Record<string, ListName>> = {
  [BASE_PATH + paths.members]: 'members',
  [BASE_PATH + paths.newMembers]: 'newMembers',
};

/** Also by the name of its file, which main.tsx takes out of the address. */
const listHere = () => LISTS[pathWithin(location.pathname)];

/** Another tab may have signed out since, and the person may have gone back within this page. */
const isWanted = (list: ListName): boolean =>
  judge(OFFICE, readSession()) === 'allowed' && listHere() === list;

/** `styles` is the address of the styles that the screens of the signed-in share. */
async function openList(
  list: ListName,
  config: Promise<ConfigAnswer>,
  styles: string,
): Promise<void> {
  if (!isWanted(list)) return;
  const drawn = Promise.all([bringStyles(styles), wholePage()]).then(() =>
    isWanted(list) ? draw(list) : null,
  );
  const loaded = await loadConfig('', location, config);
  if (!loaded.ok || !isWanted(list)) return;
  // Before the token is sent (rule C8).
  pinConnections(loaded.config.apiBaseUrl);
  askFirstList(list, loaded.config, storedToken(), async (body, signal) => {
    const show = async () => {
      const screen = await drawn;
      // An address with a search, a page or a sort asks for other rows than the first.
      if (screen === null || signal.aborted || location.search !== '') return;
      screen.show(body);
      signal.addEventListener('abort', screen.hide);
    };
    // The portal does not wait for styles, nor in a tab that is not looked at, which has no frames.
    await Promise.race([show(), after(WAIT_LIMIT_MS)]);
    await Promise.race([painted(), after(WAIT_LIMIT_MS)]);
  });
}

const WAIT_LIMIT_MS = 100;
const after = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Else the portal, which is told the answer now, would begin with it before its rows can be seen. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** This script may be there before the last line of the page. */
const wholePage = () =>
  new Promise<void>((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('readystatechange', () => resolve(), { once: true });
  });

/** Stands until openIn.ts puts the portal in its place; `null` where that is there already. */
function draw(list: ListName): ListScreen | null {
  const drawn = listScreen(list);
  const waiting = document.querySelectorAll('#root > [data-language]');
  if (drawn === null) return null;
  waiting[0]?.before(drawn.screen);
  // What cannot be used is not read out either: "Loading..." stays for whoever listens.
  for (const text of waiting) text.classList.add('visually-hidden');
  return drawn;
}

/** Apart from those that the portal brings by the same address, of which it has to know whether they came. */
const bringStyles = (address: string) =>
  new Promise<void>((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `${address}#first-rows`;
    link.addEventListener('load', () => resolve());
    document.head.append(link);
  });

const list = listHere();
const styles = document.currentScript?.dataset['styles'];
// Not there where the browser is too old, or the portal was here before.
const { configAnswer } = window;
if (list !== undefined && styles !== undefined && configAnswer !== undefined)
  openList(list, configAnswer, styles).catch(() => undefined);
