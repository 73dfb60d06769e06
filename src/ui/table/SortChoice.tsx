import { useTranslation } from '../../i18n/useTranslation';
import { Select } from '../Select';
import type { Column } from './Column';
import styles from './SortChoice.module.css';
import type { Sort } from './sortRows';

interface SortChoiceProps {
  readonly columns: readonly Pick<Column<never>, 'key' | 'title' | 'sortable'>[];
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort | null) => void;
}

/** The same as the heads of the columns, where these are not drawn. */
export function SortChoice({ columns, sort, onSort }: SortChoiceProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['sort']}>
      <label>
        <span>{t('Sort by')}</span>
        <Select
          value={sort?.column ?? ''}
          onChange={({ target: { value } }) =>
            onSort(value === '' ? null : { column: value, descending: sort?.descending ?? false })
          }
        >
          <option value="">{t('As they came')}</option>
          {columns
            .filter(({ sortable }) => sortable !== false)
            .map(({ key, title }) => (
              <option key={key} value={key}>
                {title}
              </option>
            ))}
        </Select>
      </label>
      <label>
        <span>{t('Direction')}</span>
        <Select
          disabled={sort === null}
          value={sort?.descending === true ? 'down' : 'up'}
          onChange={({ target: { value } }) =>
            onSort(sort === null ? null : { ...sort, descending: value === 'down' })
          }
        >
          <option value="up">{t('Ascending')}</option>
          <option value="down">{t('Descending')}</option>
        </Select>
      </label>
    </div>
  );
}
