/** A subset of the rows that a person can show alone. */
export interface Filter<Row> {
  /** Its name in the address (rule F10). */
  readonly key: string;
  readonly title: string;
  /** Tests a row; `null` while that cannot be decided yet. */
  readonly holds: ((row: Row) => boolean) | null;
  /** Listed in the More menu instead of beside the others. */
  readonly rare?: true;
}
