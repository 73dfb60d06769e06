import { needsAttention } from '../../domain/attention';
import { findDuplicates, groupsOf } from '../../domain/duplicates';
import type { Member, NewMember } from '../../domain/member';
import { useMemo } from 'react';
import { useAfterPaint } from '../../ui/useAfterPaint';

/** A number for each list; `null` if unknown. */
interface CountPerList {
  readonly members: number | null;
  readonly newMembers: number | null;
}

/** Findings that take too long to compute before the lists are painted. */
export interface ListFindings {
  /** Firms with missing details. */
  readonly attention: CountPerList;
  /** Possible duplicates; only if both lists are known, since one list alone would give too few. */
  readonly duplicates: CountPerList;
}

/** A list that is `null` is unknown. */
export function findingsOf(
  members: readonly Member[] | null,
  newMembers: readonly NewMember[] | null,
): ListFindings {
  const counted = (holds: (firm: Member | NewMember) => boolean): CountPerList => ({
    members: members && members.filter(holds).length,
    newMembers: newMembers && newMembers.filter(holds).length,
  });
  const attention = counted(needsAttention);
  if (members === null || newMembers === null)
    return { attention, duplicates: { members: null, newMembers: null } };
  const duplicates = findDuplicates(members, newMembers);
  return { attention, duplicates: counted((firm) => groupsOf(duplicates, firm).length > 0) };
}

/** Computes the findings after the first paint. `null` until the first result, which stays until the next one. */
export function useListFindings(
  members: readonly Member[] | null,
  newMembers: readonly NewMember[] | null,
): { readonly findings: ListFindings | null; readonly isLookingThrough: boolean } {
  const lists = useMemo(() => ({ members, newMembers }), [members, newMembers]);
  const paintedLists = useAfterPaint(lists);
  const findings = useMemo(
    () => paintedLists && findingsOf(paintedLists.members, paintedLists.newMembers),
    [paintedLists],
  );
  return { findings, isLookingThrough: paintedLists !== lists };
}
