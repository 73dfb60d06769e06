import { type ChangeEvent, useMemo, useState } from 'react';
import type { TableFirm } from './FirmColumn';

interface SelectionState<Row> {
  readonly scope: number;
  readonly rows: readonly Row[];
  readonly chosen: ReadonlySet<Row>;
  /** The row whose box was pressed last. */
  readonly last: Row | null;
}

const NONE: ReadonlySet<never> = new Set();

/**
 * The rows that a person selected (rule Q1): kept across pages, sorting and a new answer, until `scope`, a number for the
 * current search and filter, changes. `atFirst` are selected when the list opens.
 */
export function useSelection<Row extends TableFirm>(
  rows: readonly Row[],
  scope: number,
  atFirst: readonly Row[],
) {
  const [selection, setSelection] = useState<SelectionState<Row>>(() => ({
    scope,
    rows,
    chosen: new Set(atFirst),
    last: null,
  }));
  const chosen = useMemo(
    () => (selection.scope === scope ? chosenOf(rows, selection) : NONE),
    [selection, rows, scope],
  );
  const choose = (some: readonly Row[], isChosen: boolean, last: Row | null = null) => {
    const next = new Set(chosen);
    for (const row of some)
      if (isChosen) next.add(row);
      else next.delete(row);
    setSelection({ scope, rows, chosen: next, last });
  };
  /** With Shift, chooses all rows of the view between the box pressed before and this one. */
  const chooseRow = (row: Row, event: ChangeEvent<HTMLInputElement>, view: readonly Row[]) => {
    const hasShift = event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey;
    // With Shift, the browser has also selected the text between.
    if (hasShift) getSelection()?.removeAllRanges();
    const last = hasShift && selection.scope === scope ? selection.last : null;
    const from = view.findIndex((it) => it === last || (it.id !== null && it.id === last?.id));
    const [start = 0, end = 0] = [from, view.indexOf(row)].toSorted((one, other) => one - other);
    choose(from === -1 ? [row] : view.slice(start, end + 1), event.target.checked, row);
  };
  const clear = () => setSelection({ scope, rows, chosen: NONE, last: null });
  return { chosen, choose, chooseRow, clear };
}

/** The same records in another answer; a row without an id is not found there. */
function chosenOf<Row extends TableFirm>(
  rows: readonly Row[],
  before: SelectionState<Row>,
): ReadonlySet<Row> {
  if (rows === before.rows || before.chosen.size === 0) return before.chosen;
  const records = new Set<number | null>();
  for (const row of before.chosen) records.add(row.id);
  records.delete(null);
  return new Set(rows.filter((row) => records.has(row.id)));
}
