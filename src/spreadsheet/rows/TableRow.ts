import type { ReadingIssueCode, Issue } from './issues';

/** A row for the screen: `index` identifies it in every call, `row` is its number in the person's file. */
export interface TableRow<Code extends string> {
  readonly index: number;
  readonly row: number;
  readonly cells: readonly string[];
  /** The cells as the file has them, if one was edited. */
  readonly before: readonly string[] | null;
  readonly issues: readonly Issue<Code | ReadingIssueCode>[];
  readonly expectedResult: number;
  readonly isSkipped: boolean;
}

export interface TableSummary<Code extends string> {
  /** Data rows read so far, including skipped ones. */
  readonly rows: number;
  readonly skipped: number;
  readonly edited: number;
  /** Rows that `page` can return. */
  readonly listed: number;
  /** For each code the number of rows that have it now, without skipped rows. */
  readonly codes: ReadonlyMap<Code | ReadingIssueCode, number>;
  /** For each expected result the number of rows, without skipped rows. */
  readonly expectedResults: readonly number[];
  /** How many steps can be undone. */
  readonly steps: number;
  /** Rows that the sheet hides, including skipped ones. */
  readonly hidden: number;
  /** There are more merged cells than the limit for issues. */
  readonly hasMoreMerged: boolean;
}
