import type { MemberId } from '../../domain/memberId';
import { parsedJson } from '../browserStorage';
import { readTabItem, removeTabItem, writeTabItem } from '../tabStorage';

/** How far a queue had come, a sign for each of its firms: ids and signs only, in this tab (rules Q5, C6). */
export interface QueueRecord {
  /** What was done with them; the queue itself knows what it means. */
  readonly kind: string;
  readonly ids: readonly MemberId[];
  /** One letter for each firm, in their order. */
  readonly signs: string;
}

/** As all that is kept of work in this tab; a logout takes it (see clearTabDrafts). */
const idsKey = (userId: MemberId) => `draft:queue:${userId}:ids`;
const signsKey = (userId: MemberId) => `draft:queue:${userId}:signs`;

/** Before the first call: what will be done, and with whom. */
export function keepQueue(userId: MemberId, { kind, ids, signs }: QueueRecord): void {
  write(idsKey(userId), JSON.stringify({ kind, ids }));
  keepSigns(userId, signs);
}

/** Apart from the ids, which are many and stay the same. */
export function keepSigns(userId: MemberId, signs: string): void {
  write(signsKey(userId), signs);
}

/** A queue that was begun in this tab and of whose end nobody has read; `null` where there is none. */
export function keptQueue(userId: MemberId): QueueRecord | null {
  const kept = parsedJson(readTabItem(idsKey(userId)));
  const signs = readTabItem(signsKey(userId)) ?? '';
  return isQueue(kept) && signs.length === kept.ids.length ? { ...kept, signs } : null;
}

export function dropQueue(userId: MemberId): void {
  removeTabItem(idsKey(userId));
  removeTabItem(signsKey(userId));
}

function write(key: string, text: string): void {
  // Where the new text finds no room, the one of an earlier queue must not stand for it.
  removeTabItem(key);
  writeTabItem(key, text);
}

function isQueue(value: unknown): value is Omit<QueueRecord, 'signs'> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    typeof value.kind === 'string' &&
    'ids' in value &&
    Array.isArray(value.ids) &&
    value.ids.every((id) => Number.isSafeInteger(id))
  );
}
