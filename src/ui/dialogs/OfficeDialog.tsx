import { Modal } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';

interface OfficeDialogProps {
  readonly title: string;
  /** Escape. */
  readonly onCancel: () => void;
  /** Its buttons. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** A large dialog of the office, which is worked in. Messages and questions of its own stand above it (docs/decisions/0011). */
export function OfficeDialog({ title, onCancel, actions, children }: OfficeDialogProps) {
  useReturnFocus();
  return (
    <Modal
      open
      width={1100}
      title={title}
      closable={false}
      // A double click on what opens it must not close it again by its second half, beside it.
      mask={{ closable: false }}
      onCancel={onCancel}
      footer={actions}
    >
      {children}
    </Modal>
  );
}

/** When the dialog goes, the focus goes back to what opened it. */
function useReturnFocus(): void {
  // Read before a button of the dialog takes the focus.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
}
