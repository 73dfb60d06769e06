/** What acts when it is pressed. */
const CONTROL = 'button, a[href], summary, [role="button"], [role="menuitem"]';

/** A double click stays within so many pixels: some browsers also count two quick clicks far from each other as one. */
const DOUBLE_CLICK_REACH = 30;
/** A click comes right after its press has ended. One that comes later is of assistive technology, or of a script. */
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
  isDown: boolean;
}

let pressedAt: Point | null = null;
let pointerKind: string | null = null;

/** Where a finger or the mouse last went down, in the window; `null` where the last press was a key. */
export function lastPress(): Point | null {
  return pressedAt;
}

/** Whether the person works with fingers on the screen: a field that takes the focus there brings up a keyboard over the page. */
export function isTouchUser(): boolean {
  return pointerKind === null
    ? window.matchMedia('(pointer: coarse)').matches
    : pointerKind === 'touch';
}

/**
 * Watches over what a press may do, for the whole page (rule C3):
 *
 * - It ends on the control where it began. A list that is read again moves its rows under the finger, and a touch is only
 *   turned into a click when the finger is lifted: it would hit another firm.
 * - The second half of a double click goes to the control of the first half, or to none: a dialog may have opened there.
 * - What starts something says so with `aria-busy`: while that is on the way (`true`) it takes no press, and keeps the focus. Nor
 *   does it take the second half of a double click, which may come when a quick answer is there already.
 * - A key that is held down repeats itself, and never acts again.
 * - A key that an input method takes to compose a text acts on nothing else.
 *
 * Whose a click is follows from what went down before it, never from its `detail` alone: browsers count the clicks of keys in
 * different ways. A click with no press of its own comes from assistive technology, and acts. Returns the way to stop.
 */
export function guardPresses(page: Document): () => void {
  /** What went down last, until its click has come. */
  let press: PointerPress | KeyPress | null = null;
  let clicked: Omit<PointerPress, 'kind' | 'endedAt'> | null = null;

  const onPointerDown = (event: PointerEvent) => {
    pressedAt = { x: event.clientX, y: event.clientY };
    pointerKind = event.pointerType;
    // The other buttons of a mouse end in no click.
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
      // Else the browser sends the form, closes the dialog or moves the focus.
      if (ACTING_KEYS.includes(key)) event.preventDefault();
    } else if (event.repeat) {
      if (isRepeatedPress(event)) stop(event);
    } else if (isPressing(key))
      press = { kind: 'key', control: controlOf(target), key, isDown: true };
  };
  const onKeyUp = ({ key }: KeyboardEvent) => {
    if (press?.kind === 'key' && press.key === key) press.isDown = false;
  };
  // Its key is let go elsewhere.
  const onBlur = () => {
    if (press?.kind === 'key') press.isDown = false;
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
    // Of a script, or of assistive technology while a press is under way.
    const isForeign = event.detail === 0 && (!event.isTrusted || press?.kind === 'pointer');
    if (isForeign) return;
    if (press?.kind === 'pointer') {
      const ended = press;
      // Its click has come: the next one without a press is of somebody else.
      press = null;
      onPointerClick(event, ended);
    } else if (press !== null && isOfAnother(event.target, press)) stop(event);
  };

  const stopped = new AbortController();
  const first = { capture: true, signal: stopped.signal };
  page.addEventListener('pointerdown', onPointerDown, first);
  page.addEventListener('pointerup', onPointerUp, first);
  page.addEventListener('pointercancel', onPointerCancel, first);
  page.addEventListener('click', onClick, first);
  page.addEventListener('keydown', onKeyDown, first);
  page.addEventListener('keyup', onKeyUp, first);
  // Not while it is captured: that of each element would pass here too.
  page.defaultView?.addEventListener('blur', onBlur, { signal: stopped.signal });
  return () => stopped.abort();
}

/** The keys that press what has the focus. */
const isPressing = (key: string): boolean => key === 'Enter' || key === ' ';

const ACTING_KEYS = ['Enter', 'Escape', 'Tab'];

/** In Safari the key that ends a composition comes after its end, and has only this number (KeyboardEvent.keyCode). */
const OF_INPUT_METHOD = 229;

const isOfInputMethod = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === OF_INPUT_METHOD;

/** A key that opened a dialog would press the button that has the focus there, all in one stroke. */
const isOfAnother = (target: EventTarget | null, { control, isDown }: KeyPress): boolean =>
  isDown && control !== null && controlOf(target) !== control;

const isNear = (one: Point, other: Point): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) <= DOUBLE_CLICK_REACH;

const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(CONTROL) : null;

/** Enter presses a button at each repeat, and sends the form of a field of one line. */
function isRepeatedPress({ key, target }: KeyboardEvent): boolean {
  if (!isPressing(key)) return false;
  return controlOf(target) !== null || (key === 'Enter' && target instanceof HTMLInputElement);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
