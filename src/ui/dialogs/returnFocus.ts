import { useEffect, useState } from 'react';
import { focusFirst } from '../focusFirst';

const openers = new WeakMap<HTMLDialogElement, HTMLElement>();

/**
 * Remembers the focused element, and returns a function that focuses it again after `dialog`. If it is gone or disabled by
 * then, the focus goes to the firm's name in the same row, to the element that opened the surrounding dialog, or to the
 * heading: never to a button that changes another firm (rule C3).
 */
export function rememberFocus(
  dialog?: HTMLDialogElement,
  /** The id of the firm the dialog is about, since the pressed element may be gone afterwards. */
  subjectId: number | null = null,
): () => void {
  const opener = document.activeElement;
  if (!(opener instanceof HTMLElement) || opener === document.body)
    return () => {
      const { activeElement } = document;
      // If nothing had the focus before, a closed dialog keeps it until the next frame. A form that asks while it is being sent
      // returns the focus to its own button.
      const isKept = subjectId !== null && dialog?.contains(activeElement) === true;
      if (activeElement === document.body || isKept)
        focusFirst(subjectId === null ? null : firmButtonOf(String(subjectId)));
    };
  if (dialog !== undefined) openers.set(dialog, opener);
  const record = opener.closest<HTMLElement>('[data-record]')?.dataset['record'];
  const around = opener.closest('dialog');
  return () => focusFirst(opener, firmButtonOf(record), (around && openers.get(around)) ?? null);
}

/** The same for a modal of antd that is open as long as its component is mounted. */
export function useReturnFocus(): void {
  // During the first render, before a button of the modal gets the focus.
  const [returnFocus] = useState(() => rememberFocus());
  useEffect(() => returnFocus, [returnFocus]);
}

/** The button with the firm's name in the row of this record. */
export function firmButtonOf(record: string | undefined): HTMLElement | null {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-record]')];
  const row = rows.find(({ dataset }) => record !== undefined && dataset['record'] === record);
  return row?.querySelector('button') ?? null;
}
