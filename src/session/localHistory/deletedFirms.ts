import type { ListName } from '../../config/lists';
import type { MemberChanges } from '../../domain/member';
import { readMemberChanges } from '../../domain/memberChanges';
import { firmFields } from '../../domain/memberFields';
import type { MemberId } from '../../domain/memberId';
import { type HistoryEntry, type HistoryKind, isObject, readHistoryEntry } from './localHistory';

/** A firm as it was before it was deleted from here (rule H2). */
export interface DeletedFirm extends HistoryEntry {
  /** The list from which it was deleted. */
  readonly list: ListName;
  readonly id: MemberId;
  /** The membership number; `null` if it had none. */
  readonly membership: string | null;
  readonly email: string;
  /** Its status or payment status, as the list had it. */
  readonly status: string;
  readonly values: MemberChanges;
  /** False if its record could not be read, so that only what the list shows is known. */
  readonly isWhole: boolean;
}

/** A second deletion of a firm has an entry of its own: the first one may be the true one, and hold more. */
export const deletedFirms: HistoryKind<DeletedFirm> = {
  name: 'deleted',
  keyOf: ({ id, at }) => `${id}-${at}`,
  read: (stored) => {
    const entry = readHistoryEntry(stored);
    if (entry === null || !isObject(stored)) return null;
    const { list, id, membership, email, status, isWhole } = stored;
    const values = readValues(stored['values']);
    if (values === null || (list !== 'members' && list !== 'newMembers')) return null;
    if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) return null;
    if (typeof email !== 'string' || typeof status !== 'string') return null;
    if (membership !== null && typeof membership !== 'string') return null;
    if (typeof isWhole !== 'boolean') return null;
    return { ...entry, list, id, membership, email, status, values, isWhole };
  },
};

/** `null` if a value is missing: an import of a half-read firm would look like the whole one. */
function readValues(stored: unknown): MemberChanges | null {
  if (!isObject(stored)) return null;
  const { representatives: rows } = stored;
  const isWhole =
    firmFields.every((field) => typeof stored[field] === 'string') &&
    Array.isArray(rows) &&
    rows.every(isRow);
  return isWhole ? readMemberChanges(stored) : null;
}

const isRow = (row: unknown): boolean =>
  isObject(row) && typeof row['name'] === 'string' && typeof row['mobile'] === 'string';
