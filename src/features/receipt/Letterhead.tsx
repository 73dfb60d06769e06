import { Logo } from '../../ui/plain/Logo';
import styles from './Letterhead.module.css';
import type { ReceiptContent } from './receiptContent';

/** Whose receipt it is: the logo and what config.json says of the association. */
export function Letterhead({ association, letterhead }: ReceiptContent) {
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
