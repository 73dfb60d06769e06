/** What acts when it is pressed. */
const CONTROL = 'button, a[href], summary, [role="button"], [role="menuitem"]';

interface Point {
  readonly x: number;
  readonly y: number;
}

let pressedAt: Point | null = null;

/** Where a finger or the mouse last went down, in the window; `null` where the last press was a key. */
export function lastPress(): Point | null {
  return pressedAt;
}

/**
 * Watches over what a press may do, for the whole page (rule C3):
 *
 * - It ends on the control where it began. A list that is read again moves its rows under the finger, and a touch is only
 *   turned into a click when the finger is lifted: it would hit another firm.
 * - The second half of a double click goes to the control of the first half, or to none: a dialog may have opened there.
 * - A key that is held down repeats itself, and never acts again.
 *
 * Returns the way to stop.
 */
export function guardPresses(page: Document): () => void {
  /** `undefined` until a pointer has been seen: then nothing can be said. */
  let pressed: Element | null | undefined;
  let clicked: Element | null = null;

  const onPointerDown = (event: PointerEvent) => {
    pressed = controlOf(event.target);
    pressedAt = { x: event.clientX, y: event.clientY };
  };
  const onClick = (event: MouseEvent) => {
    // Of a key, or of a script.
    if (event.detail === 0) {
      if (event.isTrusted && isOfAnother(event.target)) stop(event);
      return;
    }
    if (pressed === undefined) return;
    const control = controlOf(event.target);
    const began = control === pressed && (event.detail === 1 || control === clicked);
    if (control !== null && !began) stop(event);
    else clicked = control;
  };
  page.addEventListener('pointerdown', onPointerDown, { capture: true });
  page.addEventListener('click', onClick, { capture: true });
  page.addEventListener('keydown', onKeyDown, { capture: true });
  page.addEventListener('keyup', onKeyUp, { capture: true });
  return () => {
    page.removeEventListener('pointerdown', onPointerDown, { capture: true });
    page.removeEventListener('click', onClick, { capture: true });
    page.removeEventListener('keydown', onKeyDown, { capture: true });
    page.removeEventListener('keyup', onKeyUp, { capture: true });
  };
}

/** The control whose key is down. */
let keyed: Element | null = null;

function onKeyDown(event: KeyboardEvent): void {
  pressedAt = null;
  if (!event.repeat) keyed = controlOf(event.target);
  if (event.repeat && repeatsAnAct(event)) stop(event);
}

function onKeyUp(): void {
  keyed = null;
}

/** A key that opened a dialog would press the button that has the focus there, all in one stroke. */
const isOfAnother = (target: EventTarget | null): boolean =>
  keyed !== null && controlOf(target) !== keyed;

const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(CONTROL) : null;

/** Enter presses a button at each repeat, and sends the form of a field of one line. */
function repeatsAnAct({ key, target }: KeyboardEvent): boolean {
  if (key !== 'Enter' && key !== ' ') return false;
  return controlOf(target) !== null || (key === 'Enter' && target instanceof HTMLInputElement);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
