import { afterEach, beforeEach } from 'vitest';

/** A message that stood on the screen, however shortly. */
export interface ShownMessage {
  readonly in: 'dialog' | 'alert' | 'status';
  readonly text: string;
}

const places = {
  dialog: 'dialog[open], [role="dialog"]',
  alert: '[role="alert"]',
  status: '[role="status"], output',
} as const;
const kinds = ['dialog', 'alert', 'status'] as const;

/** Isolates keep a name from turning the words around it; nobody sees them. */
export const readable = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '').trim();

let told: ShownMessage[] = [];
let last = new WeakMap<Element, string>();

function look(): void {
  for (const kind of kinds)
    for (const element of document.querySelectorAll(places[kind])) {
      const text = readable(element.textContent);
      if (text !== '' && text !== last.get(element)) told.push({ in: kind, text });
      last.set(element, text);
    }
}

/** For a whole file: keeps what is said, since a notice may go again before a test looks. */
export function watchMessages(): void {
  const observer = new MutationObserver(look);
  beforeEach(() => {
    told = [];
    last = new WeakMap();
    observer.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['open', 'role'],
    });
  });
  afterEach(() => observer.disconnect());
}

/** Every message since the test began, in order. */
export const toldSoFar = (): readonly ShownMessage[] => told;

/** A message in one of these places, with all of these words. */
export const isTold =
  (where: readonly ShownMessage['in'][], ...words: readonly string[]) =>
  ({ in: place, text }: ShownMessage): boolean =>
    where.includes(place) && words.every((word) => text.includes(word));
