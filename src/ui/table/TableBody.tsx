import type { TFunction } from '../../i18n/Text';
import { Fragment, useMemo } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { Column } from './Column';
import styles from './DataTable.module.css';
import type { Selection } from './Selection';
import '../theme/boxes.css';

interface TableBodyProps<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly recordOf: (row: Row) => number | null;
  /** The record that was changed just before. */
  readonly marked: number | null;
  /** Of the rows on this page. */
  readonly shown: Uint32Array;
  /** Position of the first shown row in the list as shown, from 0. */
  readonly first: number;
  /** So many rows of the list as shown hold the search; those after them only sound like it. */
  readonly exact: number;
  /** The filter that is chosen, '' where all rows are shown. */
  readonly filter: string;
  /** Stands in place of the rows where there are none. */
  readonly emptyText: string;
  /** `null` where rows are not chosen in this list. */
  readonly choice: ListChoice<Row> | null;
}

interface ListChoice<Row> {
  readonly selection: Selection<Row>;
  readonly nameOf: (row: Row) => string;
  readonly onChoose: (positions: Iterable<number>, chosen: boolean) => void;
}

export function TableBody<Row>({
  rows,
  columns,
  recordOf,
  marked,
  shown,
  first,
  exact,
  filter,
  emptyText,
  choice,
}: TableBodyProps<Row>) {
  const { t } = useTranslation();
  if (shown.length === 0)
    return (
      <tbody>
        <tr>
          <td colSpan={columns.length + 1} className={styles['empty']}>
            {emptyText}
          </td>
        </tr>
      </tbody>
    );
  const keyOf = rowKeys(recordOf);
  return (
    <tbody>
      {Array.from(shown, (position, index) => {
        const row = rows[position];
        if (row === undefined) return null;
        const key = keyOf(row, position);
        const number = first + index + 1;
        const begins = number - 1 === exact || (index === 0 && number > exact);
        return (
          <Fragment key={key}>
            {begins && (
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 1} className={styles['soundsLike']}>
                  {t('These only sound like the search')}
                </th>
              </tr>
            )}
            <TableRow
              t={t}
              row={row}
              record={key}
              columns={columns}
              number={number}
              isMarked={marked !== null && recordOf(row) === marked}
              filter={filter}
              choice={
                choice && {
                  name: choice.nameOf(row),
                  isChosen: choice.selection.has(position),
                  onChoose: (chosen) => choice.onChoose([position], chosen),
                }
              }
            />
          </Fragment>
        );
      })}
    </tbody>
  );
}

interface TableRowProps<Row> {
  /** Handed in: a hook in each row would cost more than the row. */
  readonly t: TFunction;
  readonly row: Row;
  readonly record: string;
  readonly columns: readonly Column<Row>[];
  /** Its place in the list as shown, counted from 1. */
  readonly number: number;
  readonly isMarked: boolean;
  readonly filter: string;
  readonly choice: RowChoice | null;
}

interface RowChoice {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

function TableRow<Row>({ t, row, record, columns, number, filter, ...props }: TableRowProps<Row>) {
  const { isMarked, choice } = props;
  // Kept while the row is the same: a box that is ticked, or all of them, draws no other cell again.
  const cells = useMemo(
    () =>
      columns.map((column) => (
        <td key={column.key} data-label={column.title} data-place={column.place}>
          {column.cell === undefined ? column.text(row) : column.cell(row, filter)}
        </td>
      )),
    [columns, row, filter],
  );
  return (
    <tr data-record={record} data-marked={isMarked || undefined} aria-rowindex={number + 1}>
      <td data-label={t('Sr.No.')}>
        {choice === null ? (
          <span>{number}</span>
        ) : (
          <label className={styles['choose']}>
            <input
              type="checkbox"
              aria-label={t('Choose {{firm}}', { firm: choice.name })}
              checked={choice.isChosen}
              onChange={({ target }) => choice.onChoose(target.checked)}
            />
            <span>{number}</span>
          </label>
        )}
        {isMarked && <span className="visually-hidden">{t('Just changed')}</span>}
      </td>
      {cells}
    </tr>
  );
}

/**
 * A row is its record: the press that began on it, the focus and the dialog that it opened stay with the firm when the list
 * is read again. An id that stands there twice is told apart by its place.
 */
function rowKeys<Row>(recordOf: (row: Row) => number | null) {
  const seen = new Set<number>();
  return (row: Row, position: number): string => {
    const record = recordOf(row);
    if (record === null || seen.has(record)) return `${record}@${position}`;
    seen.add(record);
    return String(record);
  };
}
