import type { OpenSheet } from '../../../spreadsheet/readSheet';
import type { Mapping } from '../../../spreadsheet/table/headings';
import type { RowCode, TableRow } from '../../../spreadsheet/table/row';
import type { SheetTable } from '../../../spreadsheet/table/table';
import { areMobiles, type FileColumn, type MatchedBy } from './matchColumns';
import { unusedColumns } from './recogniseColumns';
import { type FixCode, FIXES } from './fixes';
import type { ExpectedResult, ListedCell, MemberChecks, MemberIssueCode } from './memberChecks';

export const ROWS_PER_PAGE = 50;

/** What rows can be listed by, the filters above them among it. */
export type RowFilter = RowCode<MemberIssueCode, ExpectedResult> | 'all';

export type ImportTable = SheetTable<MemberIssueCode, ExpectedResult>;

export interface ImportRow extends TableRow<MemberIssueCode, ExpectedResult> {
  /** The list's cells that differ from the row; `null` if the list has no such firm. */
  readonly changes: readonly ListedCell[] | null;
}

/** One button that fixes all cells with an issue. */
interface FixOffer {
  readonly code: FixCode;
  readonly rows: number;
  /** The first of the cells, before and after. */
  readonly example: { readonly before: string; readonly text: string };
}

/** All that is shown of a file: the answer to every change. */
export interface Shown {
  /** The filter of the rows. A fixed row stays in the list until another filter is chosen. */
  readonly filter: RowFilter;
  /** From 1. */
  readonly page: number;
  /** The number of rows on all pages. */
  readonly listed: number;
  readonly rows: readonly ImportRow[];
  /** The rows of each filter; those without a row are missing. */
  readonly counts: ReadonlyMap<RowFilter, number>;
  readonly columns: readonly FileColumn[];
  readonly mapping: Mapping;
  /** The places of filled columns that are used for nothing, but for one that counts the rows. */
  readonly unused: readonly number[];
  readonly fixes: readonly FixOffer[];
  /** How many steps can be undone. */
  readonly steps: number;
  /** The row of the header in the file; 0 if it has none. */
  readonly headerRow: number;
  readonly isEncodingGuessed: boolean;
  readonly hasUsualForm: boolean;
  readonly hiddenSheets: number;
  readonly hasMoreMerged: boolean;
}

/** The number of rows with this filter. */
export const countOf = ({ counts }: Pick<Shown, 'counts'>, filter: RowFilter): number =>
  counts.get(filter) ?? 0;

/** The file that the worker holds. */
export interface OpenFile {
  readonly sheet: OpenSheet<MemberIssueCode, ExpectedResult>;
  readonly table: ImportTable;
  readonly checks: MemberChecks;
  /** How each column was matched, by place. */
  readonly by: readonly (MatchedBy | null)[];
  columns: readonly FileColumn[];
  filter: RowFilter;
  page: number;
  /** The person has used the rows. */
  isWorkedIn: boolean;
}

/** The rows searched for samples, and the samples shown per column. */
const SAMPLE_ROWS = 100;
const SAMPLES = 3;

/** The columns of a file whose first rows are read. */
export function columnsOf(
  { headings, table, hiddenColumns }: OpenFile['sheet'],
  by: readonly (MatchedBy | null)[],
): readonly FileColumn[] {
  const rows = table.inFile(SAMPLE_ROWS);
  const count = Math.max(headings.length, table.filled.length);
  const keys = new Map([...table.columns.mapping].map(([key, place]) => [place, key]));
  return Array.from({ length: count }, (_, place) => {
    const filled = rows.map((cells) => (cells[place] ?? '').trim()).filter((cell) => cell !== '');
    return {
      heading: headings[place] ?? '',
      samples: filled.slice(0, SAMPLES),
      by: by[place] ?? null,
      matched: keys.get(place) ?? null,
      areMobiles: areMobiles(filled),
      isFilled: table.filled[place] === true,
      isHidden: hiddenColumns.has(place),
    };
  });
}

/** All that is shown of the file now. */
export function shownOf({
  sheet,
  table,
  checks,
  columns: known,
  filter,
  page: asked,
}: OpenFile): Shown {
  const columns = known.map((column, place) => ({
    ...column,
    isFilled: table.filled[place] === true,
  }));
  const page = Math.min(asked, Math.max(1, Math.ceil(table.listed / ROWS_PER_PAGE)));
  const rows = table.page((page - 1) * ROWS_PER_PAGE, ROWS_PER_PAGE).map((row) => ({
    ...row,
    changes: checks.changes(row.cells, table.columns.isMatched),
  }));
  const counts = [...table.byCode].map(([code, { length }]) => [code, length] as const);
  const fixes = FIXES.flatMap(({ code, corrected }) => {
    const found = table.byCode.get(code)?.length ?? 0;
    const [example] = table.corrections(code, corrected);
    return example === undefined ? [] : [{ code, rows: found, example }];
  });
  const { headerRow, isEncodingGuessed, hasUsualForm, hiddenSheets } = sheet;
  const { listed, steps, hasMoreMerged } = table;
  const { mapping } = table.columns;
  return {
    filter,
    page,
    listed,
    rows,
    columns,
    mapping,
    fixes,
    steps,
    hasMoreMerged,
    unused: unusedColumns(columns, mapping),
    headerRow,
    isEncodingGuessed,
    hasUsualForm,
    hiddenSheets,
    counts: new Map<RowFilter, number>([['all', table.count], ...counts]),
  };
}
