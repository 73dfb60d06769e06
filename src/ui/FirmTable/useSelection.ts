import { useMemo, useState } from 'react';
import type { TableFirm } from './FirmColumn';

interface SelectionState<Row> {
  /** The search and filter under which they were chosen. */
  readonly scope: number;
  /** The answer of which they are rows. */
  readonly rows: readonly Row[];
  readonly chosen: ReadonlySet<Row>;
}

const NONE: ReadonlySet<never> = new Set();

/**
 * What a person has chosen of a list (rule Q1): kept over pages, sorting and a new answer, until `scope`, a number for what search
 * and filter ask for, is another one. `atFirst` are chosen when the list is opened.
 */
export function useSelection<Row extends TableFirm>(
  rows: readonly Row[],
  scope: number,
  atFirst: readonly Row[],
) {
  const [kept, setKept] = useState<SelectionState<Row>>(() => ({
    scope,
    rows,
    chosen: new Set(atFirst),
  }));
  const chosen = useMemo(
    () => (kept.scope === scope ? chosenOf(rows, kept) : NONE),
    [kept, rows, scope],
  );
  const choose = (some: readonly Row[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const row of some)
      if (isChosen) next.add(row);
      else next.delete(row);
    setKept({ scope, rows, chosen: next });
  };
  return { chosen, choose, clear: () => setKept({ scope, rows, chosen: NONE }) };
}

/** The same records in another answer; a row of no record is not chosen there. */
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
