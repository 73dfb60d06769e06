import { ROLE, type Role } from '../../domain/roles';
import { readItem, writeItem } from '../../session/browserStorage';
import { groups } from '../screens/groups';

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** No key of the session: it stays after a logout. */
const KEY = 'last_group';

/** Notes whose screens are opened in this browser: the next sign-in probably leads to them. */
export function rememberGroup(role: Role): void {
  const group = role === ROLE.admin ? 'office' : 'member';
  if (readItem(KEY) !== group) writeItem(KEY, group);
}

/**
 * While a form is filled in, asks for the file of the screens that come after the sign-in: once everything of the page itself is
 * there, not for who saves data, and without a call of the service. Where it does not come, the sign-in asks again.
 */
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
