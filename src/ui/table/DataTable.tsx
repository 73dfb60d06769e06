import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../form/SearchField';
import { Select } from '../Select';
import type { Column } from './Column';
import styles from './DataTable.module.css';
import type { Filter } from './Filter';
import { FilterGroup } from './FilterGroup';
import { Pager } from './Pager';
import type { Sort } from './RowIndex';
import { SelectionBar } from './SelectionBar';
import { TableBody } from './TableBody';
import { TableHead } from './TableHead';
import type { TableView } from './TableView';
import { useFilterIndex } from './useFilterIndex';
import { useRowIndex } from './useRowIndex';
import { useSelection } from './useSelection';
import { PAGE_SIZES, useTableState } from './useTableState';
import { rowsAt, useTableView } from './useTableView';

/** Rows that are chosen to do something with many of them (rule Q1). */
export interface Choosing<Row> {
  readonly nameOf: (row: Row) => string;
  /** The buttons for the chosen rows, which are told in the order shown. */
  readonly acts: (chosen: TableView<Row>, clear: () => void) => ReactNode;
}

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
  /** Made once (useMemo), as the columns. */
  readonly filters?: readonly Filter<Row>[];
  readonly choosing?: Choosing<Row>;
  /** Between the tools and the rows: what a filter has to say of the rows of this page. */
  readonly above?: (filter: string, onPage: readonly Row[]) => ReactNode;
  /** Beside the search field; is told what the table shows. */
  readonly tools?: (view: TableView<Row>) => ReactNode;
}

const NO_FILTERS = [] as const;

/** The table of both lists (product §2 item 9): search, filters, sort and paging over up to 100,000 rows of one answer. */
export function DataTable<Row>({ label, rows, columns, recordOf, ...props }: DataTableProps<Row>) {
  const { marked = null, filters = NO_FILTERS, choosing, above, tools } = props;
  const { t } = useTranslation();
  const { state, setState, flush } = useTableState();
  const index = useRowIndex(rows, columns);
  const filtering = useFilterIndex(rows, filters);
  // Typing never waits for the filter: the field shows the key at once, the rows follow.
  const search = useDeferredValue(state.search);
  const found = useMemo(() => index.view(search, state.sort), [index, search, state.sort]);
  const filter = filters.find(({ key }) => key === state.filter) ?? null;
  const view = useMemo(
    () => (filter === null ? found : filtering.index.kept(filter, found)),
    [filter, found, filtering.index],
  );
  const lastPage = Math.max(1, Math.ceil(view.length / state.size));
  const page = Math.min(state.page, lastPage);
  const first = (page - 1) * state.size;
  const last = Math.min(first + state.size, view.length);
  const shown = useMemo(() => view.subarray(first, last), [view, first, last]);

  const { selection, choose, clear } = useSelection(
    rows,
    recordOf,
    `${filter?.key ?? ''}\n${state.search}`,
  );
  const nameOf = choosing?.nameOf;
  const choice = useMemo(
    () => (nameOf === undefined ? null : { selection, nameOf, onChoose: choose }),
    [selection, nameOf, choose],
  );
  // Each part is kept until what it shows changes: a key draws no head again, a page no search field.
  const body = useMemo(
    () => (
      <TableBody
        rows={rows}
        columns={columns}
        recordOf={recordOf}
        marked={marked}
        shown={shown}
        first={first}
        filter={filter?.key ?? ''}
        emptyText={
          filter?.holds === null
            ? t('Still looking through the lists…')
            : t('No matching records found')
        }
        choice={choice}
      />
    ),
    [rows, columns, recordOf, marked, shown, first, filter, choice, t],
  );
  const aboveRows = useMemo(
    () => above?.(filter?.key ?? '', rowsAt(rows, shown)),
    [above, filter, rows, shown],
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
  const { isPrepared } = filtering;
  const filterGroup = useMemo(
    () =>
      filters.length === 0 ? null : (
        <FilterGroup
          filters={filters}
          counts={isPrepared ? filtering.index.counts(found) : NO_FILTERS}
          all={found.length}
          chosen={filter?.key ?? ''}
          onChoose={(key) => setState((old) => ({ ...old, filter: key, page: 1 }))}
        />
      ),
    [filters, filter, filtering.index, isPrepared, found, setState],
  );
  const tableView = useTableView(rows, view);
  const toolbar = useMemo(() => tools?.(tableView), [tools, tableView]);
  const chosen = useMemo(() => selection.of(view), [selection, view]);
  const chosenView = useTableView(rows, chosen);
  const head = useMemo(
    () => (
      <TableHead
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
        {filterGroup}
      </div>
      <div className={styles['tools']}>
        {choosing !== undefined && (
          <SelectionBar
            chosen={chosen.length}
            shown={view.length}
            onPage={shown.length}
            onChooseAll={() => choose(view, true)}
            onChoosePage={() => choose(shown, true)}
            onClear={clear}
          >
            {choosing.acts(chosenView, clear)}
          </SelectionBar>
        )}
        <div className={styles['view']}>
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
      </div>
      {aboveRows}
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
