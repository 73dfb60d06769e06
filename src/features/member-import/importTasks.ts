import { type OpenSheet, readSheet } from '../../spreadsheet/readSheet';
import type { CorrectedFile } from '../../spreadsheet/rows/correctedFile';
import type { Matching } from '../../spreadsheet/rows/Matching';
import type { TableRow } from '../../spreadsheet/rows/TableRow';
import type { UnusableFile } from '../../spreadsheet/UnusableFile';
import type { TaskProgress } from '../../spreadsheet/worker/serveTasks';
import { type Account, accountOf, type AccountRequest } from './account';
import { type ColumnChoice, ColumnRecogniser, type TakenBy } from './columns/ColumnRecogniser';
import { holdsMobiles } from './columns/cellSense';
import { personDivider } from './columns/personDivider';
import { mayBeSplit } from './columns/personsIn';
import { type ListedCell, type MemberCode, MemberJudge } from './memberJudge';
import { type MendCode, MENDS } from './mends';
import {
  type ImportSummary,
  isSaid,
  isSaidFault,
  listenToColumns,
  opened,
  openedOrNone,
  setOpen,
  summary,
} from './openedFile';
import { listingOf, type RowFilter } from './rowFilters';
import { templateColumns } from './templateColumns';
import type { BothLists } from './useListedFirms';

export interface ImportRow extends TableRow<MemberCode> {
  /** What the list has where the row says something else; `null` where the list has no such firm. */
  readonly changes: readonly ListedCell[] | null;
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
  /** Most of its cells are mobiles. */
  readonly holdsMobiles: boolean;
  /** Its sheet does not show it. */
  readonly isHidden: boolean;
}

export interface OpenedTable {
  readonly headerRow: number;
  readonly encodingGuessed: boolean;
  readonly usualForm: boolean;
  /** Sheets of the workbook that nobody sees. */
  readonly hiddenSheets: number;
  readonly columns: readonly FileColumn[];
  readonly matching: Matching;
  readonly summary: ImportSummary;
}

/** What the reading of a file's first rows came to. */
export type Opened =
  | { readonly kind: 'table'; readonly table: OpenedTable }
  | { readonly kind: 'sheets'; readonly names: readonly string[] }
  | { readonly kind: 'unusable'; readonly why: UnusableFile };

interface ListRequest {
  readonly filter: RowFilter;
  readonly refused: readonly number[];
}

interface CellsRequest {
  readonly rowNumbers: readonly number[];
  /** Without what was typed over them: that stayed here. */
  readonly asInFile: boolean;
}

/** How many rows are looked at for samples, and how many samples of a column are shown. */
const SAMPLE_ROWS = 100;
const SAMPLES = 3;

function columnsOf(
  { headings, table, hidden }: OpenSheet<MemberCode>,
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
      holdsMobiles: holdsMobiles(filled),
      isHidden: hidden.columns.has(place),
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
    setOpen(null);
    const { file, sheet, lists, remembered } = request;
    const judge = new MemberJudge(lists);
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
    setOpen({ sheet: reading, table: reading.table, judge, hasOldHindi: false });
    const { headerRow, encodingGuessed, usualForm, table } = reading;
    return {
      kind: 'table',
      table: {
        headerRow,
        encodingGuessed,
        usualForm,
        hiddenSheets: reading.hidden.sheets,
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
  /** Lists the rows of a filter; `refused` are those of the person's file that the service refused. */
  list: ({ filter, refused }: ListRequest): ImportSummary => {
    opened().table.list(
      filter === 'refused' ? { kind: 'rows', rowNumbers: refused } : listingOf(filter, isSaid),
    );
    return summary();
  },
  /** Where in the listing, from `from` on, the first row to mend stands; `null` where none does. */
  nextToMend: (from: number): number | null => opened().table.findListed(from, isSaidFault),
  /** Compares the rows with lists that came after the file. */
  compare: (lists: BothLists): ImportSummary => {
    const { table, judge } = opened();
    judge.compareWith(lists);
    table.match(table.matching);
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
  /** Leaves out the rows that their sheet does not show, or takes them in again. */
  leaveOutHidden: (leftOut: boolean): ImportSummary => {
    opened().table.leaveOutHidden(leftOut);
    return summary();
  },
  mend: (code: MendCode): ImportSummary => {
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
  /** The cells of rows of the person's file as they were sent, `null` where there is no such row. */
  cellsOf: ({ rowNumbers, asInFile }: CellsRequest): (readonly string[] | null)[] =>
    rowNumbers.map((number) => {
      const row = openedOrNone()?.table.rowNumbered(number);
      return (asInFile ? row?.before : null) ?? row?.cells ?? null;
    }),
  account: (request: AccountRequest): Account => accountOf(opened().table, request),
  correctedFile: (): CorrectedFile => opened().table.correctedFile(),
};

export type ImportTasks = typeof importTasks;
