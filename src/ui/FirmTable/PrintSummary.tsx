import { useTranslation } from '../../i18n/useTranslation';
import styles from './PrintSummary.module.css';

interface PrintSummaryProps {
  readonly search: string;
  readonly filter: string | undefined;
  /** By which column and which way; '' for the order of the answer. */
  readonly sort: string;
  readonly shown: string;
}

/** What the tools of a list say, in words: they are not printed. */
export function PrintSummary({ search, filter, sort, shown }: PrintSummaryProps) {
  const { t } = useTranslation();
  const asked = [search.trim() !== '' && t('Search: {{text}}', { text: search }), filter, sort];
  return (
    <div
      className={styles['lines']}
      aria-hidden="true"
      data-asked={asked.filter(Boolean).join(' · ')}
      data-shown={shown}
    />
  );
}
