import { useTranslation } from '../../i18n/useTranslation';
import type { FirmColumn } from './FirmColumn';
import styles from './FirmTable.module.css';
import type { Sort } from './sortRows';

interface TableHeadProps<Row> {
  readonly columns: readonly FirmColumn<Row>[];
  readonly sort: Sort | null;
  readonly onSort: (column: string) => void;
  /** The pointer or the focus has come to what sorts by it. */
  readonly onPrepare: (column: string) => void;
  /** How many of this page are chosen, of how many that are shown. */
  readonly chosen: number;
  readonly shown: number;
  readonly onChoosePage: (isChosen: boolean) => void;
}

export function TableHead<Row>({ columns, sort, onSort, onPrepare, ...page }: TableHeadProps<Row>) {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        <th scope="col" aria-label={t('Sr.No.')}>
          <label className={styles['choose']}>
            <input
              type="checkbox"
              aria-label={t('Choose this page')}
              ref={(box) => {
                if (box !== null) box.indeterminate = page.chosen > 0 && page.chosen < page.shown;
              }}
              disabled={page.shown === 0}
              checked={page.shown > 0 && page.chosen === page.shown}
              onChange={({ target }) => page.onChoosePage(target.checked)}
            />
            <span>{t('Sr.No.')}</span>
          </label>
        </th>
        {columns.map((column) => (
          <HeaderCell
            key={column.key}
            column={column}
            sort={sort}
            onSort={onSort}
            onPrepare={onPrepare}
          />
        ))}
      </tr>
    </thead>
  );
}

interface HeaderCellProps<Row> {
  readonly column: FirmColumn<Row>;
  readonly sort: Sort | null;
  readonly onSort: (column: string) => void;
  /** The pointer or the focus has come to what sorts by it. */
  readonly onPrepare: (column: string) => void;
}

function HeaderCell<Row>({ column, sort, onSort, onPrepare }: HeaderCellProps<Row>) {
  const isActs = column.place === 'acts' || undefined;
  if (column.sorter === false)
    return (
      <th scope="col" data-acts={isActs}>
        {column.title}
      </th>
    );
  const direction =
    sort?.column !== column.key ? 'none' : sort.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={direction}>
      <SortButton
        title={column.title}
        direction={direction}
        onClick={() => onSort(column.key)}
        onPrepare={() => onPrepare(column.key)}
      />
    </th>
  );
}

interface SortButtonProps {
  readonly title: string;
  readonly direction: 'none' | 'ascending' | 'descending';
  readonly onClick: () => void;
  readonly onPrepare: () => void;
}

function SortButton({ title, direction, onClick, onPrepare }: SortButtonProps) {
  return (
    <button
      type="button"
      className={styles['sort']}
      onClick={onClick}
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
    >
      <span>{title}</span>
      <span className={styles['carets']} data-direction={direction} aria-hidden="true">
        <span>▲</span>
        <span>▼</span>
      </span>
    </button>
  );
}
