import { choiceOf, type ColumnChoice, missingColumns } from './columnUse';
import { headingsKey } from './recogniseColumns';
import type { Failure } from '../../../domain/failure';
import type { ImportResult } from '../../../domain/templateFields';
import type { RowReport, SentRows } from './account';
import type { Shown } from './shown';
import {
  type ChosenFile,
  type SendChoice,
  type SheetActions,
  type ShownFile,
  type ShownRows,
  UNTOUCHED,
  type WhyCorrected,
} from './sheetActions';

/** A file being uploaded: its size in bytes, and the start time. */
export interface SentOff {
  readonly size: number;
  readonly at: number;
}

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
  /** `sent` is `null` while the file is being prepared. */
  | { readonly kind: 'running'; readonly sent: SentOff | null }
  | SentImport
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The file was changed or removed after it was chosen, so the browser cannot read it. */
  | { readonly kind: 'gone' }
  /** Cancelled by the person; if it was sent, the server may already have the file. */
  | { readonly kind: 'cancelled'; readonly isSent: boolean };

export type Ended = Exclude<Upload, { readonly kind: 'running' }>;

/** The file to send, with its rows. */
interface Prepared {
  readonly file: File;
  readonly rows: SentRows;
  /** To be remembered for the next file. */
  readonly columns: ColumnChoice | null;
}

/** Why the person's own file is not sent as it is; `null` if it is. */
export function whyCorrected({
  sheet,
  isPasted,
  isMatchedByHand,
  shown,
}: ShownFile): WhyCorrected | null {
  if (isEdited(shown)) return 'corrected';
  const { columns, mapping, headerRow, hasUsualForm } = shown;
  const isFilled = [...mapping.values()].some((use) => typeof use !== 'number');
  if (isMatchedByHand || isFilled || columns.some(({ by }) => by !== null && by !== 'key'))
    return 'matched';
  if (isPasted) return 'pasted';
  return sheet !== undefined || headerRow !== 1 || !hasUsualForm ? 'form' : null;
}

/** The person's choice, or the default. */
export function sendChoiceOf(file: ShownFile): SendChoice {
  // The unchanged file contains rows that were already accepted.
  if (file.refused.size > 0) return 'corrected';
  const why = whyCorrected(file);
  if (file.decided?.why === why) return file.decided.choice;
  // A file that only differs in form is sent unchanged by default, with the alternative offered; pasted rows are no file.
  return why === null || why === 'form' ? 'unchanged' : 'corrected';
}

export const isEdited = ({ counts }: Shown): boolean =>
  counts.has('edited') || counts.has('skipped');

/** No row needs fixing, and no required column is missing. */
export const isComplete = ({ counts, mapping }: Shown): boolean =>
  !counts.has('toFix') && missingColumns(mapping).length === 0;

/** The person's choice for files with these headings; `null` if nothing was changed, or the file has no header. */
export function columnChoiceOf({
  isMatchedByHand,
  shown: { headerRow, columns, mapping },
}: ShownRows): ColumnChoice | null {
  if (!isMatchedByHand || headerRow === 0) return null;
  return {
    headings: headingsKey(columns.map(({ heading }) => heading)),
    keys: columns.map(({ isHidden, matched }, place) => {
      const isKept = isHidden && matched !== null && typeof mapping.get(matched) !== 'number';
      // The next file may show what was only skipped because it was hidden.
      return choiceOf(mapping, place) ?? (isKept ? matched : null);
    }),
  };
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
