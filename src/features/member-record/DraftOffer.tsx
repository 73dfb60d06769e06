import { Alert, Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import styles from './record.module.css';

interface DraftOfferProps {
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Offers to restore text typed before a reload or an expired session (rule S3). */
export function DraftOffer({ onRestore, onDiscard }: DraftOfferProps) {
  const { t } = useTranslation();
  return (
    <Alert
      type="warning"
      role="status"
      showIcon
      className={styles['above'] ?? ''}
      title={t('You have unsaved changes here from earlier.')}
      action={
        <>
          <Button type="primary" onClick={onRestore}>
            {t('Restore changes')}
          </Button>
          <Button onClick={onDiscard}>{t('Discard changes')}</Button>
        </>
      }
    />
  );
}
