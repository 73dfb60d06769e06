import { isTouchUser } from './pressGuard';

/** A phone, or a window whose letters are so large that no more fits beside each other: the style sheets say the same. */
const NARROW = '(width < 48rem)';

/**
 * What has the focus where a screen begins: its heading, which says where one is, or at a desk the field that the heading names,
 * where the screen is there for typing. On a phone a keyboard would cover what there is to read.
 */
export function initialFocusOf(heading: HTMLElement): HTMLElement {
  const field = heading.dataset['startsIn'];
  const isAtDesk = !window.matchMedia(NARROW).matches && !isTouchUser();
  return field !== undefined && isAtDesk ? (document.getElementById(field) ?? heading) : heading;
}
