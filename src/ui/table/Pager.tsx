import { useTranslation } from '../../i18n/useTranslation';
import { pageLinks } from './pageLinks';
import styles from './Pager.module.css';

interface PagerProps {
  readonly page: number;
  readonly lastPage: number;
  readonly onPage: (page: number) => void;
}

/** Previous, at most eight pages, Next (product §9). */
export function Pager({ page, lastPage, onPage }: PagerProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('Pages')} className={styles['pager']}>
      <button type="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('Previous')}
      </button>
      {pageLinks(page, lastPage).map((number, index) =>
        number === null ? (
          <span key={`gap after ${index}`} aria-hidden="true" className={styles['gap']}>
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            aria-label={t('Page {{number}}', { number })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            {number}
          </button>
        ),
      )}
      <button type="button" disabled={page >= lastPage} onClick={() => onPage(page + 1)}>
        {t('Next')}
      </button>
    </nav>
  );
}
