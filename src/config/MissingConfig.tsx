import { useTranslation } from '../i18n/useTranslation';
import styles from './BadConfig.module.css';
import { TryAgain } from './TryAgain';

/** Replaces the portal when config.json could not be loaded, which may only be a network problem. */
export function MissingConfig() {
  const { t } = useTranslation();
  return (
    <main className={styles['page']} role="alert">
      <title>{t('The portal could not be loaded')}</title>
      <h1>{t('The portal could not be loaded')}</h1>
      <p>{t('The file config.json could not be loaded. Please check your internet connection.')}</p>
      <TryAgain />
    </main>
  );
}
