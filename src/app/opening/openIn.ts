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
    return { stage: container, shown: ready(container, container).then(() => undefined) };
  const stage = document.createElement('div');
  stage.id = container.id;
  return {
    stage,
    shown: ready(stage, container).then((heading) => takeOver(container, stage, heading)),
  };
}

/** A list that comes within this time shows its first rows before the portal is used; later the person can do something else meanwhile. */
const PATIENCE_MS = 1_000;

/** Every screen has its heading from the start. That of a list which is drawn already waits for its rows, if they are not late. */
function ready(stage: HTMLElement, prerendered: HTMLElement): Promise<HTMLElement> {
  const { pathname } = location;
  return new Promise((resolve) => {
    let isLate = false;
    const look = () => {
      const heading = stage.querySelector('h1');
      const list = prerendered.querySelector(':scope > [inert]');
      const isThere = list?.querySelector('tbody') != null;
      const waits =
        list !== null &&
        (isThere || !isLate) &&
        location.pathname === pathname &&
        stage.querySelector('[data-loading]') !== null;
      if (heading === null || waits) return;
      observer.disconnect();
      clearTimeout(timer);
      resolve(heading);
    };
    const observer = new MutationObserver(look);
    observer.observe(stage, { childList: true, subtree: true });
    // Its rows are taken away again where they may be old.
    observer.observe(prerendered, { childList: true, subtree: true });
    const timer = setTimeout(() => {
      isLate = true;
      look();
    }, PATIENCE_MS);
  });
}

function takeOver(prerendered: HTMLElement, stage: HTMLElement, heading: HTMLElement): void {
  // A list that was drawn in advance takes no typing, and the value of its boxes is none.
  const typed = [...prerendered.querySelectorAll<Typed>('form :is(input, textarea)')];
  const focused = typed.find((field) => field === document.activeElement);
  const selection = focused && ([focused.selectionStart, focused.selectionEnd] as const);
  for (const field of typed) if (field.value !== '') typeAgain(twinOf(field, stage), field.value);
  prerendered.replaceWith(stage);
  // Where nobody has begun to type, the screen begins as every other one.
  if (focused === undefined) startOf(heading).focus({ preventScroll: true });
  else focusAt(twinOf(focused, stage), selection);
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
