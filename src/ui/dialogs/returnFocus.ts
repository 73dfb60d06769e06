import { focusFirst } from '../focusFirst';

/**
 * Remembers what has the focus, and returns the way back to it after a dialog. Where it is gone or disabled by then, the focus
 * goes to the firm's name in the same row, or to the heading: never to a button that changes another firm (rule C3).
 */
export function rememberFocus(): () => void {
  const opener = document.activeElement;
  if (!(opener instanceof HTMLElement) || opener === document.body)
    return () => {
      if (document.activeElement === document.body) focusFirst();
    };
  const record = opener.closest<HTMLElement>('[data-record]')?.dataset['record'];
  return () => focusFirst(opener, firmOf(record));
}

function firmOf(record: string | undefined): HTMLElement | null {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-record]')];
  const row = rows.find(({ dataset }) => record !== undefined && dataset['record'] === record);
  return row?.querySelector('button') ?? null;
}
