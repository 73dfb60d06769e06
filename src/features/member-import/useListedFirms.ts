import type { ListName } from '../../config/lists';
import { members } from '../../api/members';
import type { Member, NewMember } from '../../domain/member';
import { LISTED_END, type ListedTexts } from './ListedFirms';

/** The firms of both lists, as far as they are there. */
export interface BothLists {
  /** `null` while nobody knows them: then nobody knows which rows are new. */
  readonly listed: ListedTexts | null;
  /** None where they are not there. */
  readonly others: ListedTexts;
}

export interface ListedFirmsThere {
  /** The list behind the dialog has come. */
  readonly isThere: boolean;
  readonly both: () => BothLists;
}

/** The firms that the list behind the dialog shows, and those of the other one. Asks nobody anew. */
export function useListedFirms(list: ListName): ListedFirmsThere {
  const registered = members.endpoints.members.useQueryState();
  const fresh = members.endpoints.newMembers.useQueryState();
  const [own, other] = list === 'members' ? [registered, fresh] : [fresh, registered];
  return {
    isThere: own.data !== undefined,
    // Copied when a file is read, not on every render: the list may have 100,000 rows.
    both: () => ({
      listed: own.data === undefined ? null : textsOf(own.data.rows),
      others: textsOf(other.data?.rows ?? []),
    }),
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
