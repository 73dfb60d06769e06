import { CopyOutlined } from '@ant-design/icons';
import { Button, Card } from 'antd';
import { formatDate } from '../../domain/dates';
import type { MemberRecord } from '../../domain/member';
import { properName } from '../../i18n/properName';
import { useTranslation } from '../../i18n/useTranslation';
import { copyAndNotify } from '../../ui/copyAndNotify';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import styles from './cards.module.css';

export function FirmCard({ record }: { readonly record: MemberRecord }) {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  const { firmName, membership } = record;
  const since = formatDate(record.paymentDate);
  return (
    <Card role="region" aria-labelledby="firm">
      <h2 id="firm" className={styles['heading']} {...properName(firmName)}>
        {firmName === '' ? '-' : firmName}
      </h2>
      <p className={styles['line']}>
        <span>{t('Membership No.')}</span>
        <strong translate={membership === null ? 'yes' : 'no'}>
          {membership ?? t('Not Available')}
        </strong>
        {membership !== null && (
          <Button
            type="text"
            icon={<CopyOutlined aria-hidden />}
            aria-label={t('Copy membership number')}
            onClick={() => void copyAndNotify(dialogs, membership)}
          />
        )}
      </p>
      {since !== '-' && (
        <p className={styles['line']}>{t('Member since {{date}}', { date: since })}</p>
      )}
    </Card>
  );
}
