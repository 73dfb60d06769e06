import { Modal } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './OfficeDialog.module.css';
import { rememberFocus } from './returnFocus';

interface OfficeDialogProps {
  readonly title: string;
  /** Beside the title: how far the work has come. */
  readonly progress: ReactNode;
  /** Escape. */
  readonly onCancel: () => void;
  /** Its buttons. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/**
 * A dialog of the office as large as the window, which is worked in. Messages and questions of its own stand above it
 * (docs/decisions/0011). It has its size from the first moment: its buttons stay where they are (docs/decisions/0006).
 */
export function OfficeDialog({ title, progress, onCancel, actions, children }: OfficeDialogProps) {
  // Before a button of the dialog takes it.
  const [returnFocus] = useState(() => rememberFocus());
  useEffect(() => returnFocus, [returnFocus]);
  return (
    <Modal
      open
      width="auto"
      title={title}
      closable={false}
      // A double click on what opens it must not close it again by its second half, beside it.
      mask={{ closable: false }}
      onCancel={onCancel}
      footer={<div className={styles['actions']}>{actions}</div>}
      classNames={{
        wrapper: styles['wrapper'] ?? '',
        container: styles['window'] ?? '',
        body: styles['body'] ?? '',
      }}
    >
      <div className={styles['progress']}>{progress}</div>
      {children}
    </Modal>
  );
}
