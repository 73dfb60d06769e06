import { ROLE, type Role } from '../../domain/roles';
import { readItem, writeItem } from '../../session/browserStorage';
import { groups } from '../screens/groups';

declare global {
  interface Navigator {
    /** Missing in some browsers. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Not part of the session: stays after a logout. */
const KEY = 'last_group';

/** Remembers the group of screens in use: the next login in this browser probably needs it again. */
export function rememberGroup(role: Role): void {
  const group = role === ROLE.admin ? 'office' : 'member';
  if (readItem(KEY) !== group) writeItem(KEY, group);
}

/** Loads the screens after the login once the page is complete, not in data-saving mode. If it fails, the login loads them. */
export function preloadNextGroup(): void {
  const group = readItem(KEY);
  if ((group !== 'member' && group !== 'office') || navigator.connection?.saveData === true) return;
  const fetchGroup = () => void groups[group]().catch(() => undefined);
  const whenIdle = () =>
    // Safari has no requestIdleCallback.
    'requestIdleCallback' in window ? requestIdleCallback(fetchGroup) : setTimeout(fetchGroup, 1);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
