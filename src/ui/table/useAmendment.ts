import { useState } from 'react';
import { type Amendment, amendmentOf } from '../../domain/amendment';

/** How the rows that are shown came of those before them; `null` where they are the first, or others. */
export function useAmendment<Row>(
  rows: readonly Row[],
  recordOf: (row: Row) => number | null,
  /** What whoever made the rows says of it: looking for it takes longer. */
  told: Amendment<Row> | null,
): Amendment<Row> | null {
  const [kept, setKept] = useState<{
    readonly rows: readonly Row[];
    readonly amendment: Amendment<Row> | null;
  }>({ rows, amendment: null });
  if (kept.rows === rows) return kept.amendment;
  const isTold = told?.from === kept.rows && told.to === rows;
  const amendment = isTold ? told : amendmentOf(kept.rows, rows, recordOf);
  setKept({ rows, amendment });
  return amendment;
}
