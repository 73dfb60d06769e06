import { act, fireEvent } from '@testing-library/react';

/** Presses as a browser tells of them, which jsdom does not do by itself. */

export function click(target: HTMLElement, detail = 1): void {
  fireEvent.pointerDown(target);
  fireEvent.pointerUp(target);
  fireEvent.click(target, { detail });
}

/** Before React could draw anything in between, as when a slow phone catches up with a finger. */
export function clickTwiceAtOnce(target: HTMLElement): void {
  act(() => {
    target.click();
    target.click();
  });
}

/** What Enter clicks: the button that has the focus, or that of the form around a field. */
function clicked(target: Element): Element | null {
  if (!(target instanceof HTMLInputElement)) return target;
  return target.form?.querySelector('button:not([type="button"])') ?? null;
}

/** One event of the key that goes down, on whatever has the focus, unless it is kept from it. */
function keyDown(repeat: boolean): void {
  const target = document.activeElement ?? document.body;
  if (!fireEvent.keyDown(target, { key: 'Enter', repeat })) return;
  const pressed = clicked(target);
  if (pressed !== null) fireEvent.click(pressed, { detail: 0 });
}

const keyUp = () => fireEvent.keyUp(document.activeElement ?? document.body, { key: 'Enter' });

export function enter(target: HTMLElement): void {
  target.focus();
  keyDown(false);
  keyUp();
}

/** Of about half a second. */
const REPEATS = 12;

/** The key stays down; `meanwhile` waits for what the portal makes of it. */
export async function holdEnter(target: HTMLElement, meanwhile: () => Promise<unknown>) {
  target.focus();
  keyDown(false);
  for (let time = 0; time < REPEATS; time += 1) keyDown(true);
  await meanwhile();
  for (let time = 0; time < REPEATS; time += 1) keyDown(true);
  keyUp();
}
