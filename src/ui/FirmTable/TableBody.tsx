import { type ChangeEvent, Fragment, memo, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation';
import { copyRows } from './copyRows';
import type { TableFirm, FirmColumn } from './FirmColumn';
import styles from './FirmTable.module.css';
import '../theme/boxes.css';

interface TableBodyProps<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly FirmColumn<Row>[];
  readonly marked: number | null;
  readonly shown: readonly Row[];
  /** Position of the first shown row among the rows of all pages, from 0. */
  readonly first: number;
  /** Number of rows that match the search itself; the rows after them only sound like it. */
  readonly exact: number;
  readonly filter: string;
  readonly emptyText: string;
  readonly chosen: ReadonlySet<Row>;
  readonly onChoose: (row: Row, event: ChangeEvent<HTMLInputElement>) => void;
  /** Ctrl+Enter on a box. */
  readonly onGoToActions: () => void;
}

export function TableBody<Row extends TableFirm>({
  rows,
  columns,
  marked,
  shown,
  first,
  exact,
  filter,
  emptyText,
  chosen,
  onChoose,
  onGoToActions,
}: TableBodyProps<Row>) {
  const { t } = useTranslation();
  if (shown.length === 0)
    return (
      <tbody>
        <tr>
          <td colSpan={columns.length + 1} className={styles['empty']}>
            <div role="status">{emptyText}</div>
          </td>
        </tr>
      </tbody>
    );
  const keyOf = rowKeys(rows);
  return (
    <tbody onCopy={(event) => copyRows(event, shown, columns)}>
      {shown.map((row, index) => {
        const key = keyOf(row);
        const number = first + index + 1;
        const isMarked = marked !== null && row.id === marked;
        const startsSoundalikes = number - 1 === exact || (index === 0 && number > exact);
        return (
          <Fragment key={key}>
            {startsSoundalikes && (
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 1} className={styles['soundsLike']}>
                  {t('Names that only sound similar to your search')}
                </th>
              </tr>
            )}
            <tr data-record={key} data-marked={isMarked || undefined} aria-rowindex={number + 1}>
              <td data-label={t('Sr.No.')}>
                <label className={styles['choose']}>
                  <input
                    type="checkbox"
                    aria-label={t('Choose {{firm}}', { firm: row.name })}
                    aria-keyshortcuts="Control+Enter"
                    onKeyDown={(event) => {
                      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
                        onGoToActions();
                    }}
                    checked={chosen.has(row)}
                    onChange={(event) => onChoose(row, event)}
                  />
                  <span>{number}</span>
                </label>
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

/** React's `memo` with a type that keeps the generic row. */
const memoOfRow: <Props extends object>(
  component: (props: Props) => ReactNode,
) => (props: Props) => ReactNode = memo;

interface CellsProps<Row> {
  readonly row: Row;
  readonly columns: readonly FirmColumn<Row>[];
  readonly filter: string;
}

/** Memoized by row: on a page with a hundred rows, a key or a ticked box would render two thousand elements again. */
const Cells = memoOfRow(function Cells<Row>({ row, columns, filter }: CellsProps<Row>) {
  return columns.map((column) => {
    // The name of the firm is spoken with each cell of its row.
    const isName = column.place === 'name';
    const Cell = isName ? 'th' : 'td';
    return (
      <Cell
        key={column.key}
        scope={isName ? 'row' : undefined}
        data-label={column.title}
        data-place={column.place}
      >
        {column.render === undefined ? column.text(row) : column.render(row, filter)}
      </Cell>
    );
  });
});

/** Keys by the id, so that press, focus and dialog stay with the firm on a refetch; without a unique id by the position. */
function rowKeys<Row extends TableFirm>(rows: readonly Row[]) {
  const seen = new Set<number>();
  return (row: Row): string => {
    const { id } = row;
    if (id === null || seen.has(id)) return `${id}@${rows.indexOf(row)}`;
    seen.add(id);
    return String(id);
  };
}
