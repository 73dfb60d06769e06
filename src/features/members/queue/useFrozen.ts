import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectQueueRuns } from '../../../api/pending';

/** While a queue runs, what it is about stays as it was: rows keep their places (rule Q3). */
export function useFrozen<T>(value: T): T {
  const runs = useSelector(selectQueueRuns);
  const [kept, setKept] = useState(value);
  if (!runs && kept !== value) setKept(value);
  return runs ? kept : value;
}
