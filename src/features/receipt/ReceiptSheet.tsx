import { isLong, type ReceiptContent, type ReceiptRow } from './receiptContent';
import styles from './ReceiptSheet.module.css';
import { properName } from '../../i18n/translation';
import { Logo } from '../../ui/plain/small';

/** The receipt as a sheet; one A4 page when printed (product §2 item 15). */
export function ReceiptSheet({ content }: { readonly content: ReceiptContent }) {
  const { title, association, letterhead, membership, payment, signing } = content;
  return (
    <article className={styles['sheet']} aria-label={title} data-own-paper>
      <header className={styles['letterhead']} translate="no">
        <Logo size={72} />
        <div>
          <p className={styles['association']}>{association}</p>
          {letterhead.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </header>
      <p className={styles['title']}>{title}</p>
      <section>
        <h2>{membership.heading}</h2>
        <div className={styles['ruled']}>
          <Rows kind="reference" rows={membership.reference} />
          <Rows rows={membership.rows} />
        </div>
      </section>
      <div className={styles['together']}>
        <section>
          <h2>{payment.heading}</h2>
          <div className={styles['ruled']}>
            <Rows rows={payment.rows} />
            <Rows kind="amount" rows={[payment.amount]} />
            {payment.words.length > 0 && <Rows rows={payment.words} />}
          </div>
        </section>
        <div className={styles['signing']}>
          <div>
            <p>{signing.by}</p>
            <p>{signing.signature}</p>
          </div>
          <div>
            <p>{signing.seal}</p>
          </div>
        </div>
      </div>
    </article>
  );
}

interface ReceiptRowsProps {
  readonly kind?: 'reference' | 'amount' | 'plain';
  readonly rows: readonly ReceiptRow[];
}

function Rows({ kind = 'plain', rows }: ReceiptRowsProps) {
  return (
    <dl className={styles[kind]}>
      {rows.map((row) => (
        <div key={row[0]} className={isLong(row) ? styles['long'] : undefined}>
          <dt>{row[0]}</dt>
          {row.slice(1).map((value) => (
            <dd key={value} {...properName(value)}>
              {value}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
