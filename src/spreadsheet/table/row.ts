import { csvText } from '../csv/writeCsv';
import type { Column, Mapping } from './headings';

/** Issues that reading finds. The content of a column is up to the caller's checks. */
export type ReadingIssueCode =
  /** A number that a spreadsheet program has rounded, like 9.19877E+11. Its digits are lost, and are not guessed. */
  | 'digitsLost'
  /** #REF! and the like, given in `detail`; the cell is read as empty. */
  | 'cellError'
  /** A formula whose value was never stored; the cell is read as empty. */
  | 'notCalculated'
  /** The file declares a number (or true or false) and contains another text, like "9,839"; it is read unchanged. */
  | 'wrongKind'
  /** A number that its date format cannot show, like a negative one; the plain number is read. */
  | 'notShown'
  /**
   * A number read by its digits, while its format shows a share, a fraction, a word or nothing; `detail` is what the spreadsheet
   * shows, '' if that is nothing or unknown.
   */
  | 'shownOtherwise'
  /** A quotation mark where a writer of CSV puts none: the cells of this row may be cut wrongly. */
  | 'quotes'
  /** A wrapper around a value, like `="0042"` or invisible characters; `unwrapped` removes it. */
  | 'wrapped'
  /** A NUL or another control character, which nobody types or sees. */
  | 'controlCharacter'
  /** UTF-8 once opened as windows-1252, like `à¤•à¤¾à¤¶à¥€`; `asReadInUtf8` puts it right. */
  | 'misread'
  /** Bytes that are invalid in the file's encoding; U+FFFD replaces them. */
  | 'lostCharacter'
  /** Another number of cells than the header, or one beside it; `detail` is this row's number. A separator may have moved cells. */
  | 'cellCount'
  /** A comma may have split a text in two cells, although the row has no more cells than the header. */
  | 'splitText'
  /** An empty cell in a merged area; `detail` is the value of the area. */
  | 'merged'
  /** The sheet does not show the row, for example because of a filter. */
  | 'hidden'
  /** Equal to another row in a column with `sameAs`; `detail` is that row's number. */
  | 'repeated';

/** A finding about a cell, or (`column` null) about the row. `detail` is '' if the code says everything. */
export interface Issue<Code extends string> {
  /** Counts the caller's columns from 0. */
  readonly column: number | null;
  readonly code: Code;
  readonly detail: string;
}

/** A reader's finding about a cell, by its place in the file, or about the whole row (`position` null). */
export interface ReadingIssue {
  readonly position: number | null;
  readonly code: ReadingIssueCode;
  readonly detail: string;
}

/** A row of the person's file, as its reader returns it. */
export interface SourceRow {
  /** From 1, as in a spreadsheet program, and ascending. Blank rows may be missing. */
  readonly rowNumber: number;
  /** By their place in the file, '' for an empty cell. A row ends with its last cell. */
  readonly cells: readonly string[];
  readonly readingIssues: readonly ReadingIssue[];
  /** The spreadsheet hides this row. */
  readonly isHidden: boolean;
}

/** A merged area of a sheet; its first cell has the value. */
export interface MergedRows {
  /** The place of its first column in the file, from 0. */
  readonly position: number;
  readonly firstRow: number;
  readonly lastRow: number;
}

/** How a file is made, beside its rows. */
export interface FileForm {
  /** Places from 0. */
  readonly hiddenColumns: ReadonlySet<number>;
  readonly hiddenSheets: number;
  /** The text was not UTF-8 and was read as windows-1252, so a person should check it. */
  readonly isEncodingGuessed: boolean;
  /** A workbook, or UTF-8 with commas, which every program reads in the same way. */
  readonly hasUsualForm: boolean;
}

/** A file that its reader has opened. Hidden columns are known after the first row, merged cells after the last. */
export interface SourceFile extends FileForm {
  readonly rows: IterableIterator<SourceRow, undefined>;
  readonly merged: readonly MergedRows[];
  /** Each row should have as many cells as the header; a workbook's rows end with their last cell. */
  readonly hasEvenRows: boolean;
}

/** Texts that a person typed over the cells of a row, by the column's key. */
export type TypedCells = ReadonlyMap<string, string>;

export const NOTHING_TYPED: TypedCells = new Map();

/** A row with the person's changes and all its issues except duplicates. Flat, since a file may have 100,000 rows. */
export interface Row<Code extends string, Result extends string> extends SourceRow {
  readonly typed: TypedCells;
  readonly isSkipped: boolean;
  readonly issues: readonly Issue<Code | ReadingIssueCode>[];
  readonly result: Result;
}

/** A row for the screen: `index` identifies it in every call, `row` is its number in the person's file. */
export interface TableRow<Code extends string, Result extends string> {
  readonly index: number;
  readonly row: number;
  readonly cells: readonly string[];
  /** The cells as the file has them, if one was edited. */
  readonly before: readonly string[] | null;
  readonly issues: readonly Issue<Code | ReadingIssueCode>[];
  readonly result: Result;
  readonly isSkipped: boolean;
}

/** A change of one cell, proposed or done. */
export interface Correction {
  readonly index: number;
  readonly column: number;
  readonly before: string;
  readonly text: string;
}

/** Returns the corrected text of a cell, from its text and the issue's detail; `null` leaves the cell unchanged. */
export type Corrected = (cell: string, detail: string) => string | null;

/** What rows can be listed by: an issue, the expected result, or one of these. Of skipped rows, only the last four count. */
export type RowCode<Code extends string, Result extends string> =
  | Code
  | Result
  | ReadingIssueCode
  /** With an issue that is an error; with issues that are not. */
  | 'toFix'
  | 'info'
  | 'edited'
  | 'skipped'
  /** The sheet hides the row. */
  | 'hiddenRow'
  /** One of the rows of `keepOnly`. */
  | 'kept';

interface PlacedColumn extends Column {
  /** -1 if the file lacks the column. */
  readonly place: number;
}

/** The caller's columns with their places in the file: a mapping in the form that is asked a million times. */
export interface PlacedColumns {
  readonly mapping: Mapping;
  readonly columns: readonly PlacedColumn[];
  /** The column for each used place. */
  readonly columnAt: ReadonlyMap<number, number>;
  /** For each column whether the file has it. */
  readonly isMatched: readonly boolean[];
  /** The file has the caller's columns in their order. */
  readonly isInOrder: boolean;
}

export function placed(columns: readonly Column[], mapping: Mapping): PlacedColumns {
  const all = columns.map((column) => ({ ...column, place: mapping.get(column.key) ?? -1 }));
  return {
    mapping,
    columns: all,
    columnAt: new Map(all.map(({ place }, column) => [place, column])),
    isMatched: all.map(({ place }) => place !== -1),
    isInOrder: all.every(({ place }, column) => place === column),
  };
}

/** The cells of a row in the order of the columns, with typed texts in place of the file's. */
export function cellsOf(
  { columns, isInOrder }: PlacedColumns,
  { cells, typed }: Pick<Row<never, never>, 'cells' | 'typed'>,
): readonly string[] {
  // True for most rows: copying each would take longer than everything else done with it.
  if (isInOrder && typed.size === 0 && cells.length === columns.length) return cells;
  return columns.map(({ key, place }) => typed.get(key) ?? (place < 0 ? '' : (cells[place] ?? '')));
}

/** The same as the file has them, without typed texts. */
export const cellsInFile = (columns: PlacedColumns, { cells }: SourceRow): readonly string[] =>
  cellsOf(columns, { cells, typed: NOTHING_TYPED });

/** The typed texts with one more. Typing the file's own text again removes the edit. */
export function withText(
  placedColumns: PlacedColumns,
  row: Row<string, string>,
  column: number,
  text: string,
): TypedCells {
  const { key = '' } = placedColumns.columns[column] ?? {};
  const typed = new Map(row.typed);
  if (text === cellsInFile(placedColumns, row)[column]) typed.delete(key);
  else typed.set(key, text);
  return typed;
}

export interface CorrectedFile {
  readonly csv: Blob;
  /** The row in the person's own file for each row written, the header not counted. */
  readonly rowNumbers: Uint32Array;
}

/**
 * Writes the header (the columns' keys) and all rows that are not skipped. A column without any value from the file or the
 * person is omitted: its empty cells would clear the fields of existing members.
 */
export function correctedFile(
  placedColumns: PlacedColumns,
  rows: readonly Row<string, string>[],
): CorrectedFile {
  const { columns, isMatched } = placedColumns;
  const typed = rows.flatMap((row) => [...row.typed]).filter(([, text]) => text !== '');
  const isTyped = new Set(typed.map(([key]) => key));
  const isWritten = (_: unknown, column: number) =>
    isMatched[column] === true || isTyped.has(columns[column]?.key ?? '');
  const header = columns.map(({ key }) => key).filter(isWritten);
  const kept = rows.filter(({ isSkipped }) => !isSkipped);
  const lines = kept.map((row) => cellsOf(placedColumns, row).filter(isWritten));
  return {
    csv: new Blob([csvText([header, ...lines])], { type: 'text/csv;charset=utf-8' }),
    rowNumbers: Uint32Array.from(kept, ({ rowNumber }) => rowNumber),
  };
}
