import type { ListName } from '../../config/lists';
import type { ChangedFirm, UnprovenReason } from '../../domain/importDifference';
import type { Member, NewMember } from '../../domain/member';
import type { PaymentStatus } from '../../domain/paymentStatus';
import { type HistoryEntry, type HistoryKind, isObject, readHistoryEntry } from './localHistory';

/** What an import from here changed in its list (rules H4, H5). */
export interface ImportAccount extends HistoryEntry {
  readonly list: ListName;
  readonly fileName: string;
  /** As the service counted; `null` if it did not, or has not answered. */
  readonly inserted: number | null;
  readonly updated: number | null;
  readonly failed: number;
  /** The new firms that match rows of the file, as listed after the import. */
  readonly added: readonly (Member | NewMember)[];
  /** The cells of their rows, in the same order. */
  readonly addedCells: readonly (readonly string[])[];
  readonly changed: readonly ChangedFirm[];
  /** Why it is not proven that the import added these firms; `null` if it is. */
  readonly reason: UnprovenReason | null;
}

export const imports: HistoryKind<ImportAccount> = {
  name: 'import',
  keyOf: ({ at, list }) => `${at}-${list}`,
  read: (stored) => {
    const entry = readHistoryEntry(stored);
    if (entry === null || !isObject(stored)) return null;
    const { list, fileName, inserted, updated, failed } = stored;
    if ((list !== 'members' && list !== 'newMembers') || typeof fileName !== 'string') return null;
    if (!isCountOrNull(inserted) || !isCountOrNull(updated) || !isCount(failed)) return null;
    const firm = (row: unknown) => readFirm(list, row);
    const added = readAll(stored['added'], firm);
    const addedCells = readAll(stored['addedCells'], readCells);
    const changed = readAll(stored['changed'], (pair): ChangedFirm | null => {
      const [before, after] = isObject(pair) ? [firm(pair['before']), firm(pair['after'])] : [];
      return before == null || after == null ? null : { before, after };
    });
    const reason = readReason(stored['reason']);
    if (added === null || changed === null || reason === undefined) return null;
    if (addedCells?.length !== added.length) return null;
    // Firms are deleted by a proven account, so it must agree with itself.
    if (reason === null && added.length !== inserted) return null;
    return {
      ...entry,
      list,
      fileName,
      inserted,
      updated,
      failed,
      added,
      addedCells,
      changed,
      reason,
    };
  },
  most: { count: 20, partOf: () => '' },
};

/** `null` if one of them is broken: half an account could not say what is left to take back. */
function readAll<T>(stored: unknown, read: (one: unknown) => T | null): readonly T[] | null {
  if (!Array.isArray(stored)) return null;
  const all = stored.map(read);
  return all.every((one) => one !== null) ? all : null;
}

const readCells = (stored: unknown): readonly string[] | null =>
  readAll(stored, (cell) => (typeof cell === 'string' ? cell : null));

function readFirm(list: ListName, stored: unknown): Member | NewMember | null {
  if (!isObject(stored)) return null;
  const { id, name, mobile, email, membership, address, status } = stored;
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) return null;
  if (typeof name !== 'string' || typeof mobile !== 'string') return null;
  if (typeof email !== 'string' || typeof address !== 'string') return null;
  if (membership !== null && typeof membership !== 'string') return null;
  const firm = { id, name, mobile, email, membership, address };
  if (list === 'members')
    return status === 'active' || status === 'inactive' ? { ...firm, status } : null;
  const paymentStatus = readPaymentStatus(stored['paymentStatus']);
  return paymentStatus && { ...firm, paymentStatus };
}

function readPaymentStatus(stored: unknown): PaymentStatus | null {
  if (!isObject(stored)) return null;
  const { kind, text } = stored;
  if (kind === 'other') return typeof text === 'string' ? { kind, text } : null;
  return kind === 'pending' || kind === 'paid' || kind === 'done' ? { kind } : null;
}

/** `undefined` if it is broken. */
function readReason(stored: unknown): UnprovenReason | null | undefined {
  if (stored === null) return null;
  if (!isObject(stored)) return undefined;
  const { kind, found } = stored;
  if (kind === 'list' || kind === 'rows' || kind === 'uncounted') return { kind };
  return kind === 'others' && isCount(found) ? { kind, found } : undefined;
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const isCountOrNull = (value: unknown): value is number | null => value === null || isCount(value);
