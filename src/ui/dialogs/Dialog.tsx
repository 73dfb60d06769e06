import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialogs.module.css';
import { rememberFocus } from '../focus';
import { avoidPointer } from './avoidPointer';

interface DialogProps {
  readonly title: ReactNode;
  /** Called for Escape and for a phone's back gesture. */
  readonly onCancel: () => void;
  readonly record?: number | null;
  /** The buttons, the harmless one first: it gets the focus, unless there is a form to fill in. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** The browser's own modal dialog: the rest of the page is inert for touch, keyboard and screen readers. */
export function Dialog({ title, onCancel, record = null, actions, children }: DialogProps) {
  const heading = useId();
  const element = useRef<HTMLDialogElement>(null);
  const actionsRef = useRef<HTMLDivElement>(null);
  const subjectId = useRef(record);

  // Before the first paint, so that nothing is seen to move.
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
    // antd's drawer, perhaps open below, listens on the window.
    event.preventDefault();
    event.stopPropagation();
    onCancel();
  };
  // Chrome closes the dialog without asking at a second Escape or back gesture in a row, if the focus is outside it.
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

/** Focuses the first field of a form, or else the harmless button; in a dialog longer than the window, the title. */
function takeFocus(dialog: HTMLElement, answers: HTMLElement | null): void {
  const field = dialog.querySelector<HTMLElement>('form input');
  if (field !== null) return field.focus();
  const answer = answers?.querySelector('button');
  answer?.focus({ preventScroll: true });
  const bottom = answer?.getBoundingClientRect().bottom ?? 0;
  if (bottom > dialog.getBoundingClientRect().bottom) dialog.querySelector('h2')?.focus();
}

/** The text of a dialog of either kit. A screen reader reads it after the title, whichever element has the focus. */
export function DialogText({ children }: { readonly children: ReactNode }) {
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  // On the dialog around it, since antd's Modal takes no such attribute.
  useLayoutEffect(() => {
    element.current?.closest('dialog, [role="dialog"]')?.setAttribute('aria-describedby', id);
  }, [id]);
  return (
    <div ref={element} id={id}>
      {children}
    </div>
  );
}
