import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '../../domain/receipt';
import { useConfig } from '../../config/ConfigContext';
import { amountInWords } from '../../domain/amountInWords';
import { formatDate } from '../../domain/dates';
import { formatRupees } from '../../domain/money';
import { currentLanguage } from '../../i18n/i18n';
import { Letterhead } from './Letterhead';
import styles from './ReceiptSheet.module.css';

/** The sheet itself: one A4 page on paper (product §2 item 15). */
export function ReceiptSheet({ receipt }: { readonly receipt: Receipt }) {
  const { t } = useTranslation();
  const { association } = useConfig();
  return (
    <article className={styles['sheet']} aria-label={t('Membership Fee Receipt')}>
      <Letterhead />
      <p className={styles['title']}>{t('Membership Fee Receipt')}</p>
      <Details heading={t('Membership Details')}>
        <Rows
          kind="reference"
          rows={[
            [t('Receipt No.'), receipt.receiptNo],
            [t('Receipt Date'), formatDate(receipt.paymentDate)],
          ]}
        />
        <Rows
          kind="plain"
          rows={[
            [t('Membership No.'), receipt.membership ?? t('Not Available')],
            [t('Firm Name'), receipt.firmName],
            [t('Email'), receipt.email],
            [t('Phone'), receipt.phone],
            [t('Address'), receipt.address],
          ]}
        />
      </Details>
      <div className={styles['together']}>
        <Details heading={t('Payment Details')}>
          <Rows
            kind="plain"
            rows={[
              [t('Payment Mode'), t('Online')],
              [t('Transaction Date'), formatDate(receipt.paymentDate)],
            ]}
          />
          <Rows kind="amount" rows={[[t('Amount (INR)'), formatRupees(receipt.fee)]]} />
          <Words fee={receipt.fee} />
        </Details>
        <div className={styles['signing']}>
          <div>
            <p>{t('For {{association}}', { association: association.name })}</p>
            <p>{t('Signature')}</p>
          </div>
          <div>
            <p>{t('Seal')}</p>
          </div>
        </div>
      </div>
    </article>
  );
}

interface DetailsProps {
  readonly heading: string;
  readonly children: ReactNode;
}

function Details({ heading, children }: DetailsProps) {
  return (
    <section className={styles['details']}>
      <h2>{heading}</h2>
      <div className={styles['ruled']}>{children}</div>
    </section>
  );
}

/** Characters, some ten lines: on paper such a text has the whole width and smaller letters. */
const LONG = 500;

interface RowsProps {
  readonly kind: 'reference' | 'plain' | 'amount';
  readonly rows: readonly (readonly [name: string, value: string])[];
}

function Rows({ kind, rows }: RowsProps) {
  return (
    <dl className={styles[kind]}>
      {rows.map(([name, value]) => (
        <div key={name} className={value.length > LONG ? styles['long'] : undefined}>
          <dt>{name}</dt>
          <dd>{value === '' ? '-' : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Both languages, as on the office's own receipts; that of the portal comes first. */
function Words({ fee }: { readonly fee: string }) {
  const { t } = useTranslation();
  const words = amountInWords(fee);
  if (words === null) return null;
  const languages = currentLanguage() === 'hi' ? (['hi', 'en'] as const) : (['en', 'hi'] as const);
  return (
    <div className={styles['words']}>
      <p>{t('Amount in words')}</p>
      <div>
        {languages.map((language) => (
          <p key={language} lang={language}>
            {words[language]}
          </p>
        ))}
      </div>
    </div>
  );
}
