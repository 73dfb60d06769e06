import { focusFirst } from '../focusFirst';

/** What opened each dialog. */
const openers = new WeakMap<HTMLDialogElement, HTMLElement>();

/**
 * Remembers what has the focus, and returns the way back to it after `dialog`. Where it is gone or disabled by then, the focus
 * goes to the firm's name in the same row, to what opened the dialog that it stood in, or to the heading: never to a button
 * that changes another firm (rule C3).
 */
export function rememberFocus(dialog?: HTMLDialogElement): () => void {
  const opener = document.activeElement;
  if (!(opener instanceof HTMLElement) || opener === document.body)
    return () => {
      if (document.activeElement === document.body) focusFirst();
    };
  if (dialog !== undefined) openers.set(dialog, opener);
  const record = opener.closest<HTMLElement>('[data-record]')?.dataset['record'];
  const around = opener.closest('dialog');
  return () => focusFirst(opener, firmOf(record), (around && openers.get(around)) ?? null);
}

function firmOf(record: string | undefined): HTMLElement | null {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-record]')];
  const row = rows.find(({ dataset }) => record !== undefined && dataset['record'] === record);
  return row?.querySelector('button') ?? null;
}
