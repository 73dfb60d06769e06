import { useEffect, useState } from 'react';
import { focusFirst } from '../focusFirst';

/** What opened each dialog. */
const openers = new WeakMap<HTMLDialogElement, HTMLElement>();

/**
 * Remembers what has the focus, and returns the way back to it after `dialog`. Where it is gone or disabled by then, the focus
 * goes to the firm's name in the same row, to what opened the dialog that it stood in, or to the heading: never to a button
 * that changes another firm (rule C3).
 */
export function rememberFocus(
  dialog?: HTMLDialogElement,
  /** Whom the dialog is about: what was pressed may be gone with what it has brought about. */
  subjectId: number | null = null,
): () => void {
  const opener = document.activeElement;
  if (!(opener instanceof HTMLElement) || opener === document.body)
    return () => {
      const { activeElement } = document;
      // A dialog that is closed keeps the focus until the next frame where nothing had it before. A form that asks while it is
      // being sent gives it back to its own button.
      const isKept = subjectId !== null && dialog?.contains(activeElement) === true;
      if (activeElement === document.body || isKept)
        focusFirst(subjectId === null ? null : firmButtonOf(String(subjectId)));
    };
  if (dialog !== undefined) openers.set(dialog, opener);
  const record = opener.closest<HTMLElement>('[data-record]')?.dataset['record'];
  const around = opener.closest('dialog');
  return () => focusFirst(opener, firmButtonOf(record), (around && openers.get(around)) ?? null);
}

/** The same for a window of antd that stands as long as its component. */
export function useReturnFocus(): void {
  // Before a button of the window takes it.
  const [returnFocus] = useState(() => rememberFocus());
  useEffect(() => returnFocus, [returnFocus]);
}

function firmButtonOf(record: string | undefined): HTMLElement | null {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-record]')];
  const row = rows.find(({ dataset }) => record !== undefined && dataset['record'] === record);
  return row?.querySelector('button') ?? null;
}
