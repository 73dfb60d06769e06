/** A part of the rows that a person can have shown alone. */
export interface Filter<Row> {
  /** In the address (rule F10). */
  readonly key: string;
  readonly title: string;
  /** Which rows belong to it; `null` while nobody can tell. */
  readonly holds: ((row: Row) => boolean) | null;
  /** Stands in the menu beside the others. */
  readonly rare?: true;
}
