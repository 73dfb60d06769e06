import type { ImportResult } from '../../domain/importResult';
import type { Failure } from '../../domain/failure';
import type { ColumnMapping } from '../../spreadsheet/rows/ColumnMapping';
import type { UnusableFile } from '../../spreadsheet/UnusableFile';
import type { WorkerEnd } from '../../spreadsheet/worker/WorkerClient';
import type { RowReport } from './importReport';
import { needsReview } from './columns/columnUse';
import type { SentRows } from './importTally';
import type { OpenedTable, ShownRows } from './importTasks';

/** The state of the Import Members dialog (product §4). */
export interface ImportState {
  /** The last chosen file cannot be imported and was discarded (product §5). */
  readonly isUnsupported: boolean;
  readonly chosen: ChosenFile | null;
}

/** The source of a file. */
export interface FileSource {
  readonly file: File;
  /** The chosen sheet, if the file has several. */
  readonly sheet?: string | undefined;
  /** Rows copied from a spreadsheet program. */
  readonly isPasted: boolean;
}

export interface ChosenFile extends FileSource {
  readonly preview: Preview;
  readonly sending: Sending;
  /** What the person chose to send, and the reason for which the choice was offered. A new reason makes the choice void. */
  readonly decided: Decision | null;
  /** Shows the columns instead of the rows; `null` until the person chooses. */
  readonly wantsColumns: boolean | null;
  /** The server's errors for rows of this file that are being corrected, by row number. */
  readonly refused: ReadonlyMap<number, readonly string[]>;
}

/** The person's own file, or a CSV of its rows as in the preview (rule I1). */
export type SendChoice = 'unchanged' | 'corrected';

/** Why a CSV with the template's columns is sent instead of the person's own file (rule I1). */
export type WhyCorrected = 'corrected' | 'matched' | 'pasted' | 'form';

interface Decision {
  readonly choice: SendChoice;
  readonly why: WhyCorrected | null;
}

/** The progress of reading the file. */
export type Preview =
  | { readonly kind: 'opening' }
  | { readonly kind: 'sheets'; readonly names: readonly string[] }
  | { readonly kind: 'unusable'; readonly why: WhyUnread }
  | PreviewTable;

/** An error of the file, or of the worker that read it. */
export type WhyUnread = UnusableFile | Exclude<WorkerEnd, { readonly reason: 'cancelled' }>;

export interface PreviewTable extends OpenedTable {
  readonly kind: 'table';
  /** Rows read so far, `null` after the last. */
  readonly reading: number | null;
  /** The columns should be checked before the rows; stays true after they are corrected. */
  readonly isUnsure: boolean;
  /** The person changed the use of a column. */
  readonly isMatchedByHand: boolean;
}

/** The progress of the import (product §4: idle, importing, finished). */
export type Sending =
  | { readonly kind: 'idle' }
  /** `sent` is `null` while the file is being prepared. */
  | { readonly kind: 'running'; readonly sent: SentOff | null }
  | SentImport
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The file was changed or removed after it was chosen, so the browser cannot read it. */
  | { readonly kind: 'gone' }
  /** Cancelled by the person; if it was sent, the server may already have the file. */
  | { readonly kind: 'cancelled'; readonly isSent: boolean };

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

export type ImportEvent =
  | { readonly type: 'fileRefused' }
  | ({ readonly type: 'fileChosen' } & FileSource)
  /** Reading has started or finished. */
  | { readonly type: 'previewChanged'; readonly preview: Preview }
  | { readonly type: 'rowsCounted'; readonly rows: number }
  /** All rows are read. `isWorkedIn`: the person has used the rows meanwhile. */
  | { readonly type: 'fileRead'; readonly shown: ShownRows; readonly isWorkedIn: boolean }
  | { readonly type: 'rowsShown'; readonly shown: ShownRows }
  | { readonly type: 'columnsOpened'; readonly isOpen: boolean }
  | { readonly type: 'columnsMatched'; readonly mapping: ColumnMapping }
  | ({ readonly type: 'sendChosen' } & Decision)
  /** A new state of sending; `idle` returns to the rows. */
  | { readonly type: 'sendingWent'; readonly sending: Sending }
  | { readonly type: 'reportMade'; readonly report: RowReport }
  | { readonly type: 'fixingStarted'; readonly refused: ChosenFile['refused'] };

export const NOTHING_CHOSEN: ImportState = { isUnsupported: false, chosen: null };

/** Changes the state of the dialog. `useImport` gives the worker its tasks. */
export function importReducer(state: ImportState, event: ImportEvent): ImportState {
  switch (event.type) {
    case 'fileRefused':
      return { isUnsupported: true, chosen: null };
    case 'fileChosen': {
      const { file, sheet, isPasted } = event;
      return { isUnsupported: false, chosen: { ...UNTOUCHED, file, sheet, isPasted } };
    }
    default:
      // Events of a file may arrive after it was discarded.
      return state.chosen === null ? state : { ...state, chosen: fileAfter(state.chosen, event) };
  }
}

const UNTOUCHED: Omit<ChosenFile, keyof FileSource> = {
  preview: { kind: 'opening' },
  sending: { kind: 'idle' },
  decided: null,
  wantsColumns: null,
  refused: new Map(),
};

type FileEvent = Exclude<ImportEvent, { readonly type: 'fileRefused' | 'fileChosen' }>;

function fileAfter(chosen: ChosenFile, event: FileEvent): ChosenFile {
  switch (event.type) {
    case 'previewChanged':
      return { ...chosen, preview: event.preview };
    case 'sendingWent':
      return { ...chosen, sending: event.sending };
    case 'reportMade':
      return chosen.sending.kind === 'done'
        ? { ...chosen, sending: { ...chosen.sending, report: event.report } }
        : chosen;
    case 'fixingStarted':
      return { ...chosen, sending: { kind: 'idle' }, refused: event.refused, wantsColumns: false };
    case 'columnsOpened':
      return { ...chosen, wantsColumns: event.isOpen };
    case 'fileRead':
      return withTable(chosen, (table) => {
        const whole = { ...table, ...event.shown, reading: null };
        // Later rows may raise doubts about the columns, but must not replace rows that a person is working in.
        const isUnsure = table.isUnsure || (!event.isWorkedIn && needsReview(whole));
        return { ...whole, isUnsure };
      });
    case 'rowsCounted':
      // Counts travel apart from the answer, so the last may arrive after it.
      return withTable(chosen, (table) =>
        table.reading === null ? table : { ...table, reading: event.rows },
      );
    case 'rowsShown':
      return withTable(chosen, (table) => ({ ...table, ...event.shown }));
    case 'columnsMatched':
      return withTable(chosen, (table) => ({
        ...table,
        mapping: event.mapping,
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
