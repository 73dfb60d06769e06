import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { SearchField } from '../form/SearchField';
import type { Amendment } from '../../domain/amendment';
import type { Column } from './Column';
import styles from './DataTable.module.css';
import type { Filter } from './Filter';
import { FilterGroup } from './FilterGroup';
import { Pager } from './Pager';
import { PaperLines } from './PaperLines';
import type { Sort } from './RowIndex';
import { RowsPerPage } from './RowsPerPage';
import { SelectionBar } from './SelectionBar';
import { SortChoice } from './SortChoice';
import { SoundGroup } from './SoundGroup';
import { TableBody } from './TableBody';
import { TableHead } from './TableHead';
import { TableTools } from './TableTools';
import type { TableView } from './TableView';
import { useAmendment } from './useAmendment';
import { useSelection } from './useSelection';
import { useTableRows } from './useTableRows';
import { useTableState } from './useTableState';
import { rowsAt, useTableView } from './useTableView';

interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  readonly label: string;
  readonly rows: readonly Row[];
  /** Which few rows are others than before, where whoever made them knows. */
  readonly amendment?: Amendment<Row> | null;
  /** Made once (useMemo): new columns mean a new index. */
  readonly columns: readonly Column<Row>[];
  /** What a row is known by (rule C1): it is its record, wherever it stands. `null`: only its place is known. */
  readonly recordOf: (row: Row) => number | null;
  /** The record that was changed just before: its row is marked. */
  readonly marked?: number | null;
  /** Made once (useMemo), as the columns. */
  readonly filters?: readonly Filter<Row>[];
  /** What a row is called: by it rows are found that only sound like the search, and chosen. */
  readonly nameOf?: (row: Row) => string;
  /**
   * What can be done with many rows: the buttons for the chosen ones, which are told in the order shown (rule Q1). They say
   * when what one of them opens has come: it takes the place of the sheet.
   */
  readonly acts?: (chosen: TableView<Row>, onArrival: () => void) => ReactNode;
  /** Between the tools and the rows: what a filter has to say of the rows of this page. */
  readonly above?: (filter: string, onPage: readonly Row[]) => ReactNode;
  /** Beside the search field; is told what the table shows. */
  readonly tools?: (view: TableView<Row>) => ReactNode;
  /** Beside the heading of the screen; on a phone in the sheet with the others. */
  readonly screenTools?: ReactNode;
}

const NO_FILTERS = [] as const;

/** The table of both lists (product §2 item 9): search, filters, sort and paging over up to 100,000 rows of one answer. */
export function DataTable<Row>({ label, rows, columns, recordOf, ...props }: DataTableProps<Row>) {
  const { marked = null, filters = NO_FILTERS, nameOf, acts, above, tools, screenTools } = props;
  const { t } = useTranslation();
  const { state, setState, flush } = useTableState();
  const [sheetOpen, setSheetOpen] = useState(false);
  const closeSheet = () => setSheetOpen(false);
  const amendment = useAmendment(rows, recordOf, props.amendment ?? null);
  const found = useTableRows({ rows, amendment, columns, filters, nameOf, state });
  const { view, filter } = found;
  const lastPage = Math.max(1, Math.ceil(view.length / state.size));
  const page = Math.min(state.page, lastPage);
  const first = (page - 1) * state.size;
  const last = Math.min(first + state.size, view.length);
  const shown = useMemo(() => view.subarray(first, last), [view, first, last]);

  const scope = `${filter?.key ?? ''}\n${state.search}`;
  const { selection, choose, clear } = useSelection(rows, recordOf, amendment, scope);
  const canChoose = acts !== undefined;
  const choice = useMemo(
    () => (nameOf === undefined || !canChoose ? null : { selection, nameOf, onChoose: choose }),
    [selection, nameOf, canChoose, choose],
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
        exact={state.sounds ? found.exact : view.length}
        filter={filter?.key ?? ''}
        emptyText={
          filter?.holds === null
            ? t('Still looking through the lists…')
            : t('No matching records found')
        }
        choice={choice}
      />
    ),
    [
      rows,
      columns,
      recordOf,
      marked,
      shown,
      first,
      state.sounds,
      found.exact,
      view,
      filter,
      choice,
      t,
    ],
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
          onChange={(typed) =>
            setState((old) => ({ ...old, search: typed, sounds: false, page: 1 }))
          }
        />
      </div>
    ),
    [state.search, setState],
  );
  const { counts, all } = found;
  const filterGroup = useMemo(
    () =>
      filters.length === 0 ? null : (
        <FilterGroup
          filters={filters}
          counts={counts}
          all={all}
          chosen={filter?.key ?? ''}
          onChoose={(key) => setState((old) => ({ ...old, filter: key, page: 1 }))}
        />
      ),
    [filters, filter, counts, all, setState],
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

  const sortTitle = columns.find(({ key }) => key === state.sort?.column)?.title;
  const sorted =
    sortTitle !== undefined && `${sortTitle} ${state.sort?.descending === true ? '▼' : '▲'}`;
  const asked = [
    chosen.length > 0 && t('{{count}} chosen', { count: chosen.length }),
    filter?.title,
    sorted,
  ];
  const showing = t('Showing {{from}} to {{to}} of {{total}} entries', {
    from: view.length === 0 ? 0 : first + 1,
    to: last,
    total: view.length,
  });

  return (
    <div className={styles['list']} onBlur={flush}>
      <TableTools
        search={field}
        filters={filterGroup}
        selection={
          acts !== undefined && (
            <SelectionBar
              chosen={chosen.length}
              shown={view.length}
              onChooseAll={() => choose(view, true)}
              onChoosePage={() => choose(shown, true)}
              onClear={clear}
            >
              {acts(chosenView, closeSheet)}
            </SelectionBar>
          )
        }
        sort={
          <SortChoice
            columns={columns}
            sort={state.sort}
            onSort={(sort) => setState((old) => ({ ...old, page: 1, sort }))}
          />
        }
        view={
          <>
            <RowsPerPage
              size={state.size}
              onSize={(size) => setState((old) => ({ ...old, size, page: 1 }))}
            />
            {toolbar}
          </>
        }
        screen={screenTools}
        asked={asked.filter((word) => typeof word === 'string')}
        shown={view.length}
        open={sheetOpen}
        onOpen={setSheetOpen}
      />
      <PaperLines search={state.search} filter={filter?.title} sort={sorted} shown={showing} />
      {aboveRows}
      <div className={styles['scroll']} role="region" aria-label={label} tabIndex={0}>
        <table className={styles['table']} aria-rowcount={view.length + 1}>
          <caption className="visually-hidden">{label}</caption>
          {head}
          {body}
        </table>
      </div>
      <SoundGroup
        count={found.alike}
        open={state.sounds}
        onToggle={() => setState((old) => ({ ...old, sounds: !old.sounds, page: 1 }))}
      />
      <div className={styles['foot']}>
        <p role="status">{showing}</p>
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
