import { Fragment, memo, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { Column } from './Column';
import styles from './DataTable.module.css';
import '../theme/boxes.css';

interface TableBodyProps<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly recordOf: (row: Row) => number | null;
  /** The record that was changed just before. */
  readonly marked: number | null;
  /** The rows of this page. */
  readonly shown: readonly Row[];
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
  readonly chosen: ReadonlySet<Row>;
  readonly nameOf: (row: Row) => string;
  readonly onChoose: (rows: readonly Row[], chosen: boolean) => void;
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
  const keyOf = rowKeys(rows, recordOf);
  return (
    <tbody>
      {shown.map((row, index) => {
        const key = keyOf(row);
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
                  <span>{number}</span>
                ) : (
                  <label className={styles['choose']}>
                    <input
                      type="checkbox"
                      aria-label={t('Choose {{firm}}', { firm: choice.nameOf(row) })}
                      checked={choice.chosen.has(row)}
                      onChange={({ target }) => choice.onChoose([row], target.checked)}
                    />
                    <span>{number}</span>
                  </label>
                )}
                {isMarked && <span className="visually-hidden">{t('Just changed')}</span>}
              </td>
              <Cells row={row} columns={columns} filter={filter} />
            </tr>
          </Fragment>
        );
      })}
    </tbody>
  );
}

/** React's `memo`, where the type of the row is kept. */
const memoOfRow: <Props extends object>(
  component: (props: Props) => ReactNode,
) => (props: Props) => ReactNode = memo;

interface CellsProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly filter: string;
}

/** Not drawn while the row is the same: with a hundred on a page, a key or a ticked box would draw two thousand parts again. */
const Cells = memoOfRow(function Cells<Row>({ row, columns, filter }: CellsProps<Row>) {
  return columns.map((column) => (
    <td key={column.key} data-label={column.title} data-place={column.place}>
      {column.cell === undefined ? column.text(row) : column.cell(row, filter)}
    </td>
  ));
});

/**
 * A row is its record: the press that began on it, the focus and the dialog that it opened stay with the firm when the list
 * is read again. A row of no record, and an id that stands there twice, are told apart by their places in the answer.
 */
function rowKeys<Row>(rows: readonly Row[], recordOf: (row: Row) => number | null) {
  const seen = new Set<number>();
  return (row: Row): string => {
    const record = recordOf(row);
    if (record === null || seen.has(record)) return `${record}@${rows.indexOf(row)}`;
    seen.add(record);
    return String(record);
  };
}
