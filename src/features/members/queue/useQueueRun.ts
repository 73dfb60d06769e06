import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocalNotesActions } from '../../../session/localNotes/useLocalNotes';
import { useUnsavedChanges } from '../../../session/unsaved/useUnsavedChanges';
import type { PlannedFirm } from './planQueue';
import type { Outcome, QueueKind, QueuePhase } from './Queue';
import { type QueueRoot, startQueue } from './startQueue';

/** One queue of this screen, which stops with it; while it runs, leaving asks (rule Q3). */
export function useQueueRun(kind: QueueKind) {
  const store = useStore<QueueRoot>();
  const notes = useLocalNotesActions();
  const [phase, setPhase] = useState<QueuePhase>({ kind: 'asking', trouble: null });
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [stopping, setStopping] = useState(false);
  const running = useRef<AbortController | null>(null);
  useUnsavedChanges(phase.kind === 'reading' || phase.kind === 'running');
  // The screen goes: the call that is under way is the last one.
  useEffect(() => () => running.current?.abort(), []);

  const start = async (todo: readonly PlannedFirm[], sendAgain: boolean) => {
    // The next press may come before the next render.
    if (running.current !== null) return;
    const stop = new AbortController();
    running.current = stop;
    await startQueue(kind, todo, sendAgain, {
      store,
      notes,
      stopped: stop.signal,
      onPhase: setPhase,
      onOutcomes: setOutcomes,
    });
    running.current = null;
  };
  /** Ends after the call that is under way, when its answer has come. */
  const stop = () => {
    running.current?.abort();
    setStopping(true);
  };
  return { phase, outcomes, stopping, start, stop };
}
