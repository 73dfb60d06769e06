import type { FailedRow, ImportResult } from '../../domain/importResult';

/** The rows that were sent. */
export type SentRows =
  /** The person's own file; `count` is `null` if the file could not be read here. */
  | { readonly kind: 'unchanged'; readonly count: number | null }
  /** A file made by the portal, with the row in the person's file for each of its rows, without the header. */
  | { readonly kind: 'corrected'; readonly rowNumbers: Uint32Array };

export interface Tally {
  readonly sent: number | null;
  readonly inserted: number | null;
  readonly updated: number | null;
  readonly failed: number;
  /**
   * Rows that the server neither accepted nor rejected; 0 if this cannot be computed, `null` if it reports more rows than were
   * sent.
   */
  readonly unaccounted: number | null;
}

/** `null` if unknown. */
export const sentCount = (rows: SentRows): number | null =>
  rows.kind === 'corrected' ? rows.rowNumbers.length : rows.count;

/** sent = inserted + updated + failed + unaccounted, in rows. */
export function tallyOf(result: ImportResult, rows: SentRows): Tally {
  const { inserted, updated, failedRows } = result;
  const sent = sentCount(rows);
  const failed = failedRows.length;
  const counted = inserted !== null || updated !== null;
  const rest = sent === null || !counted ? 0 : sent - (inserted ?? 0) - (updated ?? 0) - failed;
  return { sent, inserted, updated, failed, unaccounted: rest < 0 ? null : rest };
}

/** The row of the person's file for a row of the server, which counts the header as row 1. */
export function ownRow({ row }: FailedRow, rows: SentRows): number | null {
  if (row === null || rows.kind === 'unchanged') return row;
  return rows.rowNumbers[row - 2] ?? null;
}

/** The server's errors, by rows of the person's file. */
export const refusedRows = (
  failedRows: readonly FailedRow[],
  rows: SentRows,
): ReadonlyMap<number, readonly string[]> =>
  new Map(
    failedRows.flatMap((failed) => {
      const row = ownRow(failed, rows);
      return row === null ? [] : [[row, failed.errors] as const];
    }),
  );
