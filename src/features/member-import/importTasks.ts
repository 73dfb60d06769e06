import { withoutSeparators } from '../../domain/phone';
import type { Header } from '../../spreadsheet/rows/headerRow';
import { readSheet } from '../../spreadsheet/readSheet';
import type { UnusableFile } from '../../spreadsheet/UnusableFile';
import type { SheetTable, TableSummary } from '../../spreadsheet/rows/SheetTable';
import type { TableRow } from '../../spreadsheet/rows/TableRow';
import type { TaskProgress } from '../../spreadsheet/worker/serveTasks';
import {
  isFault,
  type ListedMembers,
  memberCheck,
  type MemberCode,
  type RowCode,
} from './memberCheck';
import { templateColumns } from './templateColumns';

export type ImportRow = TableRow<MemberCode>;

export interface ImportSummary extends TableSummary<MemberCode> {
  /** Rows that break a rule of the edit form, or that could not be read well. */
  readonly faulty: number;
}

/** What the reading of a file came to. */
export type ImportReading =
  | {
      readonly kind: 'table';
      readonly header: Header;
      readonly encodingGuessed: boolean;
      readonly summary: ImportSummary;
    }
  | { readonly kind: 'sheets'; readonly names: readonly string[] }
  | { readonly kind: 'unusable'; readonly why: UnusableFile };

export interface CorrectedFile {
  readonly csv: Blob;
  /** For each row written, the header not counted, its row in the person's file. */
  readonly rowNumbers: Uint32Array;
}

let open: SheetTable<MemberCode> | null = null;

function table(): SheetTable<MemberCode> {
  if (open === null) throw new Error('No file was read');
  return open;
}

function summary(): ImportSummary {
  const counted = table().summary();
  const faults = new Set<RowCode>([...counted.codes.keys()].filter(isFault));
  return { ...counted, faulty: table().countWith(faults) };
}

/** What the worker of the import does; it holds the rows of the one file that was read last. */
export const importTasks = {
  read: async (
    request: {
      readonly file: File;
      readonly sheet?: string | undefined;
      readonly listed: ListedMembers;
    },
    onProgress: TaskProgress,
  ): Promise<ImportReading> => {
    open = null;
    const { file, sheet, listed } = request;
    const check = memberCheck(listed);
    const reading = await readSheet({ file, sheet, columns: templateColumns, check, onProgress });
    if (reading.kind !== 'table') return reading;
    const { header, encodingGuessed } = reading;
    open = reading.table;
    return { kind: 'table', header, encodingGuessed, summary: summary() };
  },
  rows: ({ from, count }: { readonly from: number; readonly count: number }): ImportRow[] =>
    table().page(from, count),
  /** Lists the rows with these remarks only, all that have or had one for `null`. */
  narrow: (codes: readonly RowCode[] | null): ImportSummary => {
    table().narrow(codes === null ? null : new Set(codes));
    return summary();
  },
  setCell: (edit: {
    readonly index: number;
    readonly column: number;
    readonly text: string;
  }): ImportSummary => {
    table().setCell(edit.index, edit.column, edit.text);
    return summary();
  },
  leaveOut: (choice: { readonly index: number; readonly leftOut: boolean }): ImportSummary => {
    table().leaveOut(choice.index, choice.leftOut);
    return summary();
  },
  /** Asked last, it answers after every edit that was asked for before. */
  summary: (): ImportSummary => summary(),
  leaveOutSamples: (): ImportSummary => {
    table().leaveOutAll('sample');
    return summary();
  },
  /** Takes spaces, hyphens, brackets and + out of mobiles, where nothing else stands between the digits. */
  keepDigits: (): ImportSummary => {
    table().correctAll('upTo15Digits', withoutSeparators);
    return summary();
  },
  /** Goes on with these rows of the person's file alone. */
  keepOnly: (rowNumbers: readonly number[]): ImportSummary => {
    table().keepOnly(rowNumbers);
    return summary();
  },
  /** The cells of rows of the person's file, `null` where there is no such row. */
  cellsOf: (rowNumbers: readonly number[]): (readonly string[] | null)[] =>
    rowNumbers.map((row) => open?.rowNumbered(row)?.cells ?? null),
  correctedFile: (): CorrectedFile => table().correctedFile(),
};

export type ImportTasks = typeof importTasks;
