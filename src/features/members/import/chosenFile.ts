import type { UnusableFile } from '../../../spreadsheet/UnusableFile';
import type { WorkerEnd } from '../../../spreadsheet/worker';
import { choiceOf, type ColumnChoice, missingColumns } from './columnUse';
import type { FileWithoutRows } from './importTasks';
import { headingsKey } from './recogniseColumns';
import type { Shown } from './shown';

/** The portal reads these files. */
export const isSpreadsheet = ({ name }: File): boolean => /\.(csv|xlsx)$/i.test(name);

/** The person's own file, or a CSV of its rows as in the preview. */
export type SendChoice = 'unchanged' | 'corrected';

/** Why a CSV with the template's columns is sent instead of the person's own file. */
export type WhyCorrected = 'corrected' | 'matched' | 'pasted' | 'form';

/** The source of a file. */
export interface FileSource {
  readonly file: File;
  /** The chosen sheet, if the file has several. */
  readonly sheet?: string | undefined;
  /** Rows copied from a spreadsheet program. */
  readonly isPasted: boolean;
}

/** The rows of a file, and what the person decided about them. */
export interface ShownRows {
  readonly kind: 'table';
  readonly shown: Shown;
  /** Rows read so far, `null` after the last. */
  readonly reading: number | null;
  /** The columns should be checked before the rows; stays true after they are corrected. */
  readonly isUnsure: boolean;
  /** The person changed the use of a column. */
  readonly isMatchedByHand: boolean;
  /** Shows the columns instead of the rows; `null` until the person chooses. */
  readonly wantsColumns: boolean | null;
  /** What the person chose to send, and the reason for which the choice was offered. A new reason makes the choice void. */
  readonly decided: { readonly choice: SendChoice; readonly why: WhyCorrected | null } | null;
  /** The server's errors for rows that are being corrected, by their number in the file. */
  readonly refused: ReadonlyMap<number, readonly string[]>;
}

/** An error of the file, or of the worker that read it. */
export type WhyUnread = UnusableFile | Exclude<WorkerEnd, { readonly reason: 'cancelled' }>;

/** How far a file is read. */
export type Read =
  | { readonly kind: 'opening' }
  | FileWithoutRows
  | { readonly kind: 'unusable'; readonly why: WhyUnread }
  | ShownRows;

export type ChosenFile = FileSource & Read;
export type ShownFile = FileSource & ShownRows;

/** `unsupported`: the last file was discarded (product §5). */
export type Choice = { readonly kind: 'none' | 'unsupported' } | ChosenFile;

/** Before the person does anything. */
export const UNTOUCHED = {
  reading: null,
  isUnsure: false,
  isMatchedByHand: false,
  wantsColumns: null,
  decided: null,
  refused: new Map<never, never>(),
};

/** Why the person's own file is not sent as it is; `null` if it is. */
export function whyCorrected(file: ShownFile): WhyCorrected | null {
  const { sheet, isPasted, isMatchedByHand, shown } = file;
  if (isEdited(shown)) return 'corrected';
  const { columns, headerRow, hasUsualForm } = shown;
  if (isMatchedByHand || columns.some(({ by }) => by !== null && by !== 'key')) return 'matched';
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

/** The panel of columns is shown instead of the rows. */
export const isAtColumns = (rows: ShownRows): boolean => rows.wantsColumns ?? rows.isUnsure;

export const isEdited = ({ counts }: Shown): boolean =>
  counts.has('edited') || counts.has('skipped');

/** No row needs fixing, and no required column is missing. */
export const isComplete = ({ counts, mapping }: Shown): boolean =>
  !counts.has('toFix') && missingColumns(mapping).length === 0;

/** The person's choice for files with these headings; `null` if nothing was changed, or the file has no header. */
export function columnChoiceOf({ isMatchedByHand, shown }: ShownRows): ColumnChoice | null {
  const { headerRow, columns, mapping } = shown;
  if (!isMatchedByHand || headerRow === 0) return null;
  return {
    headings: headingsKey(columns.map(({ heading }) => heading)),
    keys: columns.map(({ isHidden, matched }, place) => {
      const isKept = isHidden && matched !== null && !mapping.has(matched);
      // The next file may show what was only skipped because it was hidden.
      return choiceOf(mapping, place) ?? (isKept ? matched : null);
    }),
  };
}
