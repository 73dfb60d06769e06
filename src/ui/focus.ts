import { useEffect, useState } from 'react';
import { isTouchUser } from './pressGuard';

/** A phone, or a window with very large text; the same width as in the style sheets. */
const NARROW = '(width < 48rem)';

/**
 * The element to focus when a screen opens: its heading, so that a screen reader names the screen, or on a computer the field
 * that the heading names. On a phone the keyboard would cover the text.
 */
export function initialFocusOf(heading: HTMLElement): HTMLElement {
  const field = heading.dataset['startsIn'];
  const isAtDesk = !window.matchMedia(NARROW).matches && !isTouchUser();
  return field !== undefined && isAtDesk ? (document.getElementById(field) ?? heading) : heading;
}

/** Focuses the first of these that still can be, or else what the screen starts with: without a focus, Tab would start at the top. */
export function focusFirst(...candidates: readonly (EventTarget | null)[]): void {
  const heading = document.querySelector('h1');
  for (const target of [...candidates, heading && initialFocusOf(heading)]) {
    if (!(target instanceof HTMLElement) || !target.isConnected) continue;
    target.focus({ preventScroll: true });
    if (document.activeElement === target) return;
  }
}

const openers = new WeakMap<HTMLDialogElement, HTMLElement>();

/**
 * Remembers the focused element, and returns a function that focuses it again after `dialog`. If it is gone or disabled by
 * then, the focus goes to the firm's name in the same row, to the element that opened the surrounding dialog, or to the
 * heading: never to a button that changes another firm.
 */
export function rememberFocus(
  dialog?: HTMLDialogElement,
  /** The id of the firm the dialog is about, since the pressed element may be gone afterwards. */
  subjectId: number | null = null,
): () => void {
  const opener = document.activeElement;
  if (!(opener instanceof HTMLElement) || opener === document.body)
    return () => {
      const { activeElement } = document;
      // If nothing had the focus before, a closed dialog keeps it until the next frame. A form that asks while it is being sent
      // returns the focus to its own button.
      const isKept = subjectId !== null && dialog?.contains(activeElement) === true;
      if (activeElement === document.body || isKept)
        focusFirst(subjectId === null ? null : firmButtonOf(String(subjectId)));
    };
  if (dialog !== undefined) openers.set(dialog, opener);
  const record = opener.closest<HTMLElement>('[data-record]')?.dataset['record'];
  const around = opener.closest('dialog');
  return () => focusFirst(opener, firmButtonOf(record), (around && openers.get(around)) ?? null);
}

/** The same for a modal of antd that is open as long as its component is mounted. */
export function useReturnFocus(): void {
  // During the first render, before a button of the modal gets the focus.
  const [returnFocus] = useState(() => rememberFocus());
  useEffect(() => returnFocus, [returnFocus]);
}

/** The button with the firm's name in the row of this record. */
export function firmButtonOf(record: string | undefined): HTMLElement | null {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-record]')];
  const row = rows.find(({ dataset }) => record !== undefined && dataset['record'] === record);
  return row?.querySelector('button') ?? null;
}

const DIALOG = 'dialog, [role="dialog"]';

/** The part of a dialog that is at hand, or its heading. */
const IN_DIALOG = '[role="group"][tabindex="-1"], h2';

/** What Tab stops at: of a group of radio buttons only the chosen one. */
const STOPS =
  'a[href], button, select, textarea, input:not([type="radio"]), input:checked, [tabindex="0"]';

/**
 * Keeps the focus in an open dialog, where Tab leads from the last stop to the first, and on the page when the focused element
 * disappears or is disabled. Then it goes to the firm's name in the row, or if that is gone to the same action of the next row;
 * else to the dialog around or to the heading. Returns a function that ends it.
 */
export function keepFocus(page: Document): () => void {
  let last: FocusedPlace | null = null;
  const isLost = ({ element }: FocusedPlace) => !element.isConnected || isDisabled(element);
  const onFocusIn = ({ target }: FocusEvent) => {
    last = target instanceof Element ? placeOf(target) : null;
  };
  const changes = new MutationObserver(() => {
    const { activeElement: focused } = page;
    const isNowhere = focused === null || focused === page.body || isDisabled(focused);
    if (isNowhere && last !== null && isLost(last)) focusNeighbour(last);
  });
  changes.observe(page, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  page.addEventListener('keydown', tabWithinDialog);
  page.addEventListener('focusin', onFocusIn);
  return () => {
    changes.disconnect();
    page.removeEventListener('keydown', tabWithinDialog);
    page.removeEventListener('focusin', onFocusIn);
  };
}

function tabWithinDialog(event: KeyboardEvent): void {
  const { key, shiftKey, target } = event;
  const dialog = key === 'Tab' && target instanceof Element ? target.closest(DIALOG) : null;
  const stops = [...(dialog?.querySelectorAll<HTMLElement>(STOPS) ?? [])]
    // An element that is not drawn has no boxes.
    .filter((stop) => !isDisabled(stop) && stop.getClientRects().length > 0);
  const [last, first] = shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  if (target !== last || event.defaultPrevented) return;
  event.preventDefault();
  first?.focus();
}

const isDisabled = (element: Element): boolean => element.matches(':disabled');

type FocusedPlace = ReturnType<typeof placeOf>;

/** What is around the focused element, for the time when it is gone. */
function placeOf(element: Element) {
  const row = element.closest<HTMLElement>('[data-record]');
  const dialog = element.closest<HTMLElement>(DIALOG);
  const search = element.closest('[role="search"]');
  return { element, row, nextRow: row?.nextElementSibling ?? null, dialog, search };
}

function focusNeighbour({ element, row, nextRow, dialog, search }: FocusedPlace): void {
  const inRow = row?.isConnected === true ? firmButtonOf(row.dataset['record']) : null;
  // From the end, where every row has the same actions.
  const fromEnd = controlsOf(row).toReversed().indexOf(element);
  const sameAction = fromEnd === -1 ? undefined : controlsOf(nextRow).at(-1 - fromEnd);
  // The line above a list: what can be done with the chosen firms, or if none is chosen now, the search.
  const nextInLine =
    (search ?? dialog)?.querySelector('[data-actions] button:enabled') ??
    search?.querySelector('input');
  const inDialog = dialog?.querySelector(IN_DIALOG);
  focusFirst(inRow, sameAction ?? null, nextInLine ?? null, inDialog ?? null, dialog);
}

const controlsOf = (row: Element | null): Element[] => [
  ...(row?.querySelectorAll('a, button, input') ?? []),
];
