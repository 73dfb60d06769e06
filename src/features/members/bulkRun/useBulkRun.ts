import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useKeepRecentChange } from '../../../session/recentChanges';
import { useLocalNotesActions } from '../../../session/localNotes';
import { useUnsavedChanges } from '../../../session/useUnsavedChanges';
import type { PlannedFirm } from './planBulkRun';
import type { FirmResult, BulkRunTask, BulkRunPhase } from './bulkRunTypes';
import { type BulkRunRoot, startBulkRun } from './startBulkRun';

/** A bulk run, which stops with its screen; leaving asks first while it runs (rule Q3). */
export function useBulkRun(task: BulkRunTask) {
  const store = useStore<BulkRunRoot>();
  const notes = useLocalNotesActions();
  const keep = useKeepRecentChange();
  const [phase, setPhase] = useState<BulkRunPhase>({ kind: 'asking', problem: null });
  const [results, setResults] = useState<readonly FirmResult[]>([]);
  const [isStopping, setIsStopping] = useState(false);
  const running = useRef<AbortController | null>(null);
  useUnsavedChanges(phase.kind === 'reading' || phase.kind === 'running');
  // When the screen closes, the current request is the last one.
  useEffect(() => () => running.current?.abort(), []);

  const start = async (todo: readonly PlannedFirm[], sendAgain: boolean) => {
    // The next press may come before the next render.
    if (running.current !== null) return;
    const stop = new AbortController();
    running.current = stop;
    await startBulkRun(task, todo, sendAgain, {
      store,
      notes,
      keep,
      stopped: stop.signal,
      onPhase: setPhase,
      onResults: setResults,
    });
    running.current = null;
  };
  /** Stops once the current request is answered. */
  const stop = () => {
    running.current?.abort();
    setIsStopping(true);
  };
  return { phase, results, stopping: isStopping, start, stop };
}
