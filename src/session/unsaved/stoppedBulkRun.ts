import type { MemberId } from '../../domain/memberId';
import { parsedJson } from '../browserStorage';
import { readTabItem, removeTabItem, writeTabItem } from '../tabStorage';

/** How far a bulk run had come: ids of its firms and one letter for each, kept in this tab only (rules Q5, C6). */
export interface BulkRunRecord {
  /** What was being done with the firms; only the bulk run knows the meaning. */
  readonly kind: string;
  readonly ids: readonly MemberId[];
  /** One letter for each firm, in their order. */
  readonly statuses: string;
}

/** Every draft of this tab has such a key, and a logout removes them all (clearTabDrafts). */
const idsKey = (userId: MemberId) => `draft:bulkRun:${userId}:ids`;
const statusesKey = (userId: MemberId) => `draft:bulkRun:${userId}:statuses`;

/** The names that version 0.1 gave them: a run that it stopped is read once more, and moves to the new names. */
const formerIdsKey = (userId: MemberId) => `draft:queue:${userId}:ids`;
const formerStatusesKey = (userId: MemberId) => `draft:queue:${userId}:signs`;

/** Saves what will be done, and with which firms; called before the first request. */
export function saveBulkRun(userId: MemberId, { kind, ids, statuses }: BulkRunRecord): void {
  write(idsKey(userId), JSON.stringify({ kind, ids }));
  saveStatuses(userId, statuses);
}

/** Saves only the statuses: the ids are many and stay the same. */
export function saveStatuses(userId: MemberId, statuses: string): void {
  write(statusesKey(userId), statuses);
}

/** The bulk run that was started in this tab and whose result nobody has read; `null` where there is none. */
export function readBulkRun(userId: MemberId): BulkRunRecord | null {
  move(formerIdsKey(userId), idsKey(userId));
  move(formerStatusesKey(userId), statusesKey(userId));
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
  // If the storage is full, the text of an earlier run must not be taken for this one.
  removeTabItem(key);
  writeTabItem(key, text);
}

function move(from: string, to: string): void {
  const text = readTabItem(from);
  if (text === null) return;
  write(to, text);
  removeTabItem(from);
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
