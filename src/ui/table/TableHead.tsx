import { useTranslation } from '../../i18n/useTranslation';
import type { Column } from './Column';
import styles from './DataTable.module.css';
import type { Sort } from './sortRows';

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | null;
  readonly onSort: (column: string) => void;
  /** The pointer or the focus has come to what sorts by it. */
  readonly onPrepare: (column: string) => void;
}

export function TableHead<Row>({ columns, sort, onSort, onPrepare }: TableHeadProps<Row>) {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        <th scope="col">{t('Sr.No.')}</th>
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
  readonly column: Column<Row>;
  readonly sort: Sort | null;
  readonly onSort: (column: string) => void;
  /** The pointer or the focus has come to what sorts by it. */
  readonly onPrepare: (column: string) => void;
}

function HeaderCell<Row>({ column, sort, onSort, onPrepare }: HeaderCellProps<Row>) {
  const isActs = column.place === 'acts' || undefined;
  if (column.sortable === false)
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
