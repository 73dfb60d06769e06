import { Card } from 'antd';
import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { formatRupees } from '../../domain/money';
import type { Receipt } from '../../domain/member';
import { useTranslation } from '../../i18n/translation';
import { isolated, withIsolatedName } from '../../ui/dialogs/FirmIdentity';
import { ReceiptFile } from './ReceiptFile';
import styles from './ReceiptFile.module.css';

export function ReceiptCard({ receipt }: { readonly receipt: Receipt }) {
  const { t } = useTranslation();
  return (
    <Card role="region" aria-labelledby="receipt">
      <h2 id="receipt" className={styles['heading']}>
        {withIsolatedName(t('Receipt {{number}}', { number: isolated(receipt.receiptNo) }))}{' '}
        <span className="visually-hidden">·</span>{' '}
        <strong translate="no">{formatRupees(receipt.fee)}</strong>
      </h2>
      <ReceiptFile receipt={receipt}>
        <Link to={paths.receipt} className={styles['open'] ?? ''}>
          {t('Open receipt')}
        </Link>
      </ReceiptFile>
    </Card>
  );
}
