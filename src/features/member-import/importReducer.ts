import type { ImportResult } from '../../domain/importResult';
import { type Failure, isUncertain } from '../../domain/failure';
import type { Matching } from '../../spreadsheet/rows/Matching';
import type { UnusableFile } from '../../spreadsheet/UnusableFile';
import type { WorkerEnd } from '../../spreadsheet/worker/WorkerClient';
import type { Account } from './importReport';
import { needsReview } from './columns/needsReview';
import { refusedRows, type SentRows } from './importTally';
import type { OpenedTable, ShownRows } from './importTasks';
import { NONE_TAKEN, type AlreadySentRows, withSent } from './alreadySentRows';

/** What the Import Members dialog knows (product §4). */
export interface ImportState {
  /** What was chosen last is no file that can be imported, and was discarded (product §5). */
  readonly isUnsupported: boolean;
  readonly chosen: ChosenFile | null;
}

/** How a file was chosen. */
export interface FileSource {
  readonly file: File;
  /** The sheet that was chosen, where the file has several. */
  readonly sheet?: string | undefined;
  /** Rows that were copied in a spreadsheet program. */
  readonly isPasted: boolean;
}

export interface ChosenFile extends FileSource {
  readonly preview: Preview;
  readonly sending: Sending;
  /** What the person wants to be sent, and for which reason that was to be decided: another reason is another question. */
  readonly decided: Decision | null;
  /** The columns are looked at, not the rows; `null` where the person has not said. */
  readonly wantsColumns: boolean | null;
  /** What the service said of rows of this file that are worked in again, by their numbers in it. */
  readonly refused: ReadonlyMap<number, readonly string[]>;
  /** The rows that the service may have by now. */
  readonly taken: AlreadySentRows;
}

/** The person's own file, or a CSV of its rows as they stand in the preview (rule I1). */
export type SendChoice = 'unchanged' | 'corrected';

/** Why not the person's own file would go, but a CSV with the template's columns (rule I1). */
export type WhyCorrected = 'corrected' | 'matched' | 'pasted' | 'form';

interface Decision {
  readonly choice: SendChoice;
  readonly why: WhyCorrected | null;
}

/** How far the reading of the file has come. */
export type Preview =
  | { readonly kind: 'opening' }
  | { readonly kind: 'sheets'; readonly names: readonly string[] }
  | { readonly kind: 'unusable'; readonly why: WhyUnread }
  | PreviewTable;

/** Of the file, or of the worker that read it. */
export type WhyUnread = UnusableFile | Exclude<WorkerEnd, { readonly reason: 'cancelled' }>;

export interface PreviewTable extends OpenedTable {
  readonly kind: 'table';
  /** Rows read so far, `null` once all of them are. */
  readonly reading: number | null;
  /** The columns should be looked at before the rows; also once what was wrong with them is mended. */
  readonly isUnsure: boolean;
  /** The person changed what the columns are taken for. */
  readonly isMatchedByHand: boolean;
}

/** How far the import itself has come (product §4: idle, importing, finished). */
export type Sending =
  | { readonly kind: 'idle' }
  /** `sent` is `null` while the file is made ready. */
  | { readonly kind: 'running'; readonly sent: SentOff | null }
  | SentImport
  | { readonly kind: 'failed'; readonly failure: Failure; readonly rows: SentRows | null }
  /** The file was changed or taken away since it was chosen: the browser does not give it any more. */
  | { readonly kind: 'gone' }
  /** Given up by the person; where `rows` are known, perhaps when the service had them already. */
  | { readonly kind: 'cancelled'; readonly rows: SentRows | null };

/** A file on its way: its size in bytes, and since when. */
export interface SentOff {
  readonly size: number;
  readonly at: number;
}

/** An import that the service answered. */
export interface SentImport {
  readonly kind: 'done';
  readonly result: ImportResult;
  readonly rows: SentRows;
  /** What became of each row; `null` until the worker has told it, and where it holds no rows. */
  readonly account: Account | null;
}

export type ImportEvent =
  | { readonly type: 'fileRefused' }
  | ({ readonly type: 'fileChosen' } & FileSource)
  /** The reading began anew, or came to something. */
  | { readonly type: 'previewChanged'; readonly preview: Preview }
  | { readonly type: 'rowsCounted'; readonly rows: number }
  /** To its end; `isWorkedIn`: the person has chosen, opened or changed something in the rows meanwhile. */
  | { readonly type: 'fileRead'; readonly shown: ShownRows; readonly isWorkedIn: boolean }
  | { readonly type: 'rowsShown'; readonly shown: ShownRows }
  | { readonly type: 'columnsOpened'; readonly isOpen: boolean }
  | { readonly type: 'columnsMatched'; readonly matching: Matching }
  | ({ readonly type: 'sendChosen' } & Decision)
  /** The import began, left, or ended; `idle`: back to the rows. */
  | { readonly type: 'sendingWent'; readonly sending: Sending }
  | { readonly type: 'accountMade'; readonly account: Account }
  | { readonly type: 'refusedTakenUp'; readonly refused: ChosenFile['refused'] };

export const NOTHING_CHOSEN: ImportState = { isUnsupported: false, chosen: null };

/** What an event makes of the dialog. What the worker has to do for it is done by `useImport`. */
export function importReducer(state: ImportState, event: ImportEvent): ImportState {
  switch (event.type) {
    case 'fileRefused':
      return { isUnsupported: true, chosen: null };
    case 'fileChosen': {
      const { file, sheet, isPasted } = event;
      return { isUnsupported: false, chosen: { ...UNTOUCHED, file, sheet, isPasted } };
    }
    default:
      // A file that was discarded is still talked of by what was under way for it.
      return state.chosen === null ? state : { ...state, chosen: fileAfter(state.chosen, event) };
  }
}

const UNTOUCHED: Omit<ChosenFile, keyof FileSource> = {
  preview: { kind: 'opening' },
  sending: { kind: 'idle' },
  decided: null,
  wantsColumns: null,
  refused: new Map(),
  taken: NONE_TAKEN,
};

type FileEvent = Exclude<ImportEvent, { readonly type: 'fileRefused' | 'fileChosen' }>;

function fileAfter(chosen: ChosenFile, event: FileEvent): ChosenFile {
  switch (event.type) {
    case 'previewChanged':
      return { ...chosen, preview: event.preview };
    case 'sendingWent':
      return { ...chosen, sending: event.sending, taken: takenAfter(chosen.taken, event.sending) };
    case 'accountMade':
      return chosen.sending.kind === 'done'
        ? { ...chosen, sending: { ...chosen.sending, account: event.account } }
        : chosen;
    case 'refusedTakenUp':
      return { ...chosen, sending: { kind: 'idle' }, refused: event.refused, wantsColumns: false };
    case 'columnsOpened':
      return { ...chosen, wantsColumns: event.isOpen };
    case 'fileRead':
      return withTable(chosen, (table) => {
        const whole = { ...table, ...event.shown, reading: null };
        // Further down may stand what the first rows did not say; but nothing takes the place of rows that are worked in.
        const isUnsure = table.isUnsure || (!event.isWorkedIn && needsReview(whole));
        return { ...whole, isUnsure };
      });
    case 'rowsCounted':
      return withTable(chosen, (table) => ({ ...table, reading: event.rows }));
    case 'rowsShown':
      return withTable(chosen, (table) => ({ ...table, ...event.shown }));
    case 'columnsMatched':
      return withTable(chosen, (table) => ({
        ...table,
        matching: event.matching,
        isMatchedByHand: true,
      }));
    case 'sendChosen':
      return { ...chosen, decided: { choice: event.choice, why: event.why } };
  }
}

function withTable(chosen: ChosenFile, change: (table: PreviewTable) => PreviewTable): ChosenFile {
  const { preview } = chosen;
  return preview.kind === 'table' ? { ...chosen, preview: change(preview) } : chosen;
}

/** The rows that went are counted as taken, but for those that the service refused. */
function takenAfter(taken: AlreadySentRows, sending: Sending): AlreadySentRows {
  if (!mayHaveArrived(sending) || !('rows' in sending) || sending.rows === null) return taken;
  const failed = sending.kind === 'done' ? sending.result.failedRows : [];
  return withSent(taken, sending.rows, new Set(refusedRows(failed, sending.rows).keys()));
}

/** Whether the service may have taken the file: it has, or nobody knows. */
export function mayHaveArrived(sending: Sending): boolean {
  if (sending.kind === 'failed') return isUncertain(sending.failure);
  return sending.kind === 'done' || (sending.kind === 'cancelled' && sending.rows !== null);
}
