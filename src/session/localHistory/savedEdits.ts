import { isFirmField } from '../../domain/memberFields';
import type { MemberId } from '../../domain/memberId';
import { MAX_REPRESENTATIVES, type Representative } from '../../domain/representatives';
import type { SavedChange } from '../../domain/savedChanges';
import { type HistoryEntry, type HistoryKind, isObject, readHistoryEntry } from './localHistory';

/** A save of the office's edit form: what the service had before it, and what was sent (rule H6). */
export interface SavedEdit extends HistoryEntry {
  readonly id: MemberId;
  /** Never empty. */
  readonly changes: readonly SavedChange[];
}

/** The last ten saves of each record. */
export const savedEdits: HistoryKind<SavedEdit> = {
  name: 'edit',
  keyOf: ({ id, at }) => `${editsOf(id)}${at}`,
  read: readSavedEdit,
  most: { count: 10, partOf: ({ id }) => editsOf(id) },
};

/** The part of a key that the saves of one record share. */
export const editsOf = (id: MemberId): string => `${id}:`;

function readSavedEdit(stored: unknown): SavedEdit | null {
  const entry = readHistoryEntry(stored);
  if (entry === null || !isObject(stored)) return null;
  const { id, changes } = stored;
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) return null;
  if (!Array.isArray(changes) || changes.length === 0) return null;
  const read = changes.map(readChange).filter((change) => change !== null);
  // A field of another version makes the whole save unreadable: the rest would pass for all that was changed.
  return read.length === changes.length ? { ...entry, id, changes: read } : null;
}

function readChange(stored: unknown): SavedChange | null {
  if (!isObject(stored)) return null;
  const { field, position, before, after } = stored;
  if (typeof field === 'string') {
    const isKnown = isFirmField(field) && typeof before === 'string' && typeof after === 'string';
    return isKnown ? { field, before, after } : null;
  }
  if (!isPosition(position)) return null;
  const [old, sent] = [readPerson(before), readPerson(after)];
  return old === null || sent === null ? null : { position, before: old, after: sent };
}

const isPosition = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < MAX_REPRESENTATIVES;

function readPerson(stored: unknown): Representative | null {
  if (!isObject(stored)) return null;
  const { name, mobile } = stored;
  return typeof name === 'string' && typeof mobile === 'string' ? { name, mobile } : null;
}
