import type { SentResult } from '../../domain/failure';

/** What this computer keeps of a change that was sent from it (rules H1–H6). */
export interface HistoryEntry {
  /** When the change was sent, in milliseconds; in the future if the clock was set back since. It is part of the key. */
  readonly at: number;
  /** False until the service has confirmed the change, and for good if its answer was lost. */
  readonly isConfirmed: boolean;
}

/** One kind of entries: where they are stored, and how they are read. */
export interface HistoryKind<Entry extends HistoryEntry> {
  /** In the storage. */
  readonly name: 'deleted' | 'edit' | 'import';
  /** The key of an entry within its kind; an entry with the same key is replaced. */
  readonly keyOf: (entry: Entry) => string;
  /** Reads a stored entry; `null` if it is broken or of another version. Never throws. */
  readonly read: (stored: unknown) => Entry | null;
  /** Of the entries whose keys begin with the same `part`, only the latest ones are kept. */
  readonly most?: { readonly count: number; readonly partOf: (entry: Entry) => string };
}

/** The time and state of a stored entry; `null` if it has none. */
export function readHistoryEntry(stored: unknown): HistoryEntry | null {
  if (!isObject(stored)) return null;
  const { at, isConfirmed } = stored;
  return typeof at === 'number' && at >= 0 && typeof isConfirmed === 'boolean'
    ? { at, isConfirmed }
    : null;
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

export const isOld = ({ at }: HistoryEntry): boolean => Date.now() - at >= KEPT_MS;

/** Takes the result of the change: a refused one was not made, so its entry goes; an unknown one stays unconfirmed. False if it is gone. */
export type SettleEntry = (result: SentResult) => Promise<boolean>;
