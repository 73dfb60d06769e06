import { useTranslation } from '../../i18n/useTranslation';
import styles from './Loading.module.css';
import { Spinner } from './Spinner';

export function Loading({ text }: { readonly text?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles['loading']}>
      <div className={styles['sign']}>
        <Spinner />
      </div>
      <span>{text ?? t('Loading...')}</span>
    </div>
  );
}
