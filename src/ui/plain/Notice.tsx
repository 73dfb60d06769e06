import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly kind: 'info' | 'success' | 'warning' | 'error';
  readonly role: 'alert' | 'status' | 'note';
  readonly banner?: boolean;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly action?: ReactNode;
}

export function Notice({ kind, role, banner = false, title, description, action }: NoticeProps) {
  return (
    <div
      className={[styles['notice'], styles[kind], banner && styles['banner']]
        .filter(Boolean)
        .join(' ')}
    >
      {/* Without the buttons, which would be spoken with it. */}
      <div role={role} className={styles['text']}>
        <div>{title}</div>
        {description !== undefined && <div className="quiet">{description}</div>}
      </div>
      {action}
    </div>
  );
}
