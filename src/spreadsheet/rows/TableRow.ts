import type { ReadingIssueCode, Issue } from './issues';

/** A row as a screen shows it: `index` names it in every call, `row` is its number in the person's file. */
export interface TableRow<Code extends string> {
  readonly index: number;
  readonly row: number;
  readonly cells: readonly string[];
  /** The cells as they stand in the file, where one was edited. */
  readonly before: readonly string[] | null;
  readonly issues: readonly Issue<Code | ReadingIssueCode>[];
  readonly expectedResult: number;
  readonly isSkipped: boolean;
}

export interface TableSummary<Code extends string> {
  /** Data rows of the file so far, those left out included. */
  readonly rows: number;
  readonly skipped: number;
  readonly edited: number;
  /** Rows that `page` counts through. */
  readonly listed: number;
  /** For each code the number of rows that have it now, those left out not counted. */
  readonly codes: ReadonlyMap<Code | ReadingIssueCode, number>;
  /** For each fate the number of rows that have it now, those left out not counted. */
  readonly expectedResults: readonly number[];
  /** How many presses can be taken back. */
  readonly steps: number;
  /** Rows that their sheet does not show, those left out included. */
  readonly hidden: number;
  /** There are more merged cells than are spoken of. */
  readonly hasMoreMerged: boolean;
}
