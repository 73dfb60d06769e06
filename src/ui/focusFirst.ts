import { initialFocusOf } from './initialFocusOf';

/** Focuses the first of these that still can be, or else what the screen starts with: without a focus, Tab would start at the top. */
export function focusFirst(...candidates: readonly (EventTarget | null)[]): void {
  const heading = document.querySelector('h1');
  for (const target of [...candidates, heading && initialFocusOf(heading)]) {
    if (!(target instanceof HTMLElement) || !target.isConnected) continue;
    target.focus({ preventScroll: true });
    if (document.activeElement === target) return;
  }
}
