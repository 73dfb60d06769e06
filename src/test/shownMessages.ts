import { afterEach, beforeEach } from 'vitest';

/** A message that was on the screen, however briefly. */
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

/** Removes the invisible characters that isolate the direction of a name. */
export const readable = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '').trim();

let messages: ShownMessage[] = [];
let last = new WeakMap<Element, string>();

function look(): void {
  for (const kind of kinds)
    for (const element of document.querySelectorAll(places[kind])) {
      const text = readable(element.textContent);
      if (text !== '' && text !== last.get(element)) messages.push({ in: kind, text });
      last.set(element, text);
    }
}

/** For a whole file: records all messages, since a notice may be gone before a test looks. */
export function watchMessages(): void {
  const observer = new MutationObserver(look);
  beforeEach(() => {
    messages = [];
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

export const messagesSoFar = (): readonly ShownMessage[] => messages;

/** Whether the message is in one of these places and contains all of these words. */
export const matchesMessage =
  (where: readonly ShownMessage['in'][], ...words: readonly string[]) =>
  ({ in: place, text }: ShownMessage): boolean =>
    where.includes(place) && words.every((word) => text.includes(word));
