import { ASKS_FOR_PAGE } from '../../ui/dialogs/asksForPage';
import { startOf } from '../../ui/startOf';

/** Where the portal is drawn, and when its first screen can be seen. */
interface Opening {
  readonly stage: HTMLElement;
  readonly shown: Promise<void>;
}

/**
 * Opens the portal in the page as the host sent it. A form that was drawn in advance, or the first rows of a list, stay until the
 * portal's own stand ready beside them, and then give their place up: what a person typed meanwhile goes along, and so do the
 * focus and the cursor.
 */
export function openIn(container: HTMLElement): Opening {
  if (document.querySelector('#root form, template[data-kinds]') === null)
    return { stage: container, shown: ready(container, container) };
  const stage = document.createElement('div');
  stage.id = container.id;
  const endScroll = keepScroll();
  const shown = new Promise<void>((resolve) => {
    const enter = () => {
      if (stage.isConnected) return;
      takeOver(container, stage);
      endScroll();
      resolve();
    };
    stage.addEventListener(ASKS_FOR_PAGE, enter);
    void ready(stage, container).then(enter);
  });
  return { stage, shown };
}

/** The router begins each screen at its top; who has scrolled this one already stays there. Returns what ends it. */
function keepScroll(): () => void {
  const { pathname } = location;
  const place = scrollY;
  const stay = () => {
    if (scrollY === 0 && location.pathname === pathname) scrollTo(0, place);
  };
  addEventListener('scroll', stay);
  return () => {
    removeEventListener('scroll', stay);
    stay();
  };
}

/** A list that comes within this time shows its first rows before the portal is used; later the person can do something else meanwhile. */
const PATIENCE_MS = 1_000;

/** Every screen has its heading from the start. That of a list which is drawn already waits for its rows, if they are not late. */
function ready(stage: HTMLElement, prerendered: HTMLElement): Promise<void> {
  const { pathname } = location;
  return new Promise((resolve) => {
    let isLate = false;
    const look = () => {
      const list = prerendered.querySelector(':scope > [inert]');
      const waits =
        list !== null &&
        (!isLate || list.querySelector('tbody') !== null) &&
        location.pathname === pathname &&
        stage.querySelector('[data-loading]') !== null;
      if (waits || stage.querySelector('h1') === null) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(stage, { childList: true, subtree: true });
    // Its rows are taken away again where they may be old.
    observer.observe(prerendered, { childList: true, subtree: true });
    setTimeout(() => {
      isLate = true;
      look();
    }, PATIENCE_MS);
  });
}

function takeOver(prerendered: HTMLElement, stage: HTMLElement): void {
  // A list that was drawn in advance takes no typing, and the value of its boxes is none.
  const typed = [...prerendered.querySelectorAll<Typed>('form :is(input, textarea)')];
  const focused = typed.find((field) => field === document.activeElement);
  const selection = focused && ([focused.selectionStart, focused.selectionEnd] as const);
  for (const field of typed) if (field.value !== '') typeAgain(twinOf(field, stage), field.value);
  prerendered.replaceWith(stage);
  // Where nobody has begun to type, the screen begins as every other one.
  const heading = stage.querySelector('h1');
  if (focused !== undefined) focusAt(twinOf(focused, stage), selection);
  else if (heading !== null) startOf(heading).focus({ preventScroll: true });
}

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** The same field of the portal; ids of the Hindi copy carry their language (prerender.tsx). */
function twinOf(field: Typed, stage: HTMLElement): Typed | undefined {
  const id = field.id.replace(/^hi-/, '');
  return [...stage.querySelectorAll<Typed>('input, textarea')].find((other) => other.id === id);
}

/** As if a person typed it: past React's own setter, with the event that the field listens for. */
function typeAgain(field: Typed | undefined, text: string): void {
  if (field === undefined) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function focusAt(
  field: Typed | undefined,
  selection: readonly [number | null, number | null] | undefined,
): void {
  field?.focus({ preventScroll: true });
  // A field for an e-mail address has no cursor that scripts may move.
  if (selection?.[0] != null) field?.setSelectionRange(...selection);
}
