import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { initialFocusOf } from '../../ui/focus';
import { enterText, type TextInput } from '../../ui/plain/Form';

/**
 * Replaces the page as the host sent it by the rendered portal. If the page contains a prerendered form, the portal is rendered
 * aside and swapped in at once, with the typed text, the focus, the cursor and the scroll position.
 */
export function swapIn(staticRoot: HTMLElement, screen: ReactNode): void {
  if (staticRoot.querySelector('form') === null) return createRoot(staticRoot).render(screen);
  const root = document.createElement('div');
  root.id = staticRoot.id;
  const { scrollY: scrollTop } = window;
  flushSync(() => createRoot(root).render(screen));
  moveTypedText(staticRoot, root);
  // The router has scrolled to the top.
  scrollTo(0, scrollTop);
}

function moveTypedText(staticRoot: HTMLElement, root: HTMLElement): void {
  const fields = [...staticRoot.querySelectorAll<TextInput>('input, textarea')];
  const focused = fields.find((field) => field === document.activeElement);
  const selection = focused && ([focused.selectionStart, focused.selectionEnd] as const);
  for (const field of fields)
    if (field.value !== '') enterText(fieldWithSameId(field, root), field.value);
  staticRoot.replaceWith(root);
  // If nobody has begun to type, the focus is set as on any other screen.
  const heading = root.querySelector('h1');
  if (focused !== undefined) focusAt(fieldWithSameId(focused, root), selection);
  else if (heading !== null) initialFocusOf(heading).focus({ preventScroll: true });
}

/** The same field in the portal; ids in the Hindi copy begin with its language (build/prerender.tsx). */
function fieldWithSameId(field: TextInput, root: HTMLElement): TextInput | undefined {
  const id = field.id.replace(/^hi-/, '');
  return [...root.querySelectorAll<TextInput>('input, textarea')].find((other) => other.id === id);
}

function focusAt(
  field: TextInput | undefined,
  selection: readonly [number | null, number | null] | undefined,
): void {
  field?.focus({ preventScroll: true });
  // Scripts may not move the cursor in an email field.
  if (selection?.[0] != null) field?.setSelectionRange(...selection);
}
