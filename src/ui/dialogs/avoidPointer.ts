import { lastPress } from '../pressGuard';

/** The distance that a button keeps from the finger, in CSS pixels. */
const REACH = 24;

/** Keeps a dialog's buttons away from the finger that has just pressed: an impatient second tap would answer it. */
export function avoidPointer(dialog: HTMLElement, press = lastPress()): void {
  if (press === null) return;
  const box = dialog.getBoundingClientRect();
  const buttons = [...dialog.querySelectorAll('button')]
    .map((button) => button.getBoundingClientRect())
    // A hidden button has no size.
    .filter(({ width }) => width > 0);
  const isUnder = (shift: number) =>
    buttons.some(
      ({ left, right, top, bottom }) =>
        press.x > left - REACH &&
        press.x < right + REACH &&
        press.y > top + shift - REACH &&
        press.y < bottom + shift + REACH,
    );
  const room = { up: -box.top, down: window.innerHeight - box.bottom };
  // The shortest shift that avoids the finger within the window.
  const ways = buttons
    .flatMap(({ top, bottom }) => [press.y - REACH - bottom, press.y + REACH - top])
    .filter((shift) => shift >= room.up && shift <= room.down)
    .toSorted((one, other) => Math.abs(one) - Math.abs(other));
  const shift = [0, ...ways].find((way) => !isUnder(way));
  if (shift) dialog.style.translate = `0 ${shift}px`;
}

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
