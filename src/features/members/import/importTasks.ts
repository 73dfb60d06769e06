import { readSheet } from '../../../spreadsheet/readSheet';
import type { Mapping } from '../../../spreadsheet/table/headings';
import type { CorrectedFile } from '../../../spreadsheet/table/row';
import type { UnusableFile } from '../../../spreadsheet/UnusableFile';
import type { ColumnChoice } from './columnUse';
import type { MatchedBy } from './matchColumns';
import { headerMatches, recogniseColumns } from './recogniseColumns';
import { type FixCode, FIXES } from './fixes';
import { type RowReport, type RowReportRequest, rowReportOf } from './account';
import { type ComparedLists, MemberChecks } from './memberChecks';
import {
  columnsOf,
  type ImportTable,
  type OpenFile,
  ROWS_PER_PAGE,
  type RowFilter,
  type Shown,
  shownOf,
} from './shown';
import { templateColumns } from './template';

/** The result of reading the first rows. */
export type OpenResult =
  | { readonly kind: 'table'; readonly shown: Shown }
  /** `moreSheets` are not offered. */
  | { readonly kind: 'sheets'; readonly names: readonly string[]; readonly moreSheets: number }
  | { readonly kind: 'unusable'; readonly why: UnusableFile };

/** The result of reading on: the number of rows so far, or all of them. */
export type ReadResult =
  | { readonly kind: 'reading'; readonly rows: number }
  | { readonly kind: 'unusable'; readonly why: UnusableFile }
  /** `isWorkedIn`: the person has used the rows, so they must stay on the screen. */
  | { readonly kind: 'table'; readonly shown: Shown; readonly isWorkedIn: boolean };

/** The file opened last; the worker holds no other. */
let open: OpenFile | null = null;

function opened(): OpenFile {
  if (open === null) throw new Error('No file was opened');
  return open;
}

/** Lists the rows of a filter, from the first page. */
function list(filter: RowFilter): void {
  Object.assign(opened(), { filter, page: 1 });
  opened().table.list(filter);
}

/** Checks all rows again once some are certainly in old Hindi, by what whole columns tell. */
function checkOldHindi(): void {
  const { table, checks } = opened();
  if (checks.knowsOldHindi || !table.byCode.has('oldHindi')) return;
  const rows = Array.from({ length: table.count }, (_, index) => table.row(index));
  checks.learnOldHindi(rows.map(({ cells, before }) => before ?? cells));
  table.match(table.columns.mapping);
}

/** Maps the columns, perhaps differently, and checks all rows again. */
function match(mapping: Mapping): Shown {
  opened().table.match(mapping);
  checkOldHindi();
  return shownOf(opened());
}

/** Makes a task for a person's action, which answers with all that is shown then. */
const thenShown =
  <Request extends readonly unknown[]>(task: (table: ImportTable, ...request: Request) => void) =>
  (...request: Request): Shown => {
    opened().isWorkedIn = true;
    task(opened().table, ...request);
    return shownOf(opened());
  };

/** The tasks of the import's worker; it holds the rows of the file opened last. */
export const importTasks = {
  /** Reads and checks the first rows; `readOn` continues. */
  open: async (request: {
    readonly file: File;
    readonly sheet?: string | undefined;
    readonly lists: ComparedLists;
    /** The person's choices of columns for earlier files. */
    readonly remembered: readonly ColumnChoice[];
  }): Promise<OpenResult> => {
    open = null;
    const { file, sheet: name, lists, remembered } = request;
    const checks = new MemberChecks(lists);
    let by: readonly (MatchedBy | null)[] = [];
    const sheet = await readSheet({
      file,
      sheet: name,
      columns: templateColumns,
      checks,
      headerMatches,
      recognise: (first) => {
        const found = recogniseColumns(first, remembered);
        by = found.by;
        return found;
      },
    });
    if (sheet.kind !== 'table') return sheet;
    const { table } = sheet;
    const columns = columnsOf(sheet, by);
    open = { sheet, table, checks, by, columns, filter: 'all', page: 1, isWorkedIn: false };
    return { kind: 'table', shown: shownOf(opened()) };
  },
  /** Reads about so many further rows. */
  readOn: (rows: number): ReadResult => {
    const { sheet, table } = opened();
    const read = sheet.readOn(rows);
    if (read === 'more') return { kind: 'reading', rows: table.count };
    if (read !== 'end') return { kind: 'unusable', why: read };
    // Only a late row may fill these.
    const { columns, by } = opened();
    opened().columns = [...columns, ...columnsOf(sheet, by).slice(columns.length)];
    checkOldHindi();
    table.listMore(opened().filter);
    return { kind: 'table', shown: shownOf(opened()), isWorkedIn: opened().isWorkedIn };
  },
  /** Lists the rows that need fixing after reading; `null` if there are none, or the person works in others. */
  listFaults: (): Shown | null => {
    if (opened().isWorkedIn || !opened().table.byCode.has('toFix')) return null;
    list('toFix');
    return shownOf(opened());
  },
  /** The person looks into a row, so it must stay in place. */
  stay: (): void => {
    opened().isWorkedIn = true;
  },
  show: thenShown((_, filter: RowFilter) => list(filter)),
  showPage: thenShown((_, page: number) => {
    opened().page = page;
  }),
  /** Shows the next page with an error; `null` if there is none below. */
  showNextError: (): Shown | null => {
    const next = opened().table.findListed(opened().page * ROWS_PER_PAGE, 'toFix');
    return next === null ? null : importTasks.showPage(Math.floor(next / ROWS_PER_PAGE) + 1);
  },
  setCell: thenShown((table, index: number, column: number, text: string) =>
    table.setCell(index, column, text),
  ),
  setSkipped: thenShown((table, index: number, isSkipped: boolean) =>
    table.setSkipped([index], isSkipped),
  ),
  /** Skips, or includes again, all rows of a filter. */
  setAllSkipped: thenShown((table, filter: 'sample' | 'hiddenRow', isSkipped: boolean) =>
    table.setSkipped(table.byCode.get(filter) ?? [], isSkipped),
  ),
  fix: thenShown((table, code: FixCode) => {
    const fix = FIXES.find((one) => one.code === code);
    if (fix !== undefined) table.correctAll(code, fix.corrected);
  }),
  undo: thenShown((table) => table.undo()),
  match,
  /** Compares the rows with lists that arrived after the file. */
  compare: (lists: ComparedLists): Shown => {
    opened().checks.compareWith(lists);
    return match(opened().table.columns.mapping);
  },
  /** Continues with only these rows of the person's file, which the server rejected. */
  keepOnly: thenShown((table, rowNumbers: readonly number[]) => {
    table.keepOnly(rowNumbers);
    Object.assign(opened(), { filter: 'kept', page: 1 });
  }),
  /** Runs after all earlier edits, so its result includes them. */
  shown: (): Shown => shownOf(opened()),
  report: (request: RowReportRequest): RowReport => rowReportOf(opened().table, request),
  correctedFile: (): CorrectedFile => opened().table.correctedFile(),
};

export type ImportTasks = typeof importTasks;
