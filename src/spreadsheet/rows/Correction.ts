/** A change of one cell, proposed or done. */
export interface Correction {
  readonly index: number;
  readonly column: number;
  readonly before: string;
  readonly text: string;
}

/** Returns the corrected text of a cell, from its text and the detail; `null` leaves the cell unchanged. */
export type Corrected = (cell: string, detail: string) => string | null;
