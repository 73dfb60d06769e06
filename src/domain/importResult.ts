export interface ImportResult {
  readonly message: string | null;
  readonly inserted: number | null;
  readonly updated: number | null;
  readonly failedRows: readonly FailedRow[];
}

export interface FailedRow {
  /** Row of the file, the header being row 1; `null` if the service gave none. */
  readonly row: number | null;
  readonly errors: readonly string[];
  /** Column name → value, in the service's order. */
  readonly values: readonly (readonly [column: string, value: string])[];
}
