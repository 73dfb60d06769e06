import { type OpenSheet, readSheet } from '../../spreadsheet/readSheet';
import type { CorrectedFile } from '../../spreadsheet/rows/correctedFile';
import type { ColumnMapping } from '../../spreadsheet/rows/ColumnMapping';
import type { TableRow } from '../../spreadsheet/rows/TableRow';
import type { UnusableFile } from '../../spreadsheet/UnusableFile';
import { type RowReport, rowReportOf, type RowReportRequest } from './importReport';
import { type ColumnChoice, ColumnMatcher } from './columns/ColumnMatcher';
import type { MatchedBy } from './columns/headingMeaning';
import { areMobiles } from './columns/matchColumns';
import {
  type ComparedLists,
  type ListedCell,
  type MemberIssueCode,
  MemberValidator,
} from './memberValidator';
import { type FixCode, FIXES } from './fixes';
import {
  type ImportSummary,
  isReported,
  isReportedError,
  applyColumnEvidence,
  opened,
  setOpen,
  summary,
} from './openedFile';
import { listingOf, type RowFilter, ROWS_PER_PAGE } from './rowListing';
import { templateColumns } from './templateColumns';

export interface ImportRow extends TableRow<MemberIssueCode> {
  /** The list's cells that differ from the row; `null` if the list has no such firm. */
  readonly changes: readonly ListedCell[] | null;
}

/** A column of the person's file. */
export interface FileColumn {
  /** '' if the file has no header, or none above this column. */
  readonly heading: string;
  /** The first non-empty cells, as in the file. */
  readonly samples: readonly string[];
  /** How the column was matched while reading; `null` if it was not. */
  readonly by: MatchedBy | null;
  /** The template's column that it was matched with while reading, -1 for none. */
  readonly matched: number;
  /** All of its cells with values are mobiles. */
  readonly areMobiles: boolean;
  /** Its sheet hides it. */
  readonly isHidden: boolean;
}

/** The current page of rows, and a summary of all rows: the answer to every change. */
export interface ShownRows {
  readonly summary: ImportSummary;
  /** The filter of the list. A fixed row stays in the list until another filter is chosen. */
  readonly filter: RowFilter;
  /** From 1. */
  readonly page: number;
  readonly rows: readonly ImportRow[];
}

export interface OpenedTable extends ShownRows {
  readonly headerRow: number;
  readonly isEncodingGuessed: boolean;
  readonly hasUsualForm: boolean;
  /** The number of hidden sheets in the workbook. */
  readonly hiddenSheets: number;
  readonly columns: readonly FileColumn[];
  readonly mapping: ColumnMapping;
}

/** The result of reading the first rows. */
export type OpenResult =
  | { readonly kind: 'table'; readonly table: OpenedTable }
  | { readonly kind: 'sheets'; readonly names: readonly string[] }
  | { readonly kind: 'unusable'; readonly why: UnusableFile };

/** The rows searched for samples, and the samples shown per column. */
const SAMPLE_ROWS = 100;
const SAMPLES = 3;

function columnsOf(
  { headings, table, hidden }: OpenSheet<MemberIssueCode>,
  by: readonly (MatchedBy | null)[],
): FileColumn[] {
  const rows = table.inFile(SAMPLE_ROWS);
  const count = Math.max(headings.length, ...rows.map(({ length }) => length));
  return Array.from({ length: count }, (_, place) => {
    const filled = rows.map((cells) => (cells[place] ?? '').trim()).filter((cell) => cell !== '');
    return {
      heading: headings[place] ?? '',
      samples: filled.slice(0, SAMPLES),
      by: by[place] ?? null,
      matched: table.mapping.places.indexOf(place),
      areMobiles: areMobiles(filled),
      isHidden: hidden.columns.has(place),
    };
  });
}

/** The current page, with a summary of all rows. */
function shownRows(): ShownRows {
  const { table, validator, filter } = opened();
  const counted = summary();
  const lastPage = Math.max(1, Math.ceil(counted.listed / ROWS_PER_PAGE));
  const page = Math.min(opened().page, lastPage);
  const rows = table.page((page - 1) * ROWS_PER_PAGE, ROWS_PER_PAGE).map((row) => ({
    ...row,
    issues: row.issues.filter(({ code }) => isReported(code)),
    changes: validator.changes(row.cells, table.mapping),
  }));
  return { summary: counted, filter, page, rows };
}

/** Lists the rows of a filter, from the first page. */
function show(filter: RowFilter): void {
  const open = opened();
  open.filter = filter;
  open.page = 1;
  open.table.list(
    filter === 'refused'
      ? { kind: 'rows', rowNumbers: open.refused }
      : listingOf(filter, isReported),
  );
}

/** Makes a task that answers with the current page. */
const thenShown =
  <Request>(task: (request: Request, table: OpenSheet<MemberIssueCode>['table']) => void) =>
  (request: Request): ShownRows => {
    task(request, opened().table);
    return shownRows();
  };

/** The tasks of the import's worker; it holds the rows of the file opened last. */
export const importTasks = {
  /** Reads and validates the first rows; `rest` continues. */
  open: async (request: {
    readonly file: File;
    readonly sheet?: string | undefined;
    readonly lists: ComparedLists;
    /** The person's choices of columns for earlier files. */
    readonly remembered: readonly ColumnChoice[];
  }): Promise<OpenResult> => {
    setOpen(null);
    const { file, sheet, lists, remembered } = request;
    const validator = new MemberValidator(lists);
    const recogniser = new ColumnMatcher(remembered);
    const reading = await readSheet({
      file,
      sheet,
      columns: templateColumns,
      recognise: recogniser.recognise,
      validator,
    });
    if (reading.kind !== 'table') return reading;
    const { headerRow, isEncodingGuessed, hasUsualForm, table, hidden } = reading;
    setOpen({ sheet: reading, table, validator });
    return {
      kind: 'table',
      table: {
        headerRow,
        isEncodingGuessed,
        hasUsualForm,
        hiddenSheets: hidden.sheets,
        columns: columnsOf(reading, recogniser.by),
        mapping: table.mapping,
        ...shownRows(),
      },
    };
  },
  /** Reads the rest of the file. Other tasks can run meanwhile. */
  rest: async (
    onProgress: (rows: number) => void,
  ): Promise<ShownRows | { readonly why: UnusableFile }> => {
    const { sheet, table } = opened();
    const why = await sheet.rest(() => onProgress(table.count));
    if (why !== null) return { why };
    applyColumnEvidence();
    table.listMore();
    return shownRows();
  },
  show: thenShown(show),
  showPage: thenShown((page: number) => {
    opened().page = page;
  }),
  /** Shows the next page with an error; `null` if there is none below. */
  showNextError: (): ShownRows | null => {
    const next = opened().table.findListed(opened().page * ROWS_PER_PAGE, isReportedError);
    return next === null ? null : importTasks.showPage(Math.floor(next / ROWS_PER_PAGE) + 1);
  },
  setCell: thenShown(
    (edit: { readonly index: number; readonly column: number; readonly text: string }, table) =>
      table.setCell(edit.index, edit.column, edit.text),
  ),
  setSkipped: thenShown((choice: { readonly index: number; readonly isSkipped: boolean }, table) =>
    table.setSkipped([choice.index], choice.isSkipped),
  ),
  skipSamples: thenShown((_: void, table) =>
    table.setSkipped(
      table.rowsWith((code) => code === 'sample'),
      true,
    ),
  ),
  setHiddenSkipped: thenShown((isSkipped: boolean, table) => table.skipHidden(isSkipped)),
  fix: thenShown((code: FixCode, table) => {
    const fix = FIXES.find((one) => one.code === code);
    if (fix !== undefined) table.correctAll(code, fix.corrected);
  }),
  undo: thenShown((_: void, table) => table.undo()),
  match: thenShown((mapping: ColumnMapping, table) => table.match(mapping)),
  /** Compares the rows with lists that arrived after the file. */
  compare: thenShown((lists: ComparedLists, table) => {
    opened().validator.compareWith(lists);
    table.match(table.mapping);
  }),
  /** Continues with only these rows of the person's file, which the server rejected. */
  keepOnly: thenShown((rowNumbers: readonly number[], table) => {
    table.keepOnly(rowNumbers);
    opened().refused = rowNumbers;
    show('refused');
  }),
  /** Runs after all earlier edits, so its result includes them. */
  summary: (): ImportSummary => summary(),
  report: (request: RowReportRequest): RowReport => rowReportOf(opened().table, request),
  correctedFile: (): CorrectedFile => opened().table.correctedFile(),
};

export type ImportTasks = typeof importTasks;
