import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';

interface DraftOfferProps {
  readonly onTake: () => void;
  readonly onDrop: () => void;
}

/** Offers what was typed here before a reload or an expired session (decisions S3). */
export function DraftOffer({ onTake, onDrop }: DraftOfferProps) {
  const { t } = useTranslation();
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={t('There are changes of yours here that were never saved.')}
      action={
        <>
          <Button size="small" type="primary" onClick={onTake}>
            {t('Restore them')}
          </Button>{' '}
          <Button size="small" onClick={onDrop}>
            {t('Discard them')}
          </Button>
        </>
      }
      style={{ marginBlockEnd: 16 }}
    />
  );
}
