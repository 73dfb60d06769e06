import { useCallback, useState } from 'react';
import type { Amendment } from '../../domain/amendment';
import { Selection } from './Selection';

/**
 * What a person has chosen of a list (rule Q1): kept over pages, sorting and a new answer, emptied for good when `scope`, what
 * search and filter ask for, changes.
 */
export function useSelection<Row>(
  rows: readonly Row[],
  recordOf: (row: Row) => number | null,
  amendment: Amendment<Row> | null,
  scope: string,
) {
  const [kept, setKept] = useState({ scope, selection: Selection.none(rows) });
  const selection = (kept.scope === scope ? kept.selection : kept.selection.emptied()).carriedTo(
    rows,
    recordOf,
    amendment,
  );
  if (kept.scope !== scope || kept.selection !== selection) setKept({ scope, selection });
  const choose = useCallback(
    (positions: Iterable<number>, chosen: boolean) =>
      setKept((old) => ({ ...old, selection: old.selection.with(positions, chosen) })),
    [],
  );
  const clear = useCallback(
    () => setKept((old) => ({ ...old, selection: old.selection.emptied() })),
    [],
  );
  return { selection, choose, clear };
}
