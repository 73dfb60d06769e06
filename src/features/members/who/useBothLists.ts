import { useMemo } from 'react';
import { useMembersQuery, useNewMembersQuery } from '../../../api/members';
import { findDuplicates } from '../../../domain/duplicates';
import type { FirmList, Member, NewMember } from '../../../domain/member';
import { useAfterPaint } from '../../../ui/useAfterPaint';
import { useFrozen } from '../queue/useFrozen';
import type { BothLists } from './BothListsContext';

/** The other list comes after the one that is shown, and is not read anew where it is younger than this, in seconds. */
const YOUNG = 60;

/** On the screen of the members: the applications beside them. */
export function useListsOfMembers(list: FirmList<Member> | null): BothLists {
  const members = list?.rows ?? null;
  const { data, isError, refetch } = useNewMembersQuery(undefined, {
    skip: members === null,
    refetchOnMountOrArgChange: YOUNG,
  });
  return useBothLists(members, useFrozen(data?.rows ?? null), isError, refetch);
}

/** On the screen of the applications: the members beside them. */
export function useListsOfNewMembers(list: FirmList<NewMember> | null): BothLists {
  const newMembers = list?.rows ?? null;
  const { data, isError, refetch } = useMembersQuery(undefined, {
    skip: newMembers === null,
    refetchOnMountOrArgChange: YOUNG,
  });
  return useBothLists(useFrozen(data?.rows ?? null), newMembers, isError, refetch);
}

function useBothLists(
  members: readonly Member[] | null,
  newMembers: readonly NewMember[] | null,
  otherFailed: boolean,
  readOther: () => unknown,
): BothLists {
  const lists = useMemo(
    () => ({ members, newMembers, otherFailed }),
    [members, newMembers, otherFailed],
  );
  // Where a row has changed, what was known before holds until then: a filter is never without it.
  const painted = useAfterPaint(lists);
  const duplicates = useMemo(() => {
    if (painted === null) return null;
    const { members: old, newMembers: fresh } = painted;
    // Of one list alone it would say that nobody is in both.
    const areThere = (old !== null && fresh !== null) || painted.otherFailed;
    return areThere ? findDuplicates(old, fresh) : null;
  }, [painted]);
  return useMemo(() => ({ ...lists, duplicates, readOther }), [lists, duplicates, readOther]);
}
