import { useTranslation } from '../../i18n/translation';
import type { FirmColumn } from './FirmColumn';
import styles from './FirmTable.module.css';
import type { Sort } from './sortRows';

interface TableHeadProps<Row> {
  readonly columns: readonly FirmColumn<Row>[];
  readonly sort: Sort | null;
  readonly onSort: (column: string) => void;
  readonly onSortIntent: (column: string) => void;
  /** The number of selected rows on this page, out of those shown. */
  readonly chosen: number;
  readonly shown: number;
  readonly onChoosePage: (isChosen: boolean) => void;
}

export function TableHead<Row>({
  columns,
  sort,
  onSort,
  onSortIntent,
  ...page
}: TableHeadProps<Row>) {
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
                onClick={() => onSort(key)}
                onPointerEnter={() => onSortIntent(key)}
                onFocus={() => onSortIntent(key)}
              >
                {name}
                <span className={styles['carets']} data-direction={direction} aria-hidden="true">
                  <span>▲</span>
                  <span>▼</span>
                </span>
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
