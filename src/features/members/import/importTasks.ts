import { type ReadingRequest, readSheet, type SheetReading } from '../../../spreadsheet/readSheet';
import type { Mapping } from '../../../spreadsheet/table/headings';
import type { CorrectedFile } from '../../../spreadsheet/table/row';
import { type RowReport, rowReportOf, type RowReportRequest } from './account';
import type { ColumnChoice, MatchedBy } from './columnUse';
import { type ComparedLists, MemberChecks } from './memberChecks';
import { headerMatches, recogniseColumns } from './recogniseColumns';
import {
  type FixCode,
  FIXES,
  type ImportTable,
  type OpenFile,
  type RowFilter,
  ROWS_PER_PAGE,
  type Shown,
  shownOf,
} from './shown';
import { templateColumns } from './template';

/** A file without rows: one of its sheets must be chosen first, or it cannot be read. */
export type FileWithoutRows = Exclude<SheetReading<never, never>, { readonly kind: 'table' }>;

/** What is known before a file is read: the lists, and the person's choices of columns for earlier files. */
export interface KnownBefore {
  readonly lists: ComparedLists;
  readonly remembered: readonly ColumnChoice[];
}

export type FileReading = FileWithoutRows | { readonly kind: 'table'; readonly shown: Shown };

/** The file opened last; the worker holds no other. */
let open: OpenFile | null = null;

function opened(): OpenFile {
  if (open === null) throw new Error('No file was opened');
  return open;
}

const table = (): ImportTable => opened().sheet.table;

/** Lists the rows of a filter, from the first page. */
function list(filter: RowFilter): void {
  Object.assign(opened(), { filter, page: 1 });
  table().list(filter);
}

/** Checks all rows again once some are certainly in old Hindi, by what whole columns tell. */
function checkOldHindi(): void {
  const { checks } = opened();
  if (checks.knowsOldHindi || !table().byCode.has('oldHindi')) return;
  const rows = Array.from({ length: table().count }, (_, index) => table().row(index));
  checks.learnOldHindi(rows.map(({ cells, before }) => before ?? cells));
  table().match(table().columns.mapping);
}

/** Makes a task that answers with all that is shown after it. */
const thenShown =
  <Request extends readonly unknown[]>(task: (...request: Request) => void) =>
  (...request: Request): Shown => {
    task(...request);
    return shownOf(opened());
  };

/** Maps the columns, perhaps differently, and checks all rows again. */
const match = thenShown((mapping: Mapping) => {
  table().match(mapping);
  checkOldHindi();
});

/** The tasks of the import's worker; it holds the rows of the file opened last. */
export const importTasks = {
  /** Reads and checks the first rows; `readOn` continues. */
  open: async (
    request: Pick<ReadingRequest<never, never>, 'file' | 'sheet'> & KnownBefore,
  ): Promise<FileReading> => {
    open = null;
    const { lists, remembered, ...source } = request;
    const checks = new MemberChecks(lists);
    let by: readonly (MatchedBy | null)[] = [];
    const sheet = await readSheet({
      ...source,
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
    open = { sheet, checks, by, matched: sheet.table.columns.mapping, filter: 'all', page: 1 };
    return { kind: 'table', shown: shownOf(open) };
  },
  /** Reads about so many further rows. Answers with their number so far, after the last one with all that is shown. */
  readOn: (rows: number): FileReading | { readonly kind: 'reading'; readonly rows: number } => {
    const read = opened().sheet.readOn(rows);
    if (read === 'more') return { kind: 'reading', rows: table().count };
    if (read !== 'end') return { kind: 'unusable', why: read };
    checkOldHindi();
    table().listMore(opened().filter);
    return { kind: 'table', shown: shownOf(opened()) };
  },
  /** Lists the rows that need fixing; `null` if there are none. */
  listFaults: (): Shown | null => (table().byCode.has('toFix') ? importTasks.show('toFix') : null),
  show: thenShown(list),
  showPage: thenShown((page: number) => {
    opened().page = page;
  }),
  /** Shows the next page with an error; `null` if there is none below. */
  showNextError: (): Shown | null => {
    const next = table().findListed(opened().page * ROWS_PER_PAGE, 'toFix');
    return next === null ? null : importTasks.showPage(Math.floor(next / ROWS_PER_PAGE) + 1);
  },
  setCell: thenShown((index: number, column: number, text: string) =>
    table().setCell(index, column, text),
  ),
  setSkipped: thenShown((index: number, isSkipped: boolean) =>
    table().setSkipped([index], isSkipped),
  ),
  /** Skips, or includes again, all rows of a filter. */
  setAllSkipped: thenShown((filter: 'sample' | 'hiddenRow', isSkipped: boolean) =>
    table().setSkipped(table().byCode.get(filter) ?? [], isSkipped),
  ),
  fix: thenShown((code: FixCode) => {
    for (const [one, corrected] of FIXES) if (one === code) table().correctAll(code, corrected);
  }),
  undo: thenShown(() => table().undo()),
  match,
  /** Compares the rows with lists that arrived after the file. */
  compare: (lists: ComparedLists): Shown => {
    opened().checks.compareWith(lists);
    return match(table().columns.mapping);
  },
  /** Continues with only these rows of the person's file, which the server rejected. */
  keepOnly: thenShown((rowNumbers: readonly number[]) => {
    table().keepOnly(rowNumbers);
    Object.assign(opened(), { filter: 'kept', page: 1 });
  }),
  /** Runs after all earlier edits, so its result includes them. */
  shown: thenShown(() => undefined),
  report: (request: RowReportRequest): RowReport => rowReportOf(table(), request),
  correctedFile: (): CorrectedFile => table().correctedFile(),
};

export type ImportTasks = typeof importTasks;
