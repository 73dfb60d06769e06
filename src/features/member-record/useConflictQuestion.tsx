import { useEffect, useRef, useState } from 'react';
import type { MemberChanges } from '../../domain/member';
import { type ConflictChoice, type MergedEdits, withChoices } from '../../domain/mergeEdits';
import { ConflictQuestion } from './ConflictQuestion';

export function useConflictQuestion() {
  const [pendingMerge, setPendingMerge] = useState<MergedEdits | null>(null);
  const answer = useRef<(choices: readonly ConflictChoice[] | null) => void>(undefined);

  // Leaving the screen counts as Cancel.
  useEffect(() => () => answer.current?.(null), []);

  /** Resolves with the values to save; `null` for Cancel. */
  const choose = async (merged: MergedEdits): Promise<MemberChanges | null> => {
    if (merged.conflicts.length === 0) return merged.values;
    const choices = await new Promise<readonly ConflictChoice[] | null>((resolve) => {
      answer.current = resolve;
      setPendingMerge(merged);
    });
    setPendingMerge(null);
    return choices === null ? null : withChoices(merged, choices);
  };

  const question =
    pendingMerge === null ? null : (
      <ConflictQuestion
        conflicts={pendingMerge.conflicts}
        onAnswer={(choices) => answer.current?.(choices)}
      />
    );
  return { choose, question };
}
