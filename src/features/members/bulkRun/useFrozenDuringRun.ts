import { useSelector } from 'react-redux';
import { type PendingRoot, selectIsBulkRunning } from '../../../api/pending';

/** Freezes a value during a bulk run, so that rows keep their places (rule Q3). A first value still arrives. */
export function useFrozenDuringRun<T>(value: T): T {
  const shown = useSelector(
    (state: PendingRoot) => ({ value, runs: selectIsBulkRunning(state) }),
    // A new value that counts as equal is ignored.
    (before, now) => (now.runs && before.value != null) || before.value === now.value,
  );
  return shown.value;
}
