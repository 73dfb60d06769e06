import { useLayoutEffect, useMemo, useRef } from 'react';
import type { TableView } from './TableView';

/** Hands out what the table shows. Stays the same while somebody searches, sorts and turns pages, so that nothing is drawn anew. */
export function useTableView<Row>(rows: readonly Row[], positions: Uint32Array): TableView<Row> {
  const shown = useRef({ rows, positions });
  useLayoutEffect(() => {
    shown.current = { rows, positions };
  }, [rows, positions]);
  const isEmpty = positions.length === 0;
  return useMemo(
    () => ({ isEmpty, rows: () => rowsAt(shown.current.rows, shown.current.positions) }),
    [isEmpty],
  );
}

/** The rows at these positions, in their order. */
export function rowsAt<Row>(rows: readonly Row[], positions: Uint32Array): readonly Row[] {
  const found: Row[] = [];
  for (const position of positions) {
    const row = rows[position];
    if (row !== undefined) found.push(row);
  }
  return found;
}
