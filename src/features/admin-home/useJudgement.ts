import { useCallback, useMemo, useState } from 'react';
import type { Member, NewMember } from '../../domain/member';
import { useIdleSlices } from '../../ui/useIdleSlices';
import { FirmJudge, type Judgement } from './FirmJudge';

/**
 * The judgement of both lists, made while the page has nothing else to do: `null` until there is one, and the last one until the
 * lists of now are judged. A list that is `null` is not known.
 */
export function useJudgement(
  members: readonly Member[] | null,
  newMembers: readonly NewMember[] | null,
): { readonly judgement: Judgement | null; readonly isJudging: boolean } {
  const judge = useMemo(() => new FirmJudge(members, newMembers), [members, newMembers]);
  const [judged, setJudged] = useState<FirmJudge | null>(null);
  useIdleSlices(
    judge,
    useCallback(() => setJudged(judge), [judge]),
  );
  return { judgement: judged?.judgement ?? null, isJudging: judged !== judge };
}
