import { startOf } from '../../ui/startOf';

/** Where the portal is drawn, and when its first screen can be seen. */
interface Opening {
  readonly stage: HTMLElement;
  readonly shown: Promise<void>;
}

/**
 * Opens the portal in the page as the host sent it. A prerendered form stays until the portal's own stands ready beside it,
 * and then gives its place up: what a person typed meanwhile goes along, and so do the focus and the cursor.
 */
export function openIn(container: HTMLElement): Opening {
  if (container.querySelector('form') === null)
    return { stage: container, shown: headingOf(container).then(() => undefined) };
  const stage = document.createElement('div');
  stage.id = container.id;
  return { stage, shown: headingOf(stage).then((heading) => takeOver(container, stage, heading)) };
}

/** Every screen has its heading from the start. */
function headingOf(stage: HTMLElement): Promise<HTMLElement> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const heading = stage.querySelector('h1');
      if (heading === null) return;
      observer.disconnect();
      resolve(heading);
    });
    observer.observe(stage, { childList: true, subtree: true });
  });
}

function takeOver(prerendered: HTMLElement, stage: HTMLElement, heading: HTMLElement): void {
  const typed = [...prerendered.querySelectorAll<Typed>('input, textarea')];
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
