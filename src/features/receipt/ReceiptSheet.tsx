import { useTranslation } from 'react-i18next';
import type { Receipt } from '../../api/decode/receipt';
import { useConfig } from '../../config/ConfigContext';
import { formatDate } from '../../domain/dates';
import { formatRupees } from '../../domain/money';
import styles from './ReceiptSheet.module.css';

/** The sheet itself: one A4 page on paper (spec §2 item 15). */
export function ReceiptSheet({ receipt }: { readonly receipt: Receipt }) {
  const { t } = useTranslation();
  const { association } = useConfig();
  return (
    <article className={styles['sheet']} aria-label={t('Membership Fee Receipt')}>
      <header className={styles['letterhead']}>
        <img src={`${import.meta.env.BASE_URL}logo.svg`} alt="" width={64} height={64} />
        <div>
          <p className={styles['association']}>{association.name}</p>
          <p>{association.address}</p>
          <p>
            {t('Registration No.')} {association.registrationNumber}
          </p>
        </div>
      </header>
      <p className={styles['title']}>{t('Membership Fee Receipt')}</p>
      <Details
        heading={t('Membership Details')}
        rows={[
          [t('Receipt No.'), receipt.receiptNo],
          [t('Receipt Date'), formatDate(receipt.paymentDate)],
          [t('Membership No.'), receipt.membership ?? t('Not Available')],
          [t('Firm Name'), receipt.firmName],
          [t('Email'), receipt.email],
          [t('Phone'), receipt.phone],
          [t('Address'), receipt.address],
        ]}
      />
      <Details
        heading={t('Payment Details')}
        rows={[
          [t('Payment Mode'), t('Online')],
          [t('Transaction Date'), formatDate(receipt.paymentDate)],
          [t('Amount (INR)'), formatRupees(receipt.fee)],
        ]}
      />
      <div className={styles['signing']}>
        <p>{t('Signature')}</p>
        <p>{t('Seal')}</p>
      </div>
    </article>
  );
}

interface DetailsProps {
  readonly heading: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
}

function Details({ heading, rows }: DetailsProps) {
  return (
    <section className={styles['details']}>
      <h2>{heading}</h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === '' ? '-' : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
