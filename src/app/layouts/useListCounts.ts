import { account } from '../../api/account';
import { members } from '../../api/members';
import { paths } from '../../config/paths';

/** How many firms a screen's list has, by its path, as far as that is known here. */
export type MenuCounts = Readonly<Partial<Record<string, number | null>>>;

/** The lengths of both lists, as far as an answer that is here says so: no call is made for them. */
export function useListCounts(): MenuCounts {
  const counts = account.endpoints.counts.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ members: data?.old, newMembers: data?.new }),
  });
  const registered = members.endpoints.members.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ length: data?.rows.length }),
  });
  const applied = members.endpoints.newMembers.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ length: data?.rows.length }),
  });
  return {
    [paths.members]: registered.length ?? counts.members,
    [paths.newMembers]: applied.length ?? counts.newMembers,
  };
}
