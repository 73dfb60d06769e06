import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { useHeldWork } from '../../../session/work/useHeldWork';
import type { QueueKind } from './Queue';
import { type LinkNotes, type QueueRoot, QueueRun } from './QueueRun';

/** One queue of this screen, which stops with it; while it runs, leaving asks (rule Q3). */
export function useQueueRun(kind: QueueKind, notes: LinkNotes) {
  const store = useStore<QueueRoot>();
  const [run] = useState(() => new QueueRun(store, kind, notes));
  const state = useSyncExternalStore(run.subscribe, run.state, run.state);
  const { phase } = state;
  useHeldWork(phase.kind === 'reading' || phase.kind === 'running');
  // The screen goes: the call that is under way is the last one.
  useEffect(() => () => run.stop(), [run]);
  return { ...state, run };
}
