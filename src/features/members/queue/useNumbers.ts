import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { members as endpoints } from '../../../api/members';
import type { MemberId } from '../../../domain/memberId';

/** The membership numbers that the lists show now, as far as they were read; none where nobody asks. */
export function useNumbers(asked: boolean): ReadonlyMap<MemberId, string> {
  // Made here: made once for the app, they would hold the lists that they saw last, also after their person is gone.
  const selectNewMembers = useMemo(() => endpoints.endpoints.newMembers.select(), []);
  const selectMembers = useMemo(() => endpoints.endpoints.members.select(), []);
  const { data: newMembers } = useSelector(selectNewMembers);
  const { data: members } = useSelector(selectMembers);
  return useMemo(() => {
    const numbers = new Map<MemberId, string>();
    if (asked)
      for (const { id, membership } of [...(members?.rows ?? []), ...(newMembers?.rows ?? [])])
        if (id !== null && membership !== null) numbers.set(id, membership);
    return numbers;
  }, [asked, members, newMembers]);
}
