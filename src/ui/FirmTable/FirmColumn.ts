import type { ReactNode } from 'react';
import type { MemberId } from '../../domain/memberId';

/** What a list of firms knows of its rows. An id is the record (rule C1), wherever its row stands; `null`: only its place is known. */
export interface TableFirm {
  readonly id: MemberId | null;
  readonly name: string;
}

/** Where a cell stands on a card, which has no room for columns: beside the name, or in the line below it. */
type CellPlace = 'number' | 'name' | 'mail' | 'phone' | 'state' | 'deed' | 'acts';

/** A column of a {@link FirmTable}, described as antd describes them. */
export interface FirmColumn<Row> {
  readonly key: string;
  readonly title: string;
  /** Without one it has a line of its own on a card, with its title. */
  readonly place?: CellPlace;
  /** What the cell says, for search and sort; empty where the cell only holds actions. */
  readonly text: (row: Row) => string;
  /** Its cells hold one number to call: a search finds it however either is written. */
  readonly phone?: true;
  /** What the cell shows, where that is more than its text; under a filter that may be why the row belongs to it. */
  readonly render?: (row: Row, filter: string) => ReactNode;
  /** What the column is sorted by, where that is not its text; '' stands last. `false`: there is nothing to sort by. */
  readonly sorter?: false | ((row: Row) => string);
}
