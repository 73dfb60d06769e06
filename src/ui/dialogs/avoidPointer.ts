import { lastPress } from '../pressGuard';

/** How far a button keeps away from the finger, in CSS pixels. */
const REACH = 24;

/**
 * Moves a dialog up or down, so that none of its buttons appears under the finger that has just pressed (rule C3):
 * the second tap of an impatient person would answer it.
 */
export function avoidPointer(dialog: HTMLElement, press = lastPress()): void {
  if (press === null) return;
  const box = dialog.getBoundingClientRect();
  const buttons = [...dialog.querySelectorAll('button')]
    .map((button) => button.getBoundingClientRect())
    // One that is not drawn stands nowhere.
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
  // The shortest way that leaves the finger alone, within the window.
  const ways = buttons
    .flatMap(({ top, bottom }) => [press.y - REACH - bottom, press.y + REACH - top])
    .filter((shift) => shift >= room.up && shift <= room.down)
    .toSorted((one, other) => Math.abs(one) - Math.abs(other));
  const shift = [0, ...ways].find((way) => !isUnder(way));
  if (shift) dialog.style.translate = `0 ${shift}px`;
}
