/** What search and sort of a table now show, over all its pages. */
export interface TableView<Row> {
  readonly isEmpty: boolean;
  /** In the order shown. Read when it is needed: a key in the search field copies no rows. */
  readonly rows: () => readonly Row[];
}
