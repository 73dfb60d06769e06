import type { ReactNode } from 'react';
import type { MemberId } from '../../domain/member';

/** The part of a firm that the table needs. The id identifies the record; a row without one cannot be chosen. */
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
  /** The column in exported files: its title in any language, and its text if that is not `text`. */
  readonly exported?: { readonly title: string; readonly text?: (row: Row) => string };
  /** The text of the cell in copied rows, if `text` has the words of a button. */
  readonly copyText?: (row: Row) => string;
  /** The cells contain a phone number: a search finds it in any notation. */
  readonly phone?: true;
  /** Renders a cell that shows more than its text; gets why the filter shows the row, or ''. */
  readonly render?: (row: Row, reason: string) => ReactNode;
  /** The text to sort by, if it is not `text`; '' sorts last. `false` if the column cannot be sorted. */
  readonly sorter?: false | ((row: Row) => string);
}

/** What the table shows of a list, and what a person can do there. */
export interface TableView<Row> {
  /** The rows of this page. */
  readonly shown: readonly Row[];
  /** The place of the first one among the rows of all pages, from 0. */
  readonly first: number;
  readonly view: readonly Row[];
  /** The number of rows that match the search itself; the rows after them only sound like it. */
  readonly exact: number;
  readonly address: {
    readonly sort: { readonly column: string; readonly descending: boolean } | null;
  };
  readonly filter: { readonly reason?: (row: Row) => string } | null;
  readonly chosen: ReadonlySet<MemberId>;
  readonly choose: (rows: readonly Row[], isChosen: boolean) => void;
  readonly chooseRow: (row: Row, isChosen: boolean, hasShift: boolean) => void;
  readonly sortBy: (column: string) => void;
  /** The pointer or the focus has reached the head of a column. */
  readonly prepareSort: (column: string) => void;
}

export interface FirmTableProps<Row> {
  readonly label: string;
  readonly columns: readonly FirmColumn<Row>[];
  readonly list: TableView<Row>;
  /** The id of the firm that was just changed. */
  readonly marked: MemberId | null;
  readonly emptyText: string;
  readonly onGoToActions: () => void;
}
