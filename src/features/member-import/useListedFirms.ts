import type { ListName } from '../../config/lists';
import { members } from '../../api/members';
import type { BothLists } from './ListedFirms';

/** The firms of the list behind the dialog, and those of the other one, as far as they are there. Asks nobody anew. */
export function useListedFirms(list: ListName): BothLists {
  const registered = members.endpoints.members.useQueryState();
  const fresh = members.endpoints.newMembers.useQueryState();
  const [own, other] = list === 'members' ? [registered, fresh] : [fresh, registered];
  return { listed: own.data?.rows ?? null, others: other.data?.rows ?? [] };
}
