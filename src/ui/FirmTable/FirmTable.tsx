import { useTranslation } from '../../i18n/translation';
import type { FirmColumn, FirmTableProps, TableFirm, TableView } from './FirmColumn';
import styles from './FirmTable.module.css';
import { TableBody } from './TableBody';

/** The rows of a list: a table, or cards where its columns have no room (product §2 item 9). */
export function FirmTable<Row extends TableFirm>(props: FirmTableProps<Row>) {
  const { label, columns, list } = props;
  return (
    <div className={`box ${styles['scroll']}`} role="region" aria-label={label} tabIndex={0}>
      <table className={styles['table']} aria-rowcount={list.view.length + 1}>
        <caption className="visually-hidden">{label}</caption>
        <TableHead columns={columns} list={list} />
        <TableBody {...props} />
      </table>
    </div>
  );
}

interface TableHeadProps<Row> {
  readonly columns: readonly FirmColumn<Row>[];
  readonly list: TableView<Row>;
}

const CARETS = { none: '↕', ascending: '▲', descending: '▼' } as const;

function TableHead<Row extends TableFirm>({ columns, list }: TableHeadProps<Row>) {
  const { t } = useTranslation();
  const { sort } = list.address;
  return (
    <thead>
      <tr>
        <th scope="col" aria-label={t('Sr.No.')}>
          <ChoosePage list={list} />
        </th>
        {columns.map(({ key, title, place, sorter }) => {
          if (sorter === false)
            return (
              <th key={key} scope="col" data-actions={place === 'actions' || undefined}>
                {title}
              </th>
            );
          const direction =
            sort?.column !== key ? 'none' : sort.descending ? 'descending' : 'ascending';
          const name = <span>{title}</span>;
          return (
            <th key={key} scope="col" aria-sort={direction}>
              <button
                type="button"
                className={styles['sort']}
                onClick={() => list.sortBy(key)}
                onPointerEnter={() => list.prepareSort(key)}
                onFocus={() => list.prepareSort(key)}
              >
                {name}
                <span className={styles['caret']} aria-hidden="true">
                  {CARETS[direction]}
                </span>
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function ChoosePage<Row extends TableFirm>({ list }: Pick<TableHeadProps<Row>, 'list'>) {
  const { t } = useTranslation();
  const rows = list.shown.filter(({ id }) => id !== null);
  const chosen = rows.filter(({ id }) => id !== null && list.chosen.has(id)).length;
  return (
    <label className={styles['choose']}>
      <input
        type="checkbox"
        aria-label={t('Choose this page')}
        ref={(box) => {
          if (box !== null) box.indeterminate = chosen > 0 && chosen < rows.length;
        }}
        disabled={rows.length === 0}
        checked={rows.length > 0 && chosen === rows.length}
        onChange={({ target }) => list.choose(rows, target.checked)}
      />
      <span>{t('Sr.No.')}</span>
    </label>
  );
}
