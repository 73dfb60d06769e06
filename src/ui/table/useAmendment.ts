import { useState } from 'react';
import { type Amendment, amendmentOf } from './amendment';

/** How the rows that are shown came of those before them; `null` where they are the first, or others. */
export function useAmendment<Row>(rows: readonly Row[]): Amendment<Row> | null {
  const [kept, setKept] = useState<{
    readonly rows: readonly Row[];
    readonly amendment: Amendment<Row> | null;
  }>({ rows, amendment: null });
  if (kept.rows === rows) return kept.amendment;
  const amendment = amendmentOf(kept.rows, rows);
  setKept({ rows, amendment });
  return amendment;
}
