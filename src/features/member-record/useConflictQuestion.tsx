import { useEffect, useRef, useState } from 'react';
import type { MemberChanges } from '../../domain/member';
import { type ConflictChoice, type MergedEdits, withChoices } from '../../domain/mergeEdits';
import { ConflictQuestion } from './ConflictQuestion';

/** Asks, field by field, which of two values is to be saved, where two people changed the same (rule C7). */
export function useConflictQuestion() {
  const [asked, setAsked] = useState<MergedEdits | null>(null);
  const answer = useRef<(choices: readonly ConflictChoice[] | null) => void>(undefined);

  // A question that goes with its screen counts as a no.
  useEffect(() => () => answer.current?.(null), []);

  /** What is to be saved; `null` where the person gave it up. */
  const choose = async (merged: MergedEdits): Promise<MemberChanges | null> => {
    if (merged.conflicts.length === 0) return merged.values;
    const choices = await new Promise<readonly ConflictChoice[] | null>((resolve) => {
      answer.current = resolve;
      setAsked(merged);
    });
    setAsked(null);
    return choices === null ? null : withChoices(merged, choices);
  };

  const question =
    asked === null ? null : (
      <ConflictQuestion
        conflicts={asked.conflicts}
        onAnswer={(choices) => answer.current?.(choices)}
      />
    );
  return { choose, question };
}
