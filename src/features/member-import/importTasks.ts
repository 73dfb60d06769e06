import { type OpenSheet, readSheet } from '../../spreadsheet/readSheet';
import { ColumnEvidence } from '../../spreadsheet/legacyHindi/ColumnEvidence';
import type { Matching } from '../../spreadsheet/rows/Matching';
import type { Listing, SheetTable, TableSummary } from '../../spreadsheet/rows/SheetTable';
import type { TableRow } from '../../spreadsheet/rows/TableRow';
import type { UnusableFile } from '../../spreadsheet/UnusableFile';
import type { TaskProgress } from '../../spreadsheet/worker/serveTasks';
import { type Account, accountOf, type AccountRequest } from './account';
import { type ColumnChoice, ColumnRecogniser, type TakenBy } from './columns/ColumnRecogniser';
import { personDivider } from './columns/personDivider';
import { mayBeSplit } from './columns/personsIn';
import {
  isFault,
  isText,
  type ListedCell,
  type MemberCode,
  MemberJudge,
  type RowCode,
} from './memberJudge';
import { MENDS } from './mends';
import { templateColumns } from './templateColumns';
import type { BothLists } from './useListedFirms';

export interface ImportRow extends TableRow<MemberCode> {
  /** What the list has where the row says something else; `null` where the list has no such firm. */
  readonly changes: readonly ListedCell[] | null;
}

/** What one press would do to all cells with a remark. */
export interface MendOffer {
  readonly code: RowCode;
  readonly rows: number;
  /** The first cells, before → after. */
  readonly examples: readonly { readonly before: string; readonly text: string }[];
}

export interface ImportSummary extends TableSummary<MemberCode> {
  /** Rows that break a rule of the edit form, or that could not be read well. */
  readonly faulty: number;
  /** Rows that have any remark. */
  readonly remarked: number;
  readonly mends: readonly MendOffer[];
}

/** A column of the person's file. */
export interface FileColumn {
  /** '' where the file has no header, or none over this column. */
  readonly heading: string;
  /** The first cells that hold something, as they stand in the file. */
  readonly samples: readonly string[];
  /** Why it was taken for what it is when the file was read; `null` where it was not. */
  readonly by: TakenBy | null;
  /** Its cells name several people. */
  readonly isDivisible: boolean;
}

export interface OpenedTable {
  readonly headerRow: number;
  readonly encodingGuessed: boolean;
  readonly columns: readonly FileColumn[];
  readonly matching: Matching;
  readonly summary: ImportSummary;
}

/** What the reading of a file's first rows came to. */
export type Opened =
  | { readonly kind: 'table'; readonly table: OpenedTable }
  | { readonly kind: 'sheets'; readonly names: readonly string[] }
  | { readonly kind: 'unusable'; readonly why: UnusableFile };

export interface CorrectedFile {
  readonly csv: Blob;
  /** For each row written, the header not counted, its row in the person's file. */
  readonly rowNumbers: Uint32Array;
}

interface Open {
  readonly sheet: OpenSheet<MemberCode>;
  readonly table: SheetTable<MemberCode>;
  readonly judge: MemberJudge;
  /** Some cell was surely typed for an old Hindi font: only then others that perhaps were are worth a word. */
  hasOldHindi: boolean;
}

/** How many rows are looked at for samples, and how many samples of a column are shown. */
const SAMPLE_ROWS = 100;
const SAMPLES = 3;
const EXAMPLES = 3;

/** The one file that was opened last. */
let open: Open | null = null;

function opened(): Open {
  if (open === null) throw new Error('No file was opened');
  return open;
}

function summary(): ImportSummary {
  const { table } = opened();
  const counted = table.summary();
  if (counted.codes.has('oldHindi')) opened().hasOldHindi = true;
  const codes = [...counted.codes.keys()].filter(isSaid);
  return {
    ...counted,
    codes: new Map([...counted.codes].filter(([code]) => isSaid(code))),
    faulty: table.countWith(codes.filter(isFault)),
    remarked: table.countWith(codes),
    mends: MENDS.flatMap(({ code, corrected }) => {
      const rows = counted.codes.get(code) ?? 0;
      if (rows === 0) return [];
      const examples: { before: string; text: string }[] = [];
      for (const { before, text } of table.corrections(code, corrected)) {
        examples.push({ before, text });
        if (examples.length === EXAMPLES) break;
      }
      return [{ code, rows, examples }];
    }),
  };
}

const isSaid = (code: RowCode): boolean => code !== 'oldHindiPerhaps' || opened().hasOldHindi;

/** Judges words of a column that is full of old Hindi by that, too: one alone may be too short to tell. */
function listenToColumns(): void {
  const { table, judge } = opened();
  if (!opened().hasOldHindi) return;
  const evidence = templateColumns.map(() => new ColumnEvidence());
  for (let index = 0; index < table.count; index += 1)
    table.row(index).cells.forEach((cell, column) => {
      if (isText(column)) evidence[column]?.add(cell);
    });
  judge.columnBits = evidence.map(({ bits }) => bits);
  table.match(table.matching);
}

function columnsOf(
  { headings, table }: OpenSheet<MemberCode>,
  by: readonly (TakenBy | null)[],
): FileColumn[] {
  const rows = table.inFile(SAMPLE_ROWS);
  const count = Math.max(headings.length, ...rows.map(({ length }) => length));
  return Array.from({ length: count }, (_, place) => {
    const filled = rows.map((cells) => (cells[place] ?? '').trim()).filter((cell) => cell !== '');
    return {
      heading: headings[place] ?? '',
      samples: filled.slice(0, SAMPLES),
      by: by[place] ?? null,
      isDivisible: mayBeSplit(filled),
    };
  });
}

function rowsOf(from: number, count: number): ImportRow[] {
  const { table, judge } = opened();
  return table.page(from, count).map((row) => ({
    ...row,
    remarks: row.remarks.filter(({ code }) => isSaid(code)),
    changes: judge.changes(row.cells, table.matching),
  }));
}

/** What the worker of the import does; it holds the rows of the one file that was opened last. */
export const importTasks = {
  /** Reads and judges the first rows; `rest` goes on. */
  open: async (request: {
    readonly file: File;
    readonly sheet?: string | undefined;
    readonly lists: BothLists;
    readonly remembered: readonly ColumnChoice[];
  }): Promise<Opened> => {
    open = null;
    const { file, sheet, lists, remembered } = request;
    const judge = new MemberJudge(lists.listed, lists.others);
    const recogniser = new ColumnRecogniser(remembered);
    const reading = await readSheet({
      file,
      sheet,
      columns: templateColumns,
      recognise: recogniser.recognise,
      divider: personDivider,
      judge,
    });
    if (reading.kind !== 'table') return reading;
    open = { sheet: reading, table: reading.table, judge, hasOldHindi: false };
    const { headerRow, encodingGuessed, table } = reading;
    return {
      kind: 'table',
      table: {
        headerRow,
        encodingGuessed,
        columns: columnsOf(reading, recogniser.by),
        matching: table.matching,
        summary: summary(),
      },
    };
  },
  /** Reads the rest of the file, while the other tasks work on what is there; then how all of it stands, or why it is unusable. */
  rest: async (
    _: undefined,
    onProgress: TaskProgress,
  ): Promise<ImportSummary | { readonly why: UnusableFile }> => {
    const { sheet, table } = opened();
    const why = await sheet.rest(() => onProgress(table.count));
    if (why !== null) return { why };
    summary();
    listenToColumns();
    table.listMore();
    return summary();
  },
  /** Takes the file's columns for others. */
  match: (matching: Matching): ImportSummary => {
    opened().table.match(matching);
    return summary();
  },
  rows: ({ from, count }: { readonly from: number; readonly count: number }): ImportRow[] =>
    rowsOf(from, count),
  list: (listing: Listing<RowCode>): ImportSummary => {
    opened().table.list(listing);
    return summary();
  },
  setCell: (edit: {
    readonly index: number;
    readonly column: number;
    readonly text: string;
  }): ImportSummary => {
    opened().table.setCell(edit.index, edit.column, edit.text);
    return summary();
  },
  leaveOut: (choice: { readonly index: number; readonly leftOut: boolean }): ImportSummary => {
    opened().table.leaveOut(choice.index, choice.leftOut);
    return summary();
  },
  leaveOutSamples: (): ImportSummary => {
    opened().table.leaveOutAll('sample');
    return summary();
  },
  mend: (code: RowCode): ImportSummary => {
    const mend = MENDS.find((one) => one.code === code);
    if (mend !== undefined) opened().table.correctAll(code, mend.corrected);
    return summary();
  },
  undo: (): ImportSummary => {
    opened().table.undo();
    return summary();
  },
  /** Asked last, it answers after every edit that was asked for before. */
  summary: (): ImportSummary => summary(),
  /** Goes on with these rows of the person's file alone. */
  keepOnly: (rowNumbers: readonly number[]): ImportSummary => {
    opened().table.keepOnly(rowNumbers);
    return summary();
  },
  /** The cells of rows of the person's file, `null` where there is no such row. */
  cellsOf: (rowNumbers: readonly number[]): (readonly string[] | null)[] =>
    rowNumbers.map((row) => open?.table.rowNumbered(row)?.cells ?? null),
  account: (request: AccountRequest): Account => accountOf(opened().table, request),
  correctedFile: (): CorrectedFile => opened().table.correctedFile(),
};

export type ImportTasks = typeof importTasks;
