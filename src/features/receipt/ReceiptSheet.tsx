import type { ReactNode } from 'react';
import { isLong, type ReceiptContent, type ReceiptRow } from './receiptContent';
import styles from './ReceiptSheet.module.css';
import { properName } from '../../i18n/properName';
import { Logo } from '../../ui/plain/Logo';

/** The receipt as a sheet; one A4 page when printed (product §2 item 15). */
export function ReceiptSheet({ content }: { readonly content: ReceiptContent }) {
  const { title, membership, payment, signing } = content;
  return (
    <article className={styles['sheet']} aria-label={title} data-own-paper>
      <Letterhead {...content} />
      <p className={styles['title']}>{title}</p>
      <ReceiptSection heading={membership.heading}>
        <Rows kind="reference" rows={membership.reference} />
        <Rows kind="plain" rows={membership.rows} />
      </ReceiptSection>
      <div className={styles['together']}>
        <ReceiptSection heading={payment.heading}>
          <Rows kind="plain" rows={payment.rows} />
          <Rows kind="amount" rows={[payment.amount]} />
          {payment.words !== null && (
            <div className={styles['words']}>
              <p>{payment.words.name}</p>
              <div>
                {payment.words.lines.map(({ language, text }) => (
                  <p key={language} lang={language} translate="no">
                    {text}
                  </p>
                ))}
              </div>
            </div>
          )}
        </ReceiptSection>
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

function Letterhead({ association, letterhead }: ReceiptContent) {
  return (
    <header className={styles['letterhead']} translate="no">
      <Logo size={72} />
      <div>
        <p className={styles['association']}>{association}</p>
        {letterhead.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </header>
  );
}

interface ReceiptSectionProps {
  readonly heading: string;
  readonly children: ReactNode;
}

function ReceiptSection({ heading, children }: ReceiptSectionProps) {
  return (
    <section className={styles['details']}>
      <h2>{heading}</h2>
      <div className={styles['ruled']}>{children}</div>
    </section>
  );
}

interface ReceiptRowsProps {
  readonly kind: 'reference' | 'plain' | 'amount';
  readonly rows: readonly ReceiptRow[];
}

function Rows({ kind, rows }: ReceiptRowsProps) {
  return (
    <dl className={styles[kind]}>
      {rows.map((row) => (
        <div key={row[0]} className={isLong(row) ? styles['long'] : undefined}>
          <dt>{row[0]}</dt>
          <dd {...properName(row[1])}>{row[1]}</dd>
        </div>
      ))}
    </dl>
  );
}
