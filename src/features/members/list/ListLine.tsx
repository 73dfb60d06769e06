import { FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import {
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useDeferredValue,
  useState,
} from 'react';
import type { ListName } from '../../../config/paths';
import { useTranslation } from '../../../i18n/translation';
import { Filters } from '../../../ui/Filters';
import type { FirmColumn, TableFirm } from '../../../ui/FirmTable/FirmColumn';
import { FilterSheet } from './FilterSheet';
import styles from './list.module.css';
import { PrintLine } from '../../../ui/plain/small';
import { SavedViews } from './SavedViews';
import { SearchField } from './SearchField';
import { SelectionBar } from './SelectionBar';
import { viewOf } from './listAddress';
import type { ListState } from './useFirmList';

interface ListAction {
  readonly key: string;
  readonly text: string;
  readonly icon: ReactNode;
  readonly isDanger: boolean;
  readonly onPress: () => void;
}

interface ListLineProps<Row extends TableFirm> {
  readonly list: ListState<Row>;
  readonly columns: readonly FirmColumn<Row>[];
  readonly name: ListName;
  /** What can be done with the chosen firms. */
  readonly actions: readonly ListAction[];
  /** The dialog of such a change is still loading. */
  readonly isBusy: boolean;
  /** Which rows are shown, in words. */
  readonly showing: string;
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** What is not empty. */
const inWords = (parts: readonly unknown[]) => parts.filter(Boolean).join(' · ');

/** The line above a list: the search, and the filters, or what can be done with the chosen firms. A phone has them in a sheet. */
export function ListLine<Row extends TableFirm>(props: ListLineProps<Row>) {
  const { list, columns, name, actions, isBusy, showing, ref } = props;
  const { t } = useTranslation();
  const { address, change, chosenRows, filter } = list;
  const [isOpen, setIsOpen] = useState(false);
  const openSheet = useCallback(() => setIsOpen(true), []);
  const closeSheet = useCallback(() => setIsOpen(false), []);
  // The rows are painted first.
  const view = useDeferredValue(viewOf(address));
  const onFilter = useCallback((key: string) => change({ filter: key }), [change]);

  const sorted = columns.find(({ key }) => key === address.sort?.column)?.title;
  const chosenText =
    chosenRows.length > 0 ? t('{{count}} chosen', { count: chosenRows.length }) : '';
  const filterAndSort = [
    filter?.title,
    sorted && `${sorted} ${address.sort?.descending === true ? '▼' : '▲'}`,
  ];
  const searched = address.search.trim() !== '' && t('Search: {{text}}', { text: address.search });
  const selection = (
    <SelectionBar
      chosen={chosenRows.length}
      view={list.view}
      onChooseAll={() => list.choose(list.view, true)}
      onClear={list.clear}
    >
      {actions.map(({ key, text, icon, isDanger, onPress }) => (
        <Button
          key={key}
          // The loading sign takes the icon's place, so that no button moves.
          icon={icon}
          danger={isDanger}
          disabled={chosenRows.length === 0}
          loading={isBusy}
          aria-busy={isBusy}
          onClick={() => {
            closeSheet();
            onPress();
          }}
        >
          {text}
        </Button>
      ))}
    </SelectionBar>
  );
  const views = <SavedViews list={name} query={view} onOpen={closeSheet} />;
  const filters = (
    <Filters
      vertical={isOpen}
      filters={list.filters}
      counts={list.counts}
      chosen={filter?.key ?? ''}
      onChoose={onFilter}
    />
  );
  const summary = useDeferredValue(inWords([chosenText, ...filterAndSort]));
  return (
    <>
      <div ref={ref} role="search" className={`row screen-only ${styles['line']}`}>
        <div className={styles['search']} onFocus={list.prepareSearch}>
          <SearchField value={address.search} onChange={list.type} />
        </div>
        {!isOpen && (
          <div className={`row screen-only ${styles['wide']}`}>
            {chosenRows.length > 0 ? (
              selection
            ) : (
              <>
                {filters}
                {views}
              </>
            )}
          </div>
        )}
        <SheetButton summary={summary} isBusy={isBusy} onOpen={openSheet} />
        {isOpen && (
          <FilterSheet
            onClose={closeSheet}
            shown={list.view.length}
            columns={columns}
            address={address}
            onChange={change}
          >
            {views}
            {filters}
            {selection}
            <Button
              disabled={list.shown.every(({ id }) => id === null)}
              onClick={() => list.choose(list.shown, true)}
            >
              {t('Choose this page')}
            </Button>
          </FilterSheet>
        )}
        {/* The bar appears with the first choice, and a screen reader announces only changes of an existing element. */}
        <span className="visually-hidden" aria-live="polite">
          <span>{chosenText}</span>{' '}
          {chosenRows.length === 1 && (
            <span>{t('Ctrl+Enter leads to the actions for chosen firms.')}</span>
          )}
        </span>
      </div>
      {/* On paper these words stand for the tools. */}
      <PrintLine start={inWords([searched, ...filterAndSort])} end={showing} />
    </>
  );
}

interface SheetButtonProps {
  /** What is chosen, filtered and sorted, in words. */
  readonly summary: string;
  readonly isBusy: boolean;
  readonly onOpen: () => void;
}

const SheetButton = memo(function SheetButton({ summary, isBusy, onOpen }: SheetButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      className={styles['opener'] ?? ''}
      icon={<FilterOutlined aria-hidden />}
      aria-haspopup="dialog"
      aria-busy={isBusy}
      onClick={onOpen}
    >
      <span className={styles['summary']}>
        <span>{t('Filter & more')}</span> <small>{summary}</small>
      </span>
    </Button>
  );
});
