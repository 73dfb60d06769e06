import { act, fireEvent } from '@testing-library/react';

/** Presses with the events of a browser, which jsdom does not send. */

export function click(target: HTMLElement, detail = 1): void {
  fireEvent.pointerDown(target);
  fireEvent.pointerUp(target);
  fireEvent.click(target, { detail });
}

export function doubleClick(target: HTMLElement): void {
  click(target);
  click(target, 2);
  fireEvent.doubleClick(target);
}

/** Before React can draw anything, as when a slow phone catches up with a finger. */
export function clickTwiceAtOnce(target: HTMLElement): void {
  act(() => {
    target.click();
    target.click();
  });
}

/** What Enter clicks: the focused button, or that of the form around a field. */
function clicked(target: Element): Element | null {
  if (!(target instanceof HTMLInputElement)) return target;
  return target.form?.querySelector('button:not([type="button"])') ?? null;
}

/** Sends key down and key up to the focused element, unless a handler prevents it. */
export function enter(target: HTMLElement): void {
  target.focus();
  const focused = document.activeElement ?? document.body;
  const pressed = fireEvent.keyDown(focused, { key: 'Enter' }) ? clicked(focused) : null;
  if (pressed !== null) fireEvent.click(pressed, { detail: 0 });
  fireEvent.keyUp(document.activeElement ?? document.body, { key: 'Enter' });
}
