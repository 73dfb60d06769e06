import { useEffect, useMemo } from 'react';
import type { Column } from './Column';
import { RowIndex } from './RowIndex';

/** An index over one answer, whose search texts are prepared in idle slices once the first rows are painted. */
export function useRowIndex<Row>(rows: readonly Row[], columns: readonly Column<Row>[]) {
  const index = useMemo(() => new RowIndex(rows, columns), [rows, columns]);
  useEffect(() => {
    let stopped = false;
    const work = () => {
      if (!stopped && index.prepareSlice()) whenIdle(work);
    };
    whenIdle(work);
    return () => {
      stopped = true;
    };
  }, [index]);
  return index;
}

/** Safari has no requestIdleCallback. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 1);
}
