import { account } from '../../api/account';
import { members } from '../../api/members';
import { paths } from '../../config/paths';

/** Number of firms in a screen's list, by the path of the screen; missing or `null` if unknown. */
export type MenuCounts = Readonly<Partial<Record<string, number | null>>>;

/** The lengths of both lists according to cached answers, without a request. */
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
