import { useTranslation } from 'react-i18next';
import styles from './Loading.module.css';

/** Stands while a screen's script or its first answer is on the way. */
export function Loading({ text }: { readonly text?: string }) {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles['loading']}>
      {text ?? t('Loading...')}
    </div>
  );
}
