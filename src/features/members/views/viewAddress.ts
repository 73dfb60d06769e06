import { type ListName, lists } from '../../../config/lists';
import { stateOf, viewQueryOf } from '../../../ui/FirmTable/useTableState';

/** The address of a view within the portal. What a list does not read from an address is dropped. */
export function viewAddress(list: ListName, query: string): string {
  const known = viewQueryOf(stateOf(new URLSearchParams(query)));
  return lists[list].screen + (known === '' ? '' : `?${known}`);
}
