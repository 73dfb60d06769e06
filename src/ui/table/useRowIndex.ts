import { useState } from 'react';
import { useIdleSlices } from '../useIdleSlices';
import type { Amendment } from '../../domain/amendment';
import type { Column } from './Column';
import { RowIndex } from './RowIndex';

/** An index over one answer, whose search texts are prepared in idle slices. */
export function useRowIndex<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  amendment: Amendment<Row> | null,
) {
  const [kept, setKept] = useState(() => new RowIndex(rows, columns));
  const index = kept.for(rows, columns, amendment);
  if (index !== kept) setKept(index);
  useIdleSlices(index);
  return index;
}
