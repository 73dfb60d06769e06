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
  alreadySent: AlreadySentRows,
  sent: SentRows,
  refused: ReadonlySet<number>,
): AlreadySentRows {
  if (sent.kind === 'unchanged') {
    const free = [...refused].filter((row) => !isAlreadySent(alreadySent, row));
    return { kind: 'allBut', rows: new Set(free) };
  }
  const now = [...sent.rowNumbers].filter((row) => !refused.has(row));
  const rows = new Set(alreadySent.rows);
  for (const row of now)
    if (alreadySent.kind === 'only') rows.add(row);
    else rows.delete(row);
  return { kind: alreadySent.kind, rows };
}

/** True if a row about to be sent may have been sent before. */
export function overlaps(alreadySent: AlreadySentRows, sent: SentRows): boolean {
  return sent.kind === 'unchanged'
    ? alreadySent.kind === 'allBut' || alreadySent.rows.size > 0
    : sent.rowNumbers.some((row) => isAlreadySent(alreadySent, row));
}
