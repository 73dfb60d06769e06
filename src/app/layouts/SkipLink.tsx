import { useTranslation } from '../../i18n/translation';
import styles from './SkipLink.module.css';

export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      className={styles['skip']}
      href="#content"
      onClick={(event) => {
        // The router would read the hash as part of the address.
        event.preventDefault();
        document.querySelector<HTMLElement>('#content h1')?.focus();
      }}
    >
      {t('Skip to content')}
    </a>
  );
}
