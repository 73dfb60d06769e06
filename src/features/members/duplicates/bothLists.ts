import { createContext, useMemo } from 'react';
import { type Duplicates, findDuplicates } from '../../../domain/duplicates';
import type { FirmList, Member, NewMember } from '../../../domain/member';
import { useAfterPaint } from '../../../ui/useAfterPaint';

export interface BothLists {
  /** `null` until it is loaded, or if that failed. */
  readonly members: readonly Member[] | null;
  readonly newMembers: readonly NewMember[] | null;
  /** `null` until both lists have been compared, as far as they could be loaded. */
  readonly duplicates: Duplicates | null;
  /** The list that the screen does not show could not be loaded. */
  readonly hasOtherFailed: boolean;
  readonly refetchOther: () => unknown;
}

export const BothListsContext = createContext<BothLists>({
  members: null,
  newMembers: null,
  duplicates: null,
  hasOtherFailed: false,
  refetchOther: () => undefined,
});

/** Options for fetching the other list: after the one shown, and only if it is older than a minute. */
export const afterOwnList = (shown: FirmList<unknown> | null) => ({
  skip: shown === null,
  refetchOnMountOrArgChange: 60,
});

/** `other` is the query of the list that the screen does not show. */
export function useBothLists(
  members: readonly Member[] | null,
  newMembers: readonly NewMember[] | null,
  { isError, refetch }: { readonly isError: boolean; readonly refetch: () => unknown },
): BothLists {
  const lists = useMemo(
    () => ({ members, newMembers, hasOtherFailed: isError }),
    [members, newMembers, isError],
  );
  // After a change, the earlier result stays until the next one, so the filter is never without it.
  const paintedLists = useAfterPaint(lists);
  const duplicates = useMemo(() => {
    if (paintedLists === null) return null;
    const { members: old, newMembers: fresh, hasOtherFailed } = paintedLists;
    // A single list would show that no firm is in both.
    const canTell = (old !== null && fresh !== null) || hasOtherFailed;
    return canTell ? findDuplicates(old, fresh) : null;
  }, [paintedLists]);
  return useMemo(
    () => ({ ...lists, duplicates, refetchOther: refetch }),
    [lists, duplicates, refetch],
  );
}
