import { useCallback, useMemo, useState } from 'react';
import type { Filter } from './Filter';
import { FilterIndex } from './FilterIndex';
import { useIdleSlices } from '../useIdleSlices';

/** So many rows, one slice, are judged before they are painted, and nobody sees a count come. */
const SHORT = 5_000;

/** The filters of one answer: a short list is judged at once, a long one in idle slices. */
export function useFilterIndex<Row>(rows: readonly Row[], filters: readonly Filter<Row>[]) {
  const index = useMemo(() => {
    const made = new FilterIndex(rows, filters);
    if (rows.length <= SHORT) made.prepareSlice();
    return made;
  }, [rows, filters]);
  const [, setPrepared] = useState<FilterIndex<Row> | null>(null);
  // The counts are drawn when all rows have been asked.
  useIdleSlices(
    index,
    useCallback(() => setPrepared(index), [index]),
  );
  return { index, isPrepared: index.isPrepared };
}
