import type { MemberId } from '../../domain/memberId';
import { parsedJson } from '../browserStorage';
import { readTabItem, removeTabItem, writeTabItem } from '../tabStorage';

/** How far a queue had come, a sign for each of its firms: ids and signs only, in this tab (rules Q5, C6). */
export interface BulkRunRecord {
  /** What was done with them; the queue itself knows what it means. */
  readonly kind: string;
  readonly ids: readonly MemberId[];
  /** One letter for each firm, in their order. */
  readonly statuses: string;
}

/** As all that is kept of work in this tab; a logout takes it (see clearTabDrafts). */
const idsKey = (userId: MemberId) => `draft:queue:${userId}:ids`;
const statusesKey = (userId: MemberId) => `draft:queue:${userId}:signs`;

/** Before the first call: what will be done, and with whom. */
export function saveBulkRun(userId: MemberId, { kind, ids, statuses }: BulkRunRecord): void {
  write(idsKey(userId), JSON.stringify({ kind, ids }));
  saveStatuses(userId, statuses);
}

/** Apart from the ids, which are many and stay the same. */
export function saveStatuses(userId: MemberId, statuses: string): void {
  write(statusesKey(userId), statuses);
}

/** A queue that was begun in this tab and of whose end nobody has read; `null` where there is none. */
export function readBulkRun(userId: MemberId): BulkRunRecord | null {
  const stored = parsedJson(readTabItem(idsKey(userId)));
  const statuses = readTabItem(statusesKey(userId)) ?? '';
  return isBulkRunRecord(stored) && statuses.length === stored.ids.length
    ? { ...stored, statuses }
    : null;
}

export function removeBulkRun(userId: MemberId): void {
  removeTabItem(idsKey(userId));
  removeTabItem(statusesKey(userId));
}

function write(key: string, text: string): void {
  // Where the new text finds no room, the one of an earlier queue must not stand for it.
  removeTabItem(key);
  writeTabItem(key, text);
}

function isBulkRunRecord(value: unknown): value is Omit<BulkRunRecord, 'statuses'> {
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
