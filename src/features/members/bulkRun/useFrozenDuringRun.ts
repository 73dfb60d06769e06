import { useSelector } from 'react-redux';
import { type PendingRoot, selectIsBulkRunning } from '../../../api/pending';

/** While a queue runs, what it is about stays as it was: rows keep their places (rule Q3). What has not come yet does come. */
export function useFrozenDuringRun<T>(value: T): T {
  const shown = useSelector(
    (state: PendingRoot) => ({ value, runs: selectIsBulkRunning(state) }),
    // What counts as the same is not taken over.
    (before, now) => (now.runs && before.value != null) || before.value === now.value,
  );
  return shown.value;
}
