import { avoidPointer } from '../../ui/dialogs/avoidPointer';

/** What comes in place of a button that was pressed takes its focus, so that a screen reader goes on there. */
export const focusElement = (element: HTMLElement | null): void => element?.focus();

/**
 * Gives the focus to the harmless answer of a window that opened away from the finger. One that a low window hides does not get it:
 * what stands above it is read from the beginning.
 */
export function focusDialogAnswer(answer: HTMLElement | null): void {
  const dialog = answer?.closest<HTMLElement>('[role="dialog"]');
  if (answer == null || dialog == null) return;
  avoidPointer(dialog);
  if (answer.getBoundingClientRect().bottom <= innerHeight) answer.focus({ preventScroll: true });
}
