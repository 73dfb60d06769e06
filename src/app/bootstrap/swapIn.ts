import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { initialFocusOf } from '../../ui/initialFocusOf';

/**
 * Draws the portal in the place of the page as the host sent it. Where a form was drawn in advance the portal's own is drawn beside
 * the page and put in at once: what a person typed meanwhile goes along, and so do the focus, the cursor and the scrolling.
 */
export function swapIn(staticRoot: HTMLElement, screen: ReactNode): void {
  if (staticRoot.querySelector('form') === null) return createRoot(staticRoot).render(screen);
  const root = document.createElement('div');
  root.id = staticRoot.id;
  const { scrollY: scrollTop } = window;
  flushSync(() => createRoot(root).render(screen));
  moveTypedText(staticRoot, root);
  // The router begins each screen at its top.
  scrollTo(0, scrollTop);
}

function moveTypedText(staticRoot: HTMLElement, root: HTMLElement): void {
  const fields = [...staticRoot.querySelectorAll<TextField>('input, textarea')];
  const focused = fields.find((field) => field === document.activeElement);
  const selection = focused && ([focused.selectionStart, focused.selectionEnd] as const);
  for (const field of fields)
    if (field.value !== '') setFieldText(fieldWithSameId(field, root), field.value);
  staticRoot.replaceWith(root);
  // Where nobody has begun to type, the screen begins as every other one.
  const heading = root.querySelector('h1');
  if (focused !== undefined) focusAt(fieldWithSameId(focused, root), selection);
  else if (heading !== null) initialFocusOf(heading).focus({ preventScroll: true });
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The same field of the portal; ids of the Hindi copy carry their language (build/prerender.tsx). */
function fieldWithSameId(field: TextField, root: HTMLElement): TextField | undefined {
  const id = field.id.replace(/^hi-/, '');
  return [...root.querySelectorAll<TextField>('input, textarea')].find((other) => other.id === id);
}

/** As if a person typed it: past React's own setter, with the event that the field listens for. */
function setFieldText(field: TextField | undefined, text: string): void {
  if (field === undefined) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function focusAt(
  field: TextField | undefined,
  selection: readonly [number | null, number | null] | undefined,
): void {
  field?.focus({ preventScroll: true });
  // A field for an e-mail address has no cursor that scripts may move.
  if (selection?.[0] != null) field?.setSelectionRange(...selection);
}
