import { useTranslation } from '../../i18n/useTranslation';
import { Select } from '../Select';
import styles from './DataTable.module.css';
import { PAGE_SIZES } from './useTableState';

interface RowsPerPageProps {
  readonly size: number;
  readonly onSize: (size: number) => void;
}

export function RowsPerPage({ size, onSize }: RowsPerPageProps) {
  const { t } = useTranslation();
  return (
    <label className={styles['size']}>
      <span>{t('Rows per page')}</span>
      <Select value={size} onChange={({ target }) => onSize(Number(target.value))}>
        {PAGE_SIZES.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </Select>
    </label>
  );
}
