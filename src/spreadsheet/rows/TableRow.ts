import type { ReadingCode, Remark } from './remarks';

/** A row as a screen shows it: `index` names it in every call, `row` is its number in the person's file. */
export interface TableRow<Code extends string> {
  readonly index: number;
  readonly row: number;
  readonly cells: readonly string[];
  /** The cells as they stand in the file, where one was edited. */
  readonly before: readonly string[] | null;
  readonly remarks: readonly Remark<Code | ReadingCode>[];
  readonly fate: number;
  readonly leftOut: boolean;
}
