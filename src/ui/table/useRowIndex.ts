import { useMemo } from 'react';
import type { Column } from './Column';
import { RowIndex } from './RowIndex';
import { useIdleSlices } from '../useIdleSlices';

/** An index over one answer, whose search texts are prepared in idle slices. */
export function useRowIndex<Row>(rows: readonly Row[], columns: readonly Column<Row>[]) {
  const index = useMemo(() => new RowIndex(rows, columns), [rows, columns]);
  useIdleSlices(index);
  return index;
}
