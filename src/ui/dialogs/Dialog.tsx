import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialogs.module.css';
import { rememberFocus } from './returnFocus';
import { avoidPointer } from './avoidPointer';

interface DialogProps {
  readonly title: ReactNode;
  /** Escape, and the back gesture of a phone. */
  readonly onCancel: () => void;
  /** The id of the firm that it is about. */
  readonly record?: number | null;
  /** Its buttons, the harmless one first: it has the focus, unless there is a form to fill in. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** The browser's own modal dialog: the rest of the page is out of reach while it stands, for fingers, keys and readers. */
export function Dialog({ title, onCancel, record = null, actions, children }: DialogProps) {
  const heading = useId();
  const element = useRef<HTMLDialogElement>(null);
  const actionsRef = useRef<HTMLDivElement>(null);
  const subjectId = useRef(record);

  // Before the first picture, so that nothing is seen to move.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog === null) return;
    const returnFocus = rememberFocus(dialog, subjectId.current);
    dialog.showModal();
    takeFocus(dialog, actionsRef.current);
    avoidPointer(dialog);
    return () => {
      dialog.close();
      returnFocus();
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A dialog of antd may stand below, and listens on the window.
    event.preventDefault();
    event.stopPropagation();
    onCancel();
  };
  // Chrome closes it without asking at the second Escape or back gesture in a row, when the focus is not in it.
  const onClose = () => {
    const dialog = element.current;
    if (dialog === null || dialog.open) return;
    dialog.showModal();
    onCancel();
  };
  return (
    <dialog
      ref={element}
      className={styles['dialog']}
      aria-labelledby={heading}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      onClose={onClose}
    >
      <h2 id={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <div ref={actionsRef} className={styles['actions']}>
        {actions}
      </div>
    </dialog>
  );
}

/** A form begins in its first field, any other dialog with its harmless answer; one that is longer than a low window at its title. */
function takeFocus(dialog: HTMLElement, answers: HTMLElement | null): void {
  const field = dialog.querySelector<HTMLElement>('form input');
  if (field !== null) return field.focus();
  const answer = answers?.querySelector('button');
  answer?.focus({ preventScroll: true });
  const bottom = answer?.getBoundingClientRect().bottom ?? 0;
  if (bottom > dialog.getBoundingClientRect().bottom) dialog.querySelector('h2')?.focus();
}
