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
