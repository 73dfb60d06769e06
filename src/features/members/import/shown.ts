import { withoutSeparators } from '../../../domain/phone';
import { toUnicode } from '../../../spreadsheet/legacyHindi/toUnicode';
import { asReadInUtf8 } from '../../../spreadsheet/misreadText';
import type { OpenSheet } from '../../../spreadsheet/readSheet';
import type { Mapping } from '../../../spreadsheet/table/headings';
import type { Corrected, RowCode, TableRow } from '../../../spreadsheet/table/row';
import type { SheetTable } from '../../../spreadsheet/table/table';
import { unwrapped } from '../../../spreadsheet/wrappedCell';
import { plainNumber } from './cellValue';
import { choiceOf, type FileColumn, type MatchedBy, missingColumns } from './columnUse';
import type {
  ExpectedResult,
  ImportIssueCode,
  ListedCell,
  MemberChecks,
  MemberIssueCode,
} from './memberChecks';

export const ROWS_PER_PAGE = 50;

/** What rows can be listed by, the filters above them among it. */
export type RowFilter = RowCode<MemberIssueCode, ExpectedResult> | 'all';

export type ImportTable = SheetTable<MemberIssueCode, ExpectedResult>;

export interface ImportRow extends TableRow<MemberIssueCode, ExpectedResult> {
  /** The list's cells that differ from the row; `null` if the list has no such firm. */
  readonly changes: readonly ListedCell[] | null;
}

/** Issues that one button can fix in all rows, each with its correction of a cell. */
export const FIXES = [
  // Removes spaces, hyphens, brackets and + from mobiles that have nothing else between the digits.
  ['separators', withoutSeparators],
  ['asAmount', plainNumber],
  ['nothing', () => ''],
  ['merged', (cell, value) => (cell.trim() === '' ? value : null)],
  ['wrapped', unwrapped],
  ['misread', asReadInUtf8],
  ['oldHindi', toUnicode],
] as const satisfies readonly (readonly [ImportIssueCode, Corrected])[];

export type FixCode = (typeof FIXES)[number][0];

/** One button that fixes all cells with an issue. */
interface FixOffer {
  readonly code: FixCode;
  readonly rows: number;
  /** The first of the cells, before and after. */
  readonly example: { readonly before: string; readonly text: string };
}

/** All that is shown of a file: the answer to every change. */
export interface Shown
  extends
    Pick<OpenFile['sheet'], 'headerRow' | 'hiddenSheets' | 'isEncodingGuessed' | 'hasUsualForm'>,
    Pick<ImportTable, 'listed' | 'steps' | 'hasMoreMerged'> {
  readonly mapping: Mapping;
  /** The filter of the rows. A fixed row stays in the list until another filter is chosen. */
  readonly filter: RowFilter;
  readonly page: number;
  readonly rows: readonly ImportRow[];
  /** The number of rows of each filter; those without a row are missing. */
  readonly counts: ReadonlyMap<RowFilter, number>;
  readonly columns: readonly FileColumn[];
  readonly fixes: readonly FixOffer[];
}

/** The number of rows with this filter. */
export const countOf = ({ counts }: Pick<Shown, 'counts'>, filter: RowFilter): number =>
  counts.get(filter) ?? 0;

/** Matches that only a person can confirm: by some words, by the cells, or for a column that is used already. */
const UNSURE: ReadonlySet<MatchedBy | null> = new Set(['name', 'content', 'taken']);

/** True if a person should check the columns before the rows. */
export function needsReview(shown: Pick<Shown, 'columns' | 'mapping' | 'counts'>): boolean {
  const { columns, mapping, counts } = shown;
  // Known members may be updated by a file with only two columns.
  const isIncomplete =
    (counts.has('new') || counts.has('unknown')) && missingColumns(mapping).length > 0;
  return mapping.size === 0 || isIncomplete || columns.some(({ by }) => UNSURE.has(by));
}

/** The file that the worker holds. */
export interface OpenFile {
  readonly sheet: OpenSheet<MemberIssueCode, ExpectedResult>;
  readonly checks: MemberChecks;
  /** How each column was matched while reading, by place, and with what. */
  readonly by: readonly (MatchedBy | null)[];
  readonly matched: Mapping;
  filter: RowFilter;
  page: number;
}

/** The rows searched for samples, and the samples shown per column. */
const SAMPLE_ROWS = 100;
const SAMPLES = 3;

function columnsOf({ sheet, by, matched }: OpenFile): readonly FileColumn[] {
  const { headings, table, hiddenColumns } = sheet;
  const rows = table.inFile(SAMPLE_ROWS);
  return Array.from({ length: Math.max(headings.length, table.filled.length) }, (_, place) => {
    const filled = rows.map((cells) => (cells[place] ?? '').trim()).filter((cell) => cell !== '');
    return {
      place,
      heading: headings[place] ?? '',
      samples: filled.slice(0, SAMPLES),
      by: by[place] ?? null,
      matched: choiceOf(matched, place),
      isFilled: table.filled[place] === true,
      isHidden: hiddenColumns.has(place),
    };
  });
}

/** All that is shown of the file now. */
export function shownOf(open: OpenFile): Shown {
  const { filter, checks, sheet } = open;
  const { table, headerRow, hiddenSheets, isEncodingGuessed, hasUsualForm } = sheet;
  const { listed, steps, hasMoreMerged, byCode, columns } = table;
  const ofFile = { headerRow, hiddenSheets, isEncodingGuessed, hasUsualForm };
  const page = Math.min(open.page, Math.max(1, Math.ceil(listed / ROWS_PER_PAGE)));
  const rows = table.page((page - 1) * ROWS_PER_PAGE, ROWS_PER_PAGE).map((row) => ({
    ...row,
    changes: checks.changes(row.cells, columns.isMatched),
  }));
  const counts = [...byCode].map(([code, { length }]) => [code, length] as const);
  const fixes = FIXES.flatMap(([code, corrected]) => {
    const [example] = table.corrections(code, corrected);
    return example === undefined ? [] : [{ code, rows: byCode.get(code)?.length ?? 0, example }];
  });
  return {
    ...ofFile,
    listed,
    mapping: columns.mapping,
    steps,
    hasMoreMerged,
    filter,
    page,
    rows,
    fixes,
    columns: columnsOf(open),
    counts: new Map<RowFilter, number>([['all', table.count], ...counts]),
  };
}
