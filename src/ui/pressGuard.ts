const CONTROL = 'button, a[href], summary, [role="button"], [role="menuitem"]';

/** The greatest distance of a double click in pixels: some browsers also count two quick clicks far apart as one. */
const DOUBLE_CLICK_REACH = 30;
/** A click follows its press at once. A later one comes from assistive technology or a script. */
const CLICK_LIMIT_MS = 1_000;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface PointerPress {
  readonly kind: 'pointer';
  readonly control: Element | null;
  readonly at: Point;
  endedAt: number | null;
}

interface KeyPress {
  readonly kind: 'key';
  readonly control: Element | null;
  readonly key: string;
}

let pressedAt: Point | null = null;
let pointerKind: string | null = null;

/** Where a finger or the mouse last went down in the window; `null` if the last press was a key. */
export function lastPress(): Point | null {
  return pressedAt;
}

/** True if the person uses a touch screen, where a focused field opens a keyboard over the page. */
export function isTouchUser(): boolean {
  return pointerKind === null
    ? window.matchMedia('(pointer: coarse)').matches
    : pointerKind === 'touch';
}

/**
 * Checks every press on the page:
 *
 * - A press must end on the control where it began. A refetched list moves its rows under the finger, and a touch becomes a
 *   click only when the finger is lifted: it would hit another firm.
 * - The second half of a double click reaches only the control of the first half: a dialog may have opened there.
 * - A control that starts something has `aria-busy`. While that is `true` it ignores presses and keeps the focus. It also
 *   ignores the second half of a double click, since a quick answer may have come in between.
 * - A key that is held down acts once.
 * - A key that an input method uses for composing does nothing else.
 *
 * A click is attributed to the press before it, never by its `detail` alone, since browsers count the clicks of keys in
 * different ways. A click without a press comes from assistive technology, and acts. Returns a function that stops the guard.
 */
export function guardPresses(page: Document): () => void {
  /** The last press, until its click has come or its key is up. */
  let press: PointerPress | KeyPress | null = null;
  let clicked: Omit<PointerPress, 'kind' | 'endedAt'> | null = null;

  const onPointerDown = (event: PointerEvent) => {
    pressedAt = { x: event.clientX, y: event.clientY };
    pointerKind = event.pointerType;
    // The other mouse buttons cause no click.
    press =
      event.button > 0
        ? null
        : { kind: 'pointer', control: controlOf(event.target), at: pressedAt, endedAt: null };
  };
  const onPointerUp = (event: PointerEvent) => {
    if (press?.kind === 'pointer') press.endedAt = event.timeStamp;
  };
  const onPointerCancel = () => {
    if (press?.kind === 'pointer') press = null;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    pressedAt = null;
    const { key, target } = event;
    if (isOfInputMethod(event)) {
      event.stopImmediatePropagation();
      // Otherwise the browser sends the form, closes the dialog or moves the focus.
      if (ACTING_KEYS.includes(key)) event.preventDefault();
    } else if (event.repeat) {
      if (isRepeatedPress(event)) stop(event);
    } else if (isPressing(key)) press = { kind: 'key', control: controlOf(target), key };
  };
  const onKeyUp = ({ key }: KeyboardEvent) => {
    if (press?.kind === 'key' && press.key === key) press = null;
  };
  // The key may be released in another window.
  const onBlur = () => {
    if (press?.kind === 'key') press = null;
  };

  const onPointerClick = (event: MouseEvent, { control: began, at, endedAt }: PointerPress) => {
    const isLate = endedAt !== null && event.timeStamp - endedAt > CLICK_LIMIT_MS;
    const control = controlOf(event.target);
    const second = !isLate && event.detail > 1 && clicked !== null && isNear(at, clicked.at);
    const takesSecond = control === clicked?.control && !control?.hasAttribute('aria-busy');
    const acts = isLate || (control === began && (!second || takesSecond));
    if (control !== null && !acts) stop(event);
    else clicked = { control, at };
  };
  const onClick = (event: MouseEvent) => {
    if (controlOf(event.target)?.getAttribute('aria-busy') === 'true') stop(event);
    // From a script, or from assistive technology during a press.
    const isForeign = event.detail === 0 && (!event.isTrusted || press?.kind === 'pointer');
    if (isForeign) return;
    if (press?.kind === 'pointer') {
      const ended = press;
      // The press is used up: a next click without a press comes from somebody else.
      press = null;
      onPointerClick(event, ended);
    } else if (
      press !== null &&
      press.control !== null &&
      press.control !== controlOf(event.target)
    )
      // The key opened a dialog, and would now, still down, press the focused button there.
      stop(event);
  };

  const stopped = new AbortController();
  const first = { capture: true, signal: stopped.signal };
  page.addEventListener('pointerdown', onPointerDown, first);
  page.addEventListener('pointerup', onPointerUp, first);
  page.addEventListener('pointercancel', onPointerCancel, first);
  page.addEventListener('click', onClick, first);
  page.addEventListener('keydown', onKeyDown, first);
  page.addEventListener('keyup', onKeyUp, first);
  // Without capture, which would also receive the blur events of all elements.
  page.defaultView?.addEventListener('blur', onBlur, { signal: stopped.signal });
  return () => stopped.abort();
}

const isPressing = (key: string): boolean => key === 'Enter' || key === ' ';

const ACTING_KEYS = ['Enter', 'Escape', 'Tab'];

/** In Safari the key that ends a composition comes after its end, recognisable only by this KeyboardEvent.keyCode. */
const OF_INPUT_METHOD = 229;

const isOfInputMethod = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === OF_INPUT_METHOD;

const isNear = (one: Point, other: Point): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) <= DOUBLE_CLICK_REACH;

const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(CONTROL) : null;

/** Enter presses a button at each repeat, and submits the form of a single-line field. */
function isRepeatedPress({ key, target }: KeyboardEvent): boolean {
  if (!isPressing(key)) return false;
  return controlOf(target) !== null || (key === 'Enter' && target instanceof HTMLInputElement);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
