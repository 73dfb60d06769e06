import { standAside } from '../../../ui/dialogs/standAside';
import { lastPress } from '../../../ui/presses';

/** What comes in place of a button that was pressed takes its focus, so that a screen reader goes on there. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** Gives the focus to the harmless answer of a dialog that opened away from the finger; where a low window hides it, the dialog keeps it. */
export function takeAnswer(answer: HTMLElement | null): void {
  const dialog = answer?.closest<HTMLElement>('[role="dialog"]');
  if (answer == null || dialog == null) return;
  standAside(dialog, lastPress());
  if (answer.getBoundingClientRect().bottom <= window.innerHeight) answer.focus();
}
