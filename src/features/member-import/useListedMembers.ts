import { members } from '../../api/members';
import type { ListedMembers } from './memberCheck';
import type { ImportList } from './ImportList';

/** The members that the list behind the dialog shows, none while it is not there. Asks nobody anew. */
export function useListedMembers(list: ImportList): () => ListedMembers {
  const registered = members.endpoints.members.useQueryState();
  const fresh = members.endpoints.newMembers.useQueryState();
  const { data } = list === 'members' ? registered : fresh;
  // Copied when a file is read, not on every render: the list may have 100,000 rows.
  return () => {
    const rows = data?.rows ?? [];
    return {
      names: rows.map(({ name }) => name),
      mobiles: rows.map(({ mobile }) => mobile),
      memberships: rows.map(({ membership }) => membership ?? ''),
    };
  };
}
