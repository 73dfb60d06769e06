import { askFirstList } from '../../api/firstList';
import type { ListName } from '../../api/listCall';
import { loadConfig } from '../../config/loadConfig';
import { BASE_PATH, paths } from '../../config/paths';
import { judge, OFFICE } from '../../session/access';
import { readSession, storedToken } from '../../session/storedSession';
import { type ListScreen, listScreen } from './firstRows';

/*
 * A script of its own on the pages of the two lists, in one file with choices.js: while the portal is on its way it asks for the list and
 * shows its first rows (docs/decisions/0035). What it cannot show the portal itself says.
 */

const LISTS: Readonly<Record<string, ListName>> = {
  [BASE_PATH + paths.members]: 'members',
  [BASE_PATH + paths.newMembers]: 'newMembers',
};

const isAllowed = () => judge(OFFICE, readSession()) === 'allowed';

/** `styles` is the address of the styles that the screens of the signed-in share. */
async function openList(list: ListName, config: Promise<Response>, styles: string): Promise<void> {
  if (!isAllowed()) return;
  let screen: ListScreen | null = null;
  let isDressed = false;
  // The styles may come before the whole page.
  const drawn = () => (screen ??= isDressed ? draw(list) : null);
  bringStyles(styles, () => {
    isDressed = true;
    drawn();
  });
  // main.tsx reads the same answer.
  const loaded = await loadConfig(
    '',
    config.then((answer) => answer.clone()),
  );
  // Another tab may have signed out meanwhile.
  if (!loaded.ok || !isAllowed()) return;
  drawn();
  askFirstList(list, loaded.config, storedToken(), async (body, signal) => {
    const shown = drawn();
    // An address with a search, a page or a sort asks for other rows than the first.
    if (shown === null || location.search !== '' || signal.aborted) return;
    shown.show(body);
    signal.addEventListener('abort', shown.hide);
    await painted();
  });
}

/** Else the portal, which is told the answer now, would begin with it before its rows can be seen. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    // A tab that is not looked at has no frames.
    setTimeout(resolve, FRAME_LIMIT_MS);
  });
const FRAME_LIMIT_MS = 100;

/** Stands until openIn.ts puts the portal in its place; `null` where that is there already. */
function draw(list: ListName) {
  const drawn = listScreen(list);
  const waiting = document.querySelectorAll('#root > [data-language]');
  if (drawn !== null) waiting[0]?.before(drawn.screen);
  for (const text of waiting) text.remove();
  return drawn;
}

/** Apart from those that the portal brings by the same address, of which it has to know whether they came. */
function bringStyles(address: string, onArrival: () => void): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${address}#first-rows`;
  link.addEventListener('load', onArrival);
  document.head.append(link);
}

const list = LISTS[location.pathname];
const styles = document.currentScript?.dataset['styles'];
// Not there where the browser is too old, or the portal was here before.
const { configAnswer } = window;
if (list !== undefined && styles !== undefined && configAnswer !== undefined)
  openList(list, configAnswer, styles).catch(() => undefined);
