import { readItem, removeItem, writeItem } from '../../session/browserStorage';

/** Not part of the session: stays after a logout. */
const KEY = 'sidebar';

/** True if the office left its sidebar open on this computer; it starts closed (product §2 Layouts). */
export const isSidebarKept = (): boolean => readItem(KEY) === 'open';

export function keepSidebar(open: boolean): void {
  if (open) writeItem(KEY, 'open');
  else removeItem(KEY);
}
