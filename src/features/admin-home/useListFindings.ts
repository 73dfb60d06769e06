import { useMemo } from 'react';
import type { Member, NewMember } from '../../domain/member';
import { useAfterPaint } from '../../ui/useAfterPaint';
import { type ListFindings, findingsOf } from './listFindings';

/**
 * The judgement of both lists, made after what else is known is painted: `null` until there is one, and the last one until the
 * lists of now are judged. A list that is `null` is not known.
 */
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
