/** A cell that would be another, or is. */
export interface Correction {
  readonly index: number;
  readonly column: number;
  readonly before: string;
  readonly text: string;
}

/** What a cell should be, by its text and the remark's detail; `null` leaves it as it is. */
export type Corrected = (cell: string, detail: string) => string | null;
