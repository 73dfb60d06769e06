import type { MemberId } from '../../domain/memberId';
import { parsedJson } from '../browserStorage';
import { readTabItem, removeTabItem, writeTabItem } from '../tabStorage';

/** The progress of a bulk run: the ids of its firms and one letter for each, stored for this tab only (rules Q5, C6). */
export interface BulkRunRecord {
  /** The action on the firms; only the bulk run knows its meaning. */
  readonly kind: string;
  readonly ids: readonly MemberId[];
  readonly statuses: string;
}

/** The prefix `draft:` makes a logout remove these too (clearTabDrafts). */
const idsKey = (userId: MemberId) => `draft:bulkRun:${userId}:ids`;
const statusesKey = (userId: MemberId) => `draft:bulkRun:${userId}:statuses`;

/** The keys of version 0.1: a run that it stopped is still read, and moved to the new keys. */
const formerIdsKey = (userId: MemberId) => `draft:queue:${userId}:ids`;
const formerStatusesKey = (userId: MemberId) => `draft:queue:${userId}:signs`;

/** Saves the action and its firms; called before the first request. */
export function saveBulkRun(userId: MemberId, { kind, ids, statuses }: BulkRunRecord): void {
  write(idsKey(userId), JSON.stringify({ kind, ids }));
  saveStatuses(userId, statuses);
}

/** Saves only the statuses: the ids are many and stay the same. */
export function saveStatuses(userId: MemberId, statuses: string): void {
  write(statusesKey(userId), statuses);
}

/** The bulk run that was started in this tab and whose result nobody has seen; `null` if there is none. */
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
  // If the storage is full, the text of an earlier run must not remain.
  removeTabItem(key);
  writeTabItem(key, text);
}

function move(from: string, to: string): void {
  const text = readTabItem(from);
  if (text === null) return;
  // First removed, so that a full storage has room for it.
  removeTabItem(from);
  write(to, text);
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
