import { useTranslation } from '../../i18n/useTranslation';
import { Notice } from '../../ui/plain/Notice';
import { Button } from '../../ui/plain/Button';
import styles from './MemberFields.module.css';

interface DraftOfferProps {
  readonly onTake: () => void;
  readonly onDrop: () => void;
}

/** Offers what was typed here before a reload or an expired session (rule S3). */
export function DraftOffer({ onTake, onDrop }: DraftOfferProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['offer']}>
      <Notice
        kind="warning"
        role="status"
        title={t('There are changes of yours here that were never saved.')}
        action={
          <>
            <Button small primary onClick={onTake}>
              {t('Restore them')}
            </Button>
            <Button small onClick={onDrop}>
              {t('Discard them')}
            </Button>
          </>
        }
      />
    </div>
  );
}
