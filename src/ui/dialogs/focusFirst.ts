/** Gives a button the focus. antd puts a dialog into the page only after it has drawn it: `autoFocus` may come too early. */
export function focusFirst(button: HTMLButtonElement | null): void {
  if (button !== null) queueMicrotask(() => button.focus());
}
