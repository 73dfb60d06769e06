import type { ReactNode } from 'react';

/** Where a cell stands where there is no room for columns: beside the name, or in the line below it. */
type Place = 'number' | 'name' | 'mail' | 'phone' | 'state' | 'deed' | 'acts';

/** A column of a {@link DataTable}. */
export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  /** Without one it has a line of its own, with its title. */
  readonly place?: Place;
  /** What the cell says, for search and sort; empty where the cell only holds actions. */
  readonly text: (row: Row) => string;
  /** Its cells hold one number to call: a search finds it however either is written. */
  readonly phone?: true;
  /** What the cell shows, where that is more than its text; under a filter that may be why the row belongs to it. */
  readonly cell?: (row: Row, filter: string) => ReactNode;
  /** What the column is sorted by, where that is not its text; '' stands last. */
  readonly order?: (row: Row) => string;
  /** Action columns have nothing to sort by. */
  readonly sortable?: boolean;
}
