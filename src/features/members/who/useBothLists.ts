import { useCallback, useMemo, useState } from 'react';
import { useMembersQuery, useNewMembersQuery } from '../../../api/members';
import type { Amendment } from '../../../domain/amendment';
import type { FirmList, Member, NewMember } from '../../../domain/member';
import { WhoIsWho } from '../../../domain/whoIsWho';
import { useIdleSlices } from '../../../ui/useIdleSlices';
import { useFrozen } from '../queue/useFrozen';
import type { BothLists } from './WhoIsWhoContext';

/** The other list comes after the one that is shown, and is not read anew where it is younger than this, in seconds. */
const YOUNG = 60;

/** The first slice of so many firms comes before they are painted: of a few hundred it is all of the work. */
const SHORT = 2_000;

/** On the screen of the members: the applications beside them. */
export function useListsOfMembers(list: FirmList<Member> | null): BothLists {
  const members = list?.rows ?? null;
  const { data, isError, refetch } = useNewMembersQuery(undefined, {
    skip: members === null,
    refetchOnMountOrArgChange: YOUNG,
  });
  const newMembers = useFrozen(data?.rows ?? null);
  return useBothLists(members, newMembers, list?.amendment ?? null, isError, refetch);
}

/** On the screen of the applications: the members beside them. */
export function useListsOfNewMembers(list: FirmList<NewMember> | null): BothLists {
  const newMembers = list?.rows ?? null;
  const { data, isError, refetch } = useMembersQuery(undefined, {
    skip: newMembers === null,
    refetchOnMountOrArgChange: YOUNG,
  });
  const members = useFrozen(data?.rows ?? null);
  return useBothLists(members, newMembers, list?.amendment ?? null, isError, refetch);
}

function useBothLists(
  members: readonly Member[] | null,
  newMembers: readonly NewMember[] | null,
  amendment: Amendment<Member | NewMember> | null,
  otherFailed: boolean,
  readOther: () => unknown,
): BothLists {
  const [kept, setKept] = useState(() => new WhoIsWho(null, null));
  // An unknown list and one without firms are told apart below.
  const looking = useMemo(() => {
    const made = kept.for(members, newMembers, amendment);
    if ((members?.length ?? 0) + (newMembers?.length ?? 0) <= SHORT) made.prepareSlice();
    return made;
  }, [kept, members, newMembers, amendment]);
  if (looking !== kept) setKept(looking);
  const [complete, setComplete] = useState<WhoIsWho | null>(null);
  const areThere = (members !== null && newMembers !== null) || otherFailed;
  useIdleSlices(
    looking,
    // Of one list alone it would say that nobody is in both.
    useCallback(() => {
      if (areThere) setComplete(looking);
    }, [areThere, looking]),
  );
  // Where firms went or came, what was known before holds until they have been looked through: a filter is never without it.
  const whoIsWho = areThere ? (looking.isComplete ? looking : complete) : null;
  return useMemo(
    () => ({ members, newMembers, whoIsWho, otherFailed, readOther }),
    [members, newMembers, whoIsWho, otherFailed, readOther],
  );
}
