/** What comes in place of a button that was pressed takes its focus, so that a screen reader goes on there. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
