import { useMemo } from 'react';
import type { Member, NewMember } from '../../domain/member';
import { useAfterPaint } from '../../ui/useAfterPaint';
import { type Judgement, judgementOf } from './judgement';

/**
 * The judgement of both lists, made after what else is known is painted: `null` until there is one, and the last one until the
 * lists of now are judged. A list that is `null` is not known.
 */
export function useJudgement(
  members: readonly Member[] | null,
  newMembers: readonly NewMember[] | null,
): { readonly judgement: Judgement | null; readonly isJudging: boolean } {
  const lists = useMemo(() => ({ members, newMembers }), [members, newMembers]);
  const judged = useAfterPaint(lists);
  const judgement = useMemo(
    () => judged && judgementOf(judged.members, judged.newMembers),
    [judged],
  );
  return { judgement, isJudging: judged !== lists };
}
