import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { SearchField } from '../form/SearchField';
import type { Column } from './Column';
import styles from './DataTable.module.css';
import type { Filter } from './Filter';
import { FilterGroup } from './FilterGroup';
import { Pager } from './Pager';
import { PaperLines } from './PaperLines';
import { RowsPerPage } from './RowsPerPage';
import { SelectionBar } from './SelectionBar';
import { SortChoice } from './SortChoice';
import type { Sort } from './sortRows';
import { SoundGroup } from './SoundGroup';
import { TableBody } from './TableBody';
import { TableHead } from './TableHead';
import { TableTools } from './TableTools';
import { useSelection } from './useSelection';
import { useTableRows } from './useTableRows';
import { type TableState, useTableState } from './useTableState';

interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  readonly label: string;
  readonly rows: readonly Row[];
  /** Made once (useMemo): new columns mean new search texts. */
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
  readonly acts?: (chosen: readonly Row[], onArrival: () => void) => ReactNode;
  /** Between the tools and the rows: what a filter has to say of the rows of this page. */
  readonly above?: (filter: string, onPage: readonly Row[]) => ReactNode;
  /** Beside the search field; is told what the table shows, over all its pages. */
  readonly tools?: (view: readonly Row[]) => ReactNode;
  /** Beside the heading of the screen; on a phone in the sheet with the others. */
  readonly screenTools?: ReactNode;
}

const NO_FILTERS = [] as const;

/** The table of both lists (product §2 item 9): search, filters, sort and paging over all rows of one answer. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, rows, columns, recordOf, nameOf, acts, above, tools, screenTools } = props;
  const { marked = null, filters = NO_FILTERS } = props;
  const { t } = useTranslation();
  const { state, askedOf, scope, setState, flush } = useTableState(rows);
  const change = (changed: Partial<TableState>) =>
    setState((old) => ({ ...old, page: 1, ...changed }));
  const [sheetOpen, setSheetOpen] = useState(false);
  const found = useTableRows({ rows, askedOf, columns, recordOf, filters, nameOf, state });
  const { view, filter } = found;
  const lastPage = Math.max(1, Math.ceil(view.length / state.size));
  const page = Math.min(state.page, lastPage);
  const first = (page - 1) * state.size;
  const shown = view.slice(first, first + state.size);

  const { chosen, choose, clear } = useSelection(rows, recordOf, scope);
  const chosenInView = chosen.size === 0 ? [] : view.filter((row) => chosen.has(row));

  const sortTitle = columns.find(({ key }) => key === state.sort?.column)?.title;
  const sorted =
    sortTitle !== undefined && `${sortTitle} ${state.sort?.descending === true ? '▼' : '▲'}`;
  const asked = [
    chosenInView.length > 0 && t('{{count}} chosen', { count: chosenInView.length }),
    filter?.title,
    sorted,
  ];
  const showing = t('Showing {{from}} to {{to}} of {{total}} entries', {
    from: view.length === 0 ? 0 : first + 1,
    to: first + shown.length,
    total: view.length,
  });

  return (
    // A dialog moves the focus while React draws it: the address is written just after that.
    <div className={styles['list']} onBlur={() => queueMicrotask(flush)}>
      <TableTools
        search={
          <div className={styles['search']} onFocus={found.prepareSearch}>
            <SearchField
              value={state.search}
              onChange={(search) => change({ search, sounds: false })}
            />
          </div>
        }
        filters={
          filters.length > 0 && (
            <FilterGroup
              filters={filters}
              counts={found.counts}
              all={found.all}
              chosen={filter?.key ?? ''}
              onChoose={(key) => change({ filter: key })}
            />
          )
        }
        selection={
          acts !== undefined && (
            <SelectionBar
              chosen={chosenInView.length}
              shown={view.length}
              onChooseAll={() => choose(view, true)}
              onChoosePage={() => choose(shown, true)}
              onClear={clear}
            >
              {acts(chosenInView, () => setSheetOpen(false))}
            </SelectionBar>
          )
        }
        sort={
          <SortChoice columns={columns} sort={state.sort} onSort={(sort) => change({ sort })} />
        }
        view={
          <>
            <RowsPerPage size={state.size} onSize={(size) => change({ size })} />
            {tools?.(view)}
          </>
        }
        screen={screenTools}
        asked={asked.filter((word) => typeof word === 'string')}
        shown={view.length}
        open={sheetOpen}
        onOpen={setSheetOpen}
      />
      <PaperLines search={state.search} filter={filter?.title} sort={sorted} shown={showing} />
      {above?.(filter?.key ?? '', shown)}
      <div className={styles['scroll']} role="region" aria-label={label} tabIndex={0}>
        <table className={styles['table']} aria-rowcount={view.length + 1}>
          <caption className="visually-hidden">{label}</caption>
          <TableHead
            columns={columns}
            sort={state.sort}
            onPrepare={found.prepareSort}
            onSort={(column) => change({ sort: nextSort(state.sort, column) })}
          />
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
            choice={
              nameOf === undefined || acts === undefined
                ? null
                : { chosen, nameOf, onChoose: choose }
            }
          />
        </table>
      </div>
      <SoundGroup
        count={found.alike}
        open={state.sounds}
        onToggle={() => change({ sounds: !state.sounds })}
      />
      <div className={styles['foot']}>
        <p role="status">{showing}</p>
        <Pager page={page} lastPage={lastPage} onPage={(next) => change({ page: next })} />
      </div>
    </div>
  );
}

/** A click sorts ascending, a second one descending, a third one gives the order of the answer back. */
function nextSort(sort: Sort | null, column: string): Sort | null {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? null : { column, descending: true };
}
