import { isTouchUser } from './pressGuard';

/** A phone, or a window with very large text; the same width as in the style sheets. */
const NARROW = '(width < 48rem)';

/**
 * The element to focus when a screen opens: its heading, so that a screen reader names the screen, or on a computer the field
 * that the heading names. On a phone the keyboard would cover the text.
 */
export function initialFocusOf(heading: HTMLElement): HTMLElement {
  const field = heading.dataset['startsIn'];
  const isAtDesk = !window.matchMedia(NARROW).matches && !isTouchUser();
  return field !== undefined && isAtDesk ? (document.getElementById(field) ?? heading) : heading;
}

/** Focuses the first of these that still can be, or else what the screen starts with: without a focus, Tab would start at the top. */
export function focusFirst(...candidates: readonly (EventTarget | null)[]): void {
  const heading = document.querySelector('h1');
  for (const target of [...candidates, heading && initialFocusOf(heading)]) {
    if (!(target instanceof HTMLElement) || !target.isConnected) continue;
    target.focus({ preventScroll: true });
    if (document.activeElement === target) return;
  }
}
