import { useCallback, useState } from 'react';
import { Selection } from './Selection';

/**
 * What a person has chosen of a list (rule Q1): kept over pages, sorting and a new answer, emptied for good when `scope`, what
 * search and filter ask for, changes.
 */
export function useSelection<Row>(
  rows: readonly Row[],
  recordOf: (row: Row) => number | null,
  scope: string,
) {
  const [kept, setKept] = useState({ scope, selection: Selection.none(rows) });
  const isOld = kept.selection.rows !== rows;
  const now =
    kept.scope !== scope
      ? { scope, selection: Selection.none(rows) }
      : isOld
        ? { scope, selection: kept.selection.carriedTo(rows, recordOf) }
        : kept;
  if (now !== kept) setKept(now);
  const choose = useCallback(
    (positions: Iterable<number>, chosen: boolean) =>
      setKept((old) => ({ ...old, selection: old.selection.with(positions, chosen) })),
    [],
  );
  const clear = useCallback(
    () => setKept((old) => ({ ...old, selection: Selection.none(old.selection.rows) })),
    [],
  );
  return { selection: now.selection, choose, clear };
}
