import type { SentRows } from './importTally';

/** Rows of the person's file that the server may already have: only these, or all but these. */
export interface AlreadySentRows {
  readonly kind: 'only' | 'allBut';
  readonly rows: ReadonlySet<number>;
}

export const NONE_SENT: AlreadySentRows = { kind: 'only', rows: new Set() };

export const isAlreadySent = ({ kind, rows }: AlreadySentRows, row: number): boolean =>
  rows.has(row) === (kind === 'only');

/** Adds the rows just sent, except those that the server rejected. */
export function withSent(
  taken: AlreadySentRows,
  sent: SentRows,
  refused: ReadonlySet<number>,
): AlreadySentRows {
  if (sent.kind === 'unchanged') {
    const free = [...refused].filter((row) => !isAlreadySent(taken, row));
    return { kind: 'allBut', rows: new Set(free) };
  }
  const now = [...sent.rowNumbers].filter((row) => !refused.has(row));
  const rows = new Set(taken.rows);
  for (const row of now)
    if (taken.kind === 'only') rows.add(row);
    else rows.delete(row);
  return { kind: taken.kind, rows };
}

/** True if a row about to be sent may have been sent before. */
export function overlaps(taken: AlreadySentRows, sent: SentRows): boolean {
  return sent.kind === 'unchanged'
    ? taken.kind === 'allBut' || taken.rows.size > 0
    : sent.rowNumbers.some((row) => isAlreadySent(taken, row));
}
