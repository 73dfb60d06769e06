import { useMemo } from 'react';
import type { Member, NewMember } from '../../domain/member';
import { useAfterPaint } from '../../ui/useAfterPaint';
import { type ListFindings, findingsOf } from './listFindings';

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
