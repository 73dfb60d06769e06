import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslation } from '../../i18n/translation';
import { focusFirst } from '../focusFirst';
import { Pages } from '../Pages';
import { Filters } from './Filters';
import type { Filter } from './Filter';
import type { TableFirm, FirmColumn } from './FirmColumn';
import styles from './FirmTable.module.css';
import { ListSheet, SheetButton } from './ListSheet';
import toolStyles from './ListTools.module.css';
import { PrintSummary } from './PrintSummary';
import { SearchField } from './SearchField';
import { SelectionBar } from './SelectionBar';
import type { Sort } from './sortRows';
import { SoundalikeToggle } from './SoundalikeToggle';
import { TableBody } from './TableBody';
import { TableHead } from './TableHead';
import { useSelection } from './useSelection';
import { useTableRows } from './useTableRows';
import { PAGE_SIZES, type TableState, useTableState } from './useTableState';

interface FirmTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  /** Memoize: new columns make new search texts. */
  readonly columns: readonly FirmColumn<Row>[];
  /** Memoize, as the columns. */
  readonly filters: readonly Filter<Row>[];
  /** The id of the firm that was just changed: its row is marked. */
  readonly marked?: number | null;
  /** Called once, when the page of the marked row is shown. */
  readonly onRowsShown?: () => void;
  /** Selects all rows of the search and filter when the list opens. */
  readonly areAllChosen?: boolean;
  /** Gets the rows in the order shown (rule Q1). The buttons call `onArrival` when a dialog that replaces the sheet is ready. */
  readonly renderActions: (chosen: readonly Row[], onArrival: () => void) => ReactNode;
  /** Renders a note of the active filter about the rows of this page, above them. */
  readonly renderAbove?: (filter: string, onPage: readonly Row[]) => ReactNode;
  /** Renders the saved views beside the search; gets the state as it is, also if the address does not have it yet. */
  readonly renderViews?: (state: TableState, onOpen: () => void) => ReactNode;
  /** Renders the tools of the list; gets the shown rows of all pages. */
  readonly renderTools: (view: readonly Row[]) => ReactNode;
  /** The element beside the heading for the tools; on a phone they are in the sheet. */
  readonly toolsContainer: HTMLElement | null;
  /** The tools of the screen, which are beside its heading, and on a phone also in the sheet. */
  readonly screenTools: ReactNode;
}

/** The table of both lists (product §2 item 9): search, filters, sort and paging over all rows. */
export function FirmTable<Row extends TableFirm>(props: FirmTableProps<Row>) {
  const {
    label,
    rows,
    columns,
    filters,
    renderActions,
    renderAbove,
    renderViews,
    renderTools,
    toolsContainer,
    screenTools,
  } = props;
  const { marked = null, areAllChosen = false, onRowsShown } = props;
  const { t } = useTranslation();
  const { state, queriedRows, scope, change, flush } = useTableState(rows);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [sheetButton, setSheetButton] = useState<HTMLButtonElement | null>(null);
  // A dialog that a tool opens replaces the sheet, which stays open until the dialog is loaded.
  const [isSheetLeaving, startLeaving] = useTransition();
  const openSheet = useCallback(() => setIsSheetOpen(true), []);
  const closeSheet = useCallback(() => {
    // Before the next dialog opens, since it returns the focus to the element that has it now.
    flushSync(() => setIsSheetOpen(false));
    focusFirst(sheetButton);
  }, [sheetButton]);
  const list = useRef<HTMLDivElement>(null);
  const goToActions = () => {
    const action = list.current?.querySelector('[data-actions] button') ?? null;
    if (chosen.size > 0) focusFirst(action, sheetButton);
  };
  const onArrival = useCallback(() => isSheetOpen && closeSheet(), [isSheetOpen, closeSheet]);
  const found = useTableRows({ rows, queriedRows, columns, filters, state });
  const { view, filter } = found;
  // The parts around the rows take as long to render as the rows: the rows are painted first.
  const viewLater = useDeferredValue(view);
  const lastPage = Math.max(1, Math.ceil(view.length / state.size));
  const page = Math.min(state.page, lastPage);
  const first = (page - 1) * state.size;
  const shown = view.slice(first, first + state.size);

  const { chosen, choose, chooseRow, clear } = useSelection(rows, scope, areAllChosen ? view : []);
  const chosenInView = chosen.size === 0 ? [] : view.filter((row) => chosen.has(row));

  const sortTitle = columns.find(({ key }) => key === state.sort?.column)?.title;
  const sorted =
    sortTitle === undefined ? '' : `${sortTitle} ${state.sort?.descending === true ? '▼' : '▲'}`;
  const showing = t('Showing {{from}} to {{to}} of {{total}} entries', {
    from: view.length === 0 ? 0 : first + 1,
    to: first + shown.length,
    total: view.length,
  });
  const chosenWords =
    chosenInView.length > 0 ? t('{{count}} chosen', { count: chosenInView.length }) : '';
  const onFilter = useCallback((key: string) => change({ filter: key }), [change]);
  const onPage = useCallback((next: number) => change({ page: next }), [change]);
  const sizes = useMemo(
    () => ({ options: PAGE_SIZES, onPageSizeChange: (size: number) => change({ size }) }),
    [change],
  );
  const filtersOf = (vertical: boolean) => (
    <Filters
      vertical={vertical}
      filters={filters}
      counts={found.counts}
      all={found.all}
      chosen={filter?.key ?? ''}
      onChoose={onFilter}
    />
  );
  const toolsNow = useMemo(() => renderTools(view), [renderTools, view]);
  const views = renderViews?.(state, onArrival);
  const markedAt = marked === null ? -1 : view.findIndex(({ id }) => id === marked);
  const markedPage = markedAt === -1 ? page : Math.floor(markedAt / state.size) + 1;
  const areRowsShown = useRef(false);
  useLayoutEffect(() => {
    if (areRowsShown.current) return;
    if (page !== markedPage) return onPage(markedPage);
    areRowsShown.current = true;
    onRowsShown?.();
  }, [page, markedPage, onPage, onRowsShown]);
  const selection = (
    <SelectionBar
      chosen={chosenInView.length}
      shown={view.length}
      onChooseAll={() => choose(view, true)}
      onClear={clear}
    >
      {renderActions(chosenInView, onArrival)}
    </SelectionBar>
  );

  return (
    // A dialog moves the focus while React renders it: the address is written just after that.
    <div ref={list} className={styles['list']} onBlur={() => queueMicrotask(flush)}>
      <div role="search" className={toolStyles['line']}>
        <div className={toolStyles['search']} onFocus={found.prepareSearch}>
          <SearchField
            value={state.search}
            onChange={(search) => change({ search, showsSoundalikes: false })}
          />
        </div>
        {!isSheetOpen && (
          <div className={toolStyles['wide']}>
            {chosenInView.length > 0 ? selection : filtersOf(false)}
            {chosenInView.length === 0 && views}
          </div>
        )}
        <SheetButton
          ref={setSheetButton}
          onOpen={openSheet}
          busy={isSheetLeaving}
          summary={[chosenWords, filter?.title, sorted].filter(Boolean).join(' · ')}
        />
        {isSheetOpen && (
          <ListSheet
            onClose={closeSheet}
            onToolPressed={() => startLeaving(() => setIsSheetOpen(false))}
            shown={view.length}
            columns={columns}
            state={state}
            onChange={change}
            filters={filtersOf(true)}
            views={views}
            selection={selection}
            onChoosePage={() => choose(shown, true)}
            tools={toolsNow}
            screenTools={screenTools}
          />
        )}
        {/* The bar appears with the first choice, and a screen reader announces only changes of an existing element. */}
        <span className="visually-hidden" aria-live="polite">
          <span>{chosenWords}</span>{' '}
          {chosenInView.length === 1 && (
            <span>{t('Ctrl+Enter leads to the actions for chosen firms.')}</span>
          )}
        </span>
      </div>
      {!isSheetOpen && toolsContainer !== null && createPortal(toolsNow, toolsContainer)}
      <PrintSummary search={state.search} filter={filter?.title} sort={sorted} shown={showing} />
      {renderAbove?.(filter?.key ?? '', shown)}
      <div className={styles['scroll']} role="region" aria-label={label} tabIndex={0}>
        <table className={styles['table']} aria-rowcount={view.length + 1}>
          <caption className="visually-hidden">{label}</caption>
          <TableHead
            columns={columns}
            sort={state.sort}
            onSortIntent={found.prepareSort}
            onSort={(column) => change({ sort: nextSort(state.sort, column) })}
            chosen={shown.filter((row) => chosen.has(row)).length}
            shown={shown.length}
            onChoosePage={(isChosen) => choose(shown, isChosen)}
          />
          <TableBody
            rows={rows}
            columns={columns}
            marked={marked}
            shown={shown}
            first={first}
            exact={state.showsSoundalikes ? found.exact : view.length}
            filter={filter?.key ?? ''}
            emptyText={
              filter?.holds === null
                ? t('Still checking the lists…')
                : t('No matching records found')
            }
            chosen={chosen}
            onChoose={(row, event) => chooseRow(row, event, view)}
            onGoToActions={goToActions}
          />
        </table>
      </div>
      <SoundalikeToggle
        count={found.alike}
        open={state.showsSoundalikes}
        onToggle={() => change({ showsSoundalikes: !state.showsSoundalikes })}
      />
      <div className={styles['foot']}>
        <p role="status">{showing}</p>
        <Pages
          total={viewLater.length}
          page={page}
          size={state.size}
          onPageChange={onPage}
          pageSizes={sizes}
        />
      </div>
    </div>
  );
}

/** A click sorts ascending, the second one descending, the third one restores the order of the answer. */
function nextSort(sort: Sort | null, column: string): Sort | null {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? null : { column, descending: true };
}
