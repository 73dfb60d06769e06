/** Focuses the first of these that still can be, or else the heading: without a focus, Tab would start at the top. */
export function focusFirst(...candidates: readonly (EventTarget | null)[]): void {
  for (const target of [...candidates, document.querySelector('h1')]) {
    if (!(target instanceof HTMLElement) || !target.isConnected) continue;
    target.focus({ preventScroll: true });
    if (document.activeElement === target) return;
  }
}
