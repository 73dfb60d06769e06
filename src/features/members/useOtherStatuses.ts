import { useMemo, useState } from 'react';
import type { NewMember } from '../../domain/member';
import { otherStatuses } from './filters';

const NO_ROWS = [] as const;

/** The statuses of a list that the portal does not know: the same ones until they are others, so that no filter is made anew. */
export function useOtherStatuses(rows: readonly NewMember[] | null): readonly string[] {
  const now = useMemo(() => otherStatuses(rows ?? NO_ROWS), [rows]);
  const [kept, setKept] = useState(now);
  const isSame = now.length === kept.length && now.every((text, place) => text === kept[place]);
  if (!isSame) setKept(now);
  return isSame ? kept : now;
}
