import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../form/SearchField';
import { Select } from '../Select';
import type { Column } from './Column';
import styles from './DataTable.module.css';
import { Pager } from './Pager';
import type { Sort } from './RowIndex';
import type { TableView } from './TableView';
import { useRowIndex } from './useRowIndex';
import { PAGE_SIZES, useTableState } from './useTableState';
import { useTableView } from './useTableView';

interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  readonly label: string;
  readonly rows: readonly Row[];
  /** Made once (useMemo): new columns mean a new index. */
  readonly columns: readonly Column<Row>[];
  /** What a row is known by (rule C1): it is its record, wherever it stands. `null`: only its place is known. */
  readonly recordOf: (row: Row) => number | null;
  /** The record that was changed just before: its row is marked. */
  readonly marked?: number | null;
  /** Beside the search field; is told what the table shows. */
  readonly tools?: (view: TableView<Row>) => ReactNode;
}

/** The table of both lists (product §2 item 9): search, sort and paging over up to 100,000 rows of one answer. */
export function DataTable<Row>({
  label,
  rows,
  columns,
  recordOf,
  marked = null,
  tools,
}: DataTableProps<Row>) {
  const { t } = useTranslation();
  const { state, setState, flush } = useTableState();
  const index = useRowIndex(rows, columns);
  // Typing never waits for the filter: the field shows the key at once, the rows follow.
  const search = useDeferredValue(state.search);
  const view = useMemo(() => index.view(search, state.sort), [index, search, state.sort]);
  const lastPage = Math.max(1, Math.ceil(view.length / state.size));
  const page = Math.min(state.page, lastPage);
  const first = (page - 1) * state.size;
  const last = Math.min(first + state.size, view.length);
  // Each part is kept until what it shows changes: a key draws no head again, a page no search field.
  const body = useMemo(
    () => (
      <Body
        rows={rows}
        columns={columns}
        recordOf={recordOf}
        marked={marked}
        shown={view.subarray(first, last)}
        first={first}
      />
    ),
    [rows, columns, recordOf, marked, view, first, last],
  );

  const goTo = useMemo(
    () => (next: number) => setState((old) => ({ ...old, page: next })),
    [setState],
  );
  const field = useMemo(
    () => (
      <div className={styles['search']}>
        <SearchField
          value={state.search}
          onChange={(typed) => setState((old) => ({ ...old, search: typed, page: 1 }))}
        />
      </div>
    ),
    [state.search, setState],
  );
  const tableView = useTableView(rows, view);
  const toolbar = useMemo(() => tools?.(tableView), [tools, tableView]);
  const head = useMemo(
    () => (
      <Head
        columns={columns}
        sort={state.sort}
        onSort={(column) =>
          setState((old) => ({ ...old, page: 1, sort: nextSort(old.sort, column) }))
        }
      />
    ),
    [columns, state.sort, setState],
  );

  return (
    <div onBlur={flush}>
      <div className={styles['tools']}>
        {field}
        <label className={styles['size']}>
          {t('Rows per page')}
          <Select
            value={state.size}
            onChange={(event) => {
              const size = Number(event.target.value);
              setState((old) => ({ ...old, size, page: 1 }));
            }}
          >
            {PAGE_SIZES.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </Select>
        </label>
        {toolbar}
      </div>
      <div className={styles['scroll']} role="region" aria-label={label} tabIndex={0}>
        <table className={styles['table']} aria-rowcount={view.length + 1}>
          <caption className="visually-hidden">{label}</caption>
          {head}
          {body}
        </table>
      </div>
      <div className={styles['foot']}>
        <p role="status">
          {t('Showing {{from}} to {{to}} of {{total}} entries', {
            from: view.length === 0 ? 0 : first + 1,
            to: last,
            total: view.length,
          })}
        </p>
        <Pager page={page} lastPage={lastPage} onPage={goTo} />
      </div>
    </div>
  );
}

/** A click sorts ascending, a second one descending, a third one gives the order of the answer back. */
function nextSort(sort: Sort | null, column: string): Sort | null {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? null : { column, descending: true };
}

interface HeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | null;
  readonly onSort: (column: string) => void;
}

function Head<Row>({ columns, sort, onSort }: HeadProps<Row>) {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        <th scope="col">{t('Sr.No.')}</th>
        {columns.map((column) => (
          <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

interface HeaderCellProps<Row> {
  readonly column: Column<Row>;
  readonly sort: Sort | null;
  readonly onSort: (column: string) => void;
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  if (column.sortable === false) return <th scope="col">{column.title}</th>;
  const direction =
    sort?.column !== column.key ? 'none' : sort.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={direction}>
      <button type="button" className={styles['sort']} onClick={() => onSort(column.key)}>
        {column.title}
        <span className={styles['carets']} data-direction={direction} aria-hidden="true">
          <span>▲</span>
          <span>▼</span>
        </span>
      </button>
    </th>
  );
}

interface BodyProps<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly recordOf: (row: Row) => number | null;
  readonly marked: number | null;
  readonly shown: Uint32Array;
  /** Position of the first shown row in the list as shown, from 0. */
  readonly first: number;
}

function Body<Row>({ rows, columns, recordOf, marked, shown, first }: BodyProps<Row>) {
  const { t } = useTranslation();
  if (shown.length === 0)
    return (
      <tbody>
        <tr>
          <td colSpan={columns.length + 1} className={styles['empty']}>
            {t('No matching records found')}
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
        const isMarked = marked !== null && recordOf(row) === marked;
        return (
          <tr
            key={key}
            data-record={key}
            data-marked={isMarked || undefined}
            aria-rowindex={first + index + 2}
          >
            <td data-label={t('Sr.No.')}>
              {first + index + 1}
              {isMarked && <span className="visually-hidden"> {t('Just changed')}</span>}
            </td>
            {columns.map((column) => (
              <td key={column.key} data-label={column.title}>
                {column.cell === undefined ? column.text(row) : column.cell(row)}
              </td>
            ))}
          </tr>
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
