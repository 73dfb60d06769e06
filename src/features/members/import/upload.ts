import type { RowReport, SentRows } from './account';
import { type ChosenFile, columnChoiceOf, sendChoiceOf, UNTOUCHED } from './chosenFile';
import type { ColumnChoice } from './columnUse';
import type { SheetActions } from './useSheet';
import type { Failure } from '../../../domain/failure';
import type { ImportResult } from '../../../domain/templateFields';

/** An import with an answer of the server. */
export interface SentImport {
  readonly kind: 'done';
  readonly result: ImportResult;
  readonly rows: SentRows;
  /** The result of each row; `null` until the worker has made it, or if it has no rows. */
  readonly report: RowReport | null;
}

/** The progress of the import (product §4: idle, importing, finished). */
export type Upload =
  | { readonly kind: 'idle' }
  /** The size in bytes and the start time of what is uploaded; `null` while it is being prepared. */
  | {
      readonly kind: 'running';
      readonly sent: { readonly size: number; readonly at: number } | null;
    }
  | SentImport
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The file was changed or removed after it was chosen, so the browser cannot read it. */
  | { readonly kind: 'gone' }
  /** Cancelled by the person; if it was sent, the server may already have the file. */
  | { readonly kind: 'cancelled'; readonly isSent: boolean };

export type Ended = Exclude<Upload, { readonly kind: 'running' }>;

interface Prepared {
  readonly file: File;
  readonly rows: SentRows;
  /** To be remembered for the next file. */
  readonly columns: ColumnChoice | null;
}

/** The file to send, once all rows are read; `null` for nothing. `chosen` is as it was when sending was pressed. */
export async function prepareUpload(
  chosen: ChosenFile,
  { whole, ask }: SheetActions,
): Promise<Prepared | null> {
  const { file } = chosen;
  const unchanged = (count: number | null): Prepared => ({
    file,
    columns: null,
    rows: { kind: 'unchanged', count },
  });
  // The person was told that the file can be sent although its rows are gone.
  if (chosen.kind === 'unusable') return unchanged(null);
  const read = await whole();
  if (read === 'stopped') return null;
  // Rows that were shown, and perhaps corrected, are not silently replaced by the unchanged file.
  if (read === 'unusable') return chosen.kind === 'table' ? null : unchanged(null);
  // Includes the cell edited last.
  const shown = await ask((tasks) => tasks.shown());
  if (shown === null) return null;
  const shownFile = { ...UNTOUCHED, ...chosen, kind: 'table' as const, shown };
  if (sendChoiceOf(shownFile) === 'unchanged') return unchanged(shown.counts.get('all') ?? 0);
  const corrected = await ask((tasks) => tasks.correctedFile());
  if (corrected === null) return null;
  const { csv, rowNumbers } = corrected;
  const name = `${file.name.replace(/\.[^.]*$/, '')}-corrected.csv`;
  return {
    file: new File([csv], name, { type: 'text/csv' }),
    rows: { kind: 'corrected', rowNumbers },
    columns: columnChoiceOf(shownFile),
  };
}
