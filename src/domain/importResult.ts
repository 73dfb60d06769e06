/** What the service says of an imported file (product §3, import response). */
export interface ImportResult {
  readonly message: string | null;
  readonly inserted: number | null;
  readonly updated: number | null;
  readonly failedRows: readonly FailedRow[];
}

export interface FailedRow {
  /** Row of the file with the header as row 1; `null` when the service named none. */
  readonly row: number | null;
  readonly errors: readonly string[];
  /** Column name → value, in the service's order. */
  readonly values: readonly (readonly [column: string, value: string])[];
}
