import type { ReactNode } from 'react';
import type { MemberId } from '../../domain/member';

/** The part of a firm that the table needs. The id identifies the record (rule C1); with `null` only its position does. */
export interface TableFirm {
  readonly id: MemberId | null;
  readonly name: string;
}

/** The place of a cell on a card, which has no columns: in the line of the name, or below it. */
type CellPlace = 'number' | 'name' | 'mail' | 'phone' | 'state' | 'action' | 'actions';

/** A column of a {@link FirmTable}, described as antd describes them. */
export interface FirmColumn<Row> {
  readonly key: string;
  readonly title: string;
  /** Without a place, the cell has its own line on a card. */
  readonly place?: CellPlace;
  /** The text of the cell for search and sort; empty if the cell only has buttons. */
  readonly text: (row: Row) => string;
  /** The text of the cell in copied rows, if `text` has the words of a button. */
  readonly copyText?: (row: Row) => string;
  /** The cells contain a phone number: a search finds it in any notation. */
  readonly phone?: true;
  /** Renders a cell that shows more than its text; gets the active filter, to show why the row matches. */
  readonly render?: (row: Row, filter: string) => ReactNode;
  /** The text to sort by, if it is not `text`; '' sorts last. `false` if the column cannot be sorted. */
  readonly sorter?: false | ((row: Row) => string);
}
