import { useCallback, useState } from 'react';
import { useIdleSlices } from '../useIdleSlices';
import type { Amendment } from '../../domain/amendment';
import type { Filter } from './Filter';
import { FilterIndex } from './FilterIndex';

/** So many rows, one slice, are judged before they are painted, and nobody sees a count come. */
const SHORT = 5_000;

/** The filters of one answer: a short list is judged at once, a long one in idle slices. */
export function useFilterIndex<Row>(
  rows: readonly Row[],
  filters: readonly Filter<Row>[],
  amendment: Amendment<Row> | null,
) {
  const [kept, setKept] = useState(() => new FilterIndex(rows, filters));
  const index = kept.for(rows, filters, amendment);
  if (index !== kept) setKept(index);
  if (!index.isPrepared && rows.length <= SHORT) index.prepareSlice();
  const [, setPrepared] = useState<FilterIndex<Row> | null>(null);
  // The counts are drawn when all rows have been asked.
  useIdleSlices(
    index,
    useCallback(() => setPrepared(index), [index]),
  );
  return { index, isPrepared: index.isPrepared };
}
