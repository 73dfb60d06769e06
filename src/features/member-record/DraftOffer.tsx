import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/Notice';
import { PlainButton } from '../../ui/PlainButton';
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
            <PlainButton small primary onClick={onTake}>
              {t('Restore them')}
            </PlainButton>
            <PlainButton small onClick={onDrop}>
              {t('Discard them')}
            </PlainButton>
          </>
        }
      />
    </div>
  );
}
