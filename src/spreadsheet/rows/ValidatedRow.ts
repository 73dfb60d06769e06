import type { RepeatedValues } from './RepeatedValues';
import { type MappedColumns, matchedCells } from './ColumnMapping';
import type { RowValidator, ReadingIssueCode, Issue } from './issues';
import { indexOfRow, readingIssuesOf, type SourceRow } from './SourceRow';
import { type TypedCells, typedOver } from './typedCells';

/** A row as it was read, with the person's changes. */
export interface ReadRow extends SourceRow {
  readonly typed: TypedCells;
  readonly isSkipped: boolean;
}

/** The row with all its issues except duplicates. A single flat object, since a file may have 100,000 rows. */
export interface ValidatedRow<Code extends string> extends ReadRow {
  readonly issues: readonly Issue<Code | ReadingIssueCode>[];
  readonly expectedResult: number;
}

export interface TableSetting<Code extends string> extends MappedColumns {
  readonly validator: RowValidator<Code>;
}

/** A row's cells as the file has them, in the order of the columns. */
export const inColumns = ({ mapping }: MappedColumns, { cells }: SourceRow) =>
  matchedCells(mapping, cells);

/** The same, with typed text in place of the file's. */
export const cellsOf = (columns: MappedColumns, row: ReadRow) =>
  typedOver(columns.mapping, row.typed, inColumns(columns, row));

/** Shared by nearly every row, to save memory. */
const NOTHING_SAID: readonly never[] = [];

/** Validates a row. The fields are written out, since a spread of 100,000 rows takes as long as their validation. */
export function validatedRow<Code extends string>(
  setting: TableSetting<Code>,
  source: SourceRow,
  typed: TypedCells,
  isSkipped: boolean,
): ValidatedRow<Code> {
  const { mapping, validator } = setting;
  const shown = typedOver(mapping, typed, inColumns(setting, source));
  const ofReading = readingIssuesOf(source, shown, mapping, typed);
  const { issues: ownIssues, expectedResult } = validator.validate(shown, mapping);
  const isRight = ofReading.length + ownIssues.length === 0;
  const issues = isRight ? NOTHING_SAID : [...ofReading, ...ownIssues];
  const { rowNumber, cells, readingIssues, isHidden } = source;
  return { rowNumber, cells, readingIssues, isHidden, typed, isSkipped, issues, expectedResult };
}

type ValidatedRows<Code extends string> = readonly ValidatedRow<Code>[];
type CodeFilter<Code extends string> = (code: Code | ReadingIssueCode) => boolean;

/** The rows that a person wants to see. */
export type Listing<Code extends string> =
  | { readonly kind: 'all' }
  /** Rows with an issue for which `holds` is true, and none for which `except` is. */
  | {
      readonly kind: 'codes';
      readonly holds: (code: Code) => boolean;
      readonly except: (code: Code) => boolean;
    }
  | { readonly kind: 'expectedResult'; readonly expectedResult: number }
  | { readonly kind: 'edited' }
  | { readonly kind: 'skipped' }
  /** These rows of the person's file. */
  | { readonly kind: 'rows'; readonly rowNumbers: readonly number[] };

export const inOrder = (indexes: Iterable<number>): readonly number[] =>
  [...new Set(indexes)].sort((a, b) => a - b);

export function indexesOf<Row>(
  rows: readonly Row[],
  holds: (row: Row) => boolean,
): readonly number[] {
  const found: number[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index];
    if (row !== undefined && holds(row)) found.push(index);
  }
  return found;
}

/** Rows that are not skipped and have such an issue now, in order. */
export function rowsWithCodes<Code extends string>(
  rows: ValidatedRows<Code>,
  duplicates: RepeatedValues,
  holds: CodeFilter<Code>,
): readonly number[] {
  const found = indexesOf(
    rows,
    ({ issues, isSkipped }) => !isSkipped && issues.some(({ code }) => holds(code)),
  );
  return holds('repeated') && duplicates.size > 0
    ? inOrder([...found, ...duplicates.keys()])
    : found;
}

/** The rows of a listing; `null` for all. */
export function listedRows<Code extends string>(
  rows: ValidatedRows<Code>,
  duplicates: RepeatedValues,
  listing: Listing<Code | ReadingIssueCode>,
): readonly number[] | null {
  switch (listing.kind) {
    case 'all':
      return null;
    case 'codes': {
      const others = new Set(rowsWithCodes(rows, duplicates, listing.except));
      const found = rowsWithCodes(rows, duplicates, listing.holds);
      return found.filter((index) => !others.has(index));
    }
    case 'expectedResult':
      return indexesOf(
        rows,
        ({ isSkipped, expectedResult }) => !isSkipped && expectedResult === listing.expectedResult,
      );
    case 'edited':
      return indexesOf(rows, ({ typed }) => typed.size > 0);
    case 'skipped':
      return indexesOf(rows, ({ isSkipped }) => isSkipped);
    case 'rows':
      return inOrder(listing.rowNumbers.flatMap((number) => indexOfRow(rows, number) ?? []));
  }
}

/** Counts all rows by their state. */
export function countsOf<Code extends string>(
  rows: ValidatedRows<Code>,
  duplicates: RepeatedValues,
) {
  const codes = new Map<Code | ReadingIssueCode, number>();
  const expectedResults: number[] = [];
  let [skipped, edited, hidden] = [0, 0, 0];
  if (duplicates.size > 0) codes.set('repeated', duplicates.size);
  for (const { issues, expectedResult, typed, isSkipped, isHidden } of rows) {
    if (typed.size > 0) edited += 1;
    if (isHidden) hidden += 1;
    if (isSkipped) skipped += 1;
    else {
      expectedResults[expectedResult] = (expectedResults[expectedResult] ?? 0) + 1;
      if (issues.length === 0) continue;
      for (const code of new Set(issues.map((issue) => issue.code)))
        codes.set(code, (codes.get(code) ?? 0) + 1);
    }
  }
  return {
    rows: rows.length,
    skipped,
    edited,
    hidden,
    codes,
    expectedResults: Array.from(expectedResults, (count) => count ?? 0),
  };
}
