import { useTranslation } from '../../i18n/useTranslation';
import styles from './SkipLink.module.css';

/** The first stop of the Tab key: past the navigation, straight to the content. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      className={styles['skip']}
      href="#content"
      onClick={(event) => {
        // The hash would become part of the address that the router reads.
        event.preventDefault();
        document.querySelector<HTMLElement>('#content h1')?.focus();
      }}
    >
      {t('Skip to content')}
    </a>
  );
}
