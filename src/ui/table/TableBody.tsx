import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from './Column';
import styles from './DataTable.module.css';
import type { Selection } from './Selection';

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
  readonly choice: RowChoice<Row> | null;
}

interface RowChoice<Row> {
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
        const isMarked = marked !== null && recordOf(row) === marked;
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
            <tr data-record={key} data-marked={isMarked || undefined} aria-rowindex={number + 1}>
              <td data-label={t('Sr.No.')}>
                {choice === null ? (
                  number
                ) : (
                  <label className={styles['choose']}>
                    <input
                      type="checkbox"
                      aria-label={t('Choose {{firm}}', { firm: choice.nameOf(row) })}
                      checked={choice.selection.has(position)}
                      onChange={({ target }) => choice.onChoose([position], target.checked)}
                    />
                    {number}
                  </label>
                )}
                {isMarked && <span className="visually-hidden"> {t('Just changed')}</span>}
              </td>
              {columns.map((column) => (
                <td key={column.key} data-label={column.title}>
                  {column.cell === undefined ? column.text(row) : column.cell(row, filter)}
                </td>
              ))}
            </tr>
          </Fragment>
        );
      })}
    </tbody>
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
