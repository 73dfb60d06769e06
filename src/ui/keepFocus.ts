import { firmButtonOf } from './dialogs/returnFocus';
import { focusFirst } from './focusFirst';

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
