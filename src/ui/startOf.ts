const AT_A_DESK = '(width >= 768px) and (pointer: fine)';

/**
 * What has the focus where a screen begins: its heading, which says where one is, or at a desk the field that the heading names,
 * where the screen is there for typing. On a phone a keyboard would cover what there is to read.
 */
export function startOf(heading: HTMLElement): HTMLElement {
  const field = heading.dataset['startsIn'];
  return field !== undefined && window.matchMedia(AT_A_DESK).matches
    ? (document.getElementById(field) ?? heading)
    : heading;
}
