import { useTranslation } from '../../i18n/translation';
import styles from './PrintSummary.module.css';

interface PrintSummaryProps {
  readonly search: string;
  readonly filter: string | undefined;
  /** The sort column and direction; '' for the order of the answer. */
  readonly sort: string;
  readonly shown: string;
}

/** Search, filter and sort in words for paper, where the tools are not printed. */
export function PrintSummary({ search, filter, sort, shown }: PrintSummaryProps) {
  const { t } = useTranslation();
  const conditions = [
    search.trim() !== '' && t('Search: {{text}}', { text: search }),
    filter,
    sort,
  ];
  return (
    <div
      className={styles['lines']}
      aria-hidden="true"
      data-conditions={conditions.filter(Boolean).join(' · ')}
      data-shown={shown}
    />
  );
}
