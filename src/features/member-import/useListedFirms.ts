import { members } from '../../api/members';
import type { Member, NewMember } from '../../domain/member';
import type { ImportList } from './ImportList';
import { LISTED_END, type ListedTexts } from './ListedFirms';

/** The firms of both lists, as far as they are there. */
export interface BothLists {
  readonly listed: ListedTexts;
  readonly others: ListedTexts;
}

/** The firms that the list behind the dialog shows, and those of the other one, none while they are not there. Asks nobody anew. */
export function useListedFirms(list: ImportList): () => BothLists {
  const registered = members.endpoints.members.useQueryState();
  const fresh = members.endpoints.newMembers.useQueryState();
  // Copied when a file is read, not on every render: the list may have 100,000 rows.
  return () => {
    const registeredTexts = textsOf(registered.data?.rows ?? []);
    const freshTexts = textsOf(fresh.data?.rows ?? []);
    return list === 'members'
      ? { listed: registeredTexts, others: freshTexts }
      : { listed: freshTexts, others: registeredTexts };
  };
}

function textsOf(rows: readonly (Member | NewMember)[]): ListedTexts {
  const column = (textOf: (row: Member | NewMember) => string) =>
    rows.map((row) => textOf(row).replaceAll(LISTED_END, '') + LISTED_END).join('');
  return {
    names: column(({ name }) => name),
    mobiles: column(({ mobile }) => mobile),
    memberships: column(({ membership }) => membership ?? ''),
    addresses: column(({ address }) => address),
  };
}
