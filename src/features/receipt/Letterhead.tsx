import { Logo } from '../../ui/plain/Logo';
import styles from './Letterhead.module.css';
import type { ReceiptContent } from './receiptContent';

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
