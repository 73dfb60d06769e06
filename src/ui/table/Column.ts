import type { ReactNode } from 'react';

/** A column of a {@link DataTable}. */
export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  /** What the cell says, for search and sort; empty where the cell only holds actions. */
  readonly text: (row: Row) => string;
  /** What the cell shows, where that is more than its text. */
  readonly cell?: (row: Row) => ReactNode;
  /** Action columns have nothing to sort by. */
  readonly sortable?: boolean;
}
