import { createContext, useMemo } from 'react';
import { type Duplicates, findDuplicates } from '../../../domain/duplicates';
import type { FirmList, Member, NewMember } from '../../../domain/member';
import { useAfterPaint } from '../../../ui/useAfterPaint';

/** Both lists, and which of their firms may be one. */
export interface BothLists {
  /** `null`: not read yet, or it could not be read. */
  readonly members: readonly Member[] | null;
  readonly newMembers: readonly NewMember[] | null;
  /** `null` until both lists have been looked through, as far as they can be read. */
  readonly duplicates: Duplicates | null;
  /** The list that the screen does not show could not be read. */
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

/** How the other list is read: after the one that is shown, and not anew where it is younger than a minute. */
export const afterOwnList = (shown: FirmList<unknown> | null) => ({
  skip: shown === null,
  refetchOnMountOrArgChange: 60,
});

/** `other` is how the list came that the screen does not show. */
export function useBothLists(
  members: readonly Member[] | null,
  newMembers: readonly NewMember[] | null,
  { isError, refetch }: { readonly isError: boolean; readonly refetch: () => unknown },
): BothLists {
  const lists = useMemo(
    () => ({ members, newMembers, hasOtherFailed: isError }),
    [members, newMembers, isError],
  );
  // Where a row has changed, what was known before holds until then: a filter is never without it.
  const paintedLists = useAfterPaint(lists);
  const duplicates = useMemo(() => {
    if (paintedLists === null) return null;
    const { members: old, newMembers: fresh, hasOtherFailed } = paintedLists;
    // Of one list alone it would say that nobody is in both.
    const canTell = (old !== null && fresh !== null) || hasOtherFailed;
    return canTell ? findDuplicates(old, fresh) : null;
  }, [paintedLists]);
  return useMemo(
    () => ({ ...lists, duplicates, refetchOther: refetch }),
    [lists, duplicates, refetch],
  );
}
