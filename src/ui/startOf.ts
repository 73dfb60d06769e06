import { isNarrowWindow } from './narrowWindow';
import { worksByTouch } from './presses';

/**
 * What has the focus where a screen begins: its heading, which says where one is, or at a desk the field that the heading names,
 * where the screen is there for typing. On a phone a keyboard would cover what there is to read.
 */
export function startOf(heading: HTMLElement): HTMLElement {
  const field = heading.dataset['startsIn'];
  const isAtDesk = !isNarrowWindow() && !worksByTouch();
  return field !== undefined && isAtDesk ? (document.getElementById(field) ?? heading) : heading;
}
