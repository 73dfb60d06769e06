import { properName } from '../../i18n/translation';
import { Logo } from '../../ui/plain/small';
import type { ReceiptContent } from './receiptContent';
import styles from './receipt.module.css';

/** The receipt as a sheet; one A4 page when printed (product §2 item 15). */
export function ReceiptSheet({ content }: { readonly content: ReceiptContent }) {
  const { title, association, letterhead, sections, signing } = content;
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
      {sections.map(({ heading, rows }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <dl className={styles['rows']}>
            {rows.map(({ look, name, values }) => (
              <div key={name} className={styles[look]}>
                <dt className="quiet">{name}</dt>
                {values.map((value) => (
                  <dd key={value} {...properName(value)}>
                    {value}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div className={styles['signing']}>
        <div>
          <p>{signing.by}</p>
          <p>{signing.signature}</p>
        </div>
        <div>
          <p>{signing.seal}</p>
        </div>
      </div>
    </article>
  );
}
