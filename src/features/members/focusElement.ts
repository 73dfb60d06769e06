import { avoidPointer } from '../../ui/dialogs/avoidPointer';

/**
 * Places a dialog away from the finger, and focuses its harmless button. Not if a low window hides that button: then the dialog
 * is read from the beginning.
 */
export function focusDialogAnswer(answer: HTMLElement | null): void {
  const dialog = answer?.closest<HTMLElement>('[role="dialog"]');
  if (answer == null || dialog == null) return;
  avoidPointer(dialog);
  if (answer.getBoundingClientRect().bottom <= innerHeight) answer.focus({ preventScroll: true });
}
