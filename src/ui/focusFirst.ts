/**
 * Gives the focus to the first of these that is there and takes it: a button may have gone, or be disabled, since it was
 * pressed. Where none does, the heading of the screen has it: with nothing focused, who uses the keyboard begins at the top.
 */
export function focusFirst(...wanted: readonly (EventTarget | null)[]): void {
  for (const target of [...wanted, document.querySelector('h1')]) {
    if (!(target instanceof HTMLElement) || !target.isConnected) continue;
    target.focus({ preventScroll: true });
    if (document.activeElement === target) return;
  }
}
