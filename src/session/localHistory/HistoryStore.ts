import { BROWSER_TIMEOUT_MS, withTimeout } from '../../domain/withTimeout';
import { removeItem, writeItem } from '../browserStorage';
import { browserHistory, type HistoryStorage, type StoredEntry } from './historyStorage';
import {
  type HistoryEntry,
  type HistoryKind,
  isOld,
  readHistoryEntry,
  type SettleEntry,
} from './localHistory';

/** Written to localStorage and removed at once: its storage event tells the other tabs to read again. */
const EVENT_KEY = 'local_history';

export interface FoundHistory<Entry> {
  /** The latest first. */
  readonly entries: readonly Entry[];
  /** Stored entries that are broken or of another version: named, never shown as data. */
  readonly unreadable: number;
  /** The browser refused, or did not answer in time. */
  readonly isRefused: boolean;
}

/** What this browser keeps of the changes sent from it, by personKey (rules H1–H6). Nothing of it is ever sent. */
export class HistoryStore {
  readonly #listeners = new Set<(keyStart: string) => void>();
  /** The kinds of which this tab has read every part. */
  readonly #swept = new Set<string>();
  constructor(private readonly storage: HistoryStorage) {}

  /** Calls back with each change of this person's entries of a kind, here or in another tab. */
  subscribe<Entry extends HistoryEntry>(
    person: string,
    kind: HistoryKind<Entry>,
    listener: () => void,
  ): () => void {
    const own = startOf(person, kind);
    // Either one entry has changed, or all with a shorter prefix are forgotten.
    const onChange = (key: string) => {
      if (key.startsWith(own) || own.startsWith(key)) listener();
    };
    const onStorage = ({ key, newValue }: StorageEvent) => {
      const [event, changed = ''] = key === EVENT_KEY ? (newValue ?? '').split(' ') : [];
      if (event === 'changed') onChange(changed);
    };
    // A page from the back-forward cache has missed the events of other tabs.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) listener();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    this.#listeners.add(onChange);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
      this.#listeners.delete(onChange);
    };
  }

  /** The entries of a kind whose keys begin with `part`. Removes those older than 90 days. `onLate` gets what comes too late. */
  async read<Entry extends HistoryEntry>(
    person: string,
    kind: HistoryKind<Entry>,
    part = '',
    onLate: (found: FoundHistory<Entry>) => void = () => undefined,
  ): Promise<FoundHistory<Entry>> {
    const start = startOf(person, kind);
    const reading = this.#readAll(`${start}${part}`, kind);
    // Old entries of parts that nobody opens again have to go, too.
    if (part !== '' && !this.#swept.has(start)) void this.#inTime(this.#readAll(start, kind));
    this.#swept.add(start);
    const found = await this.#inTime(reading);
    if (found !== null) return found;
    void reading.then(onLate, () => undefined);
    return { entries: [], unreadable: 0, isRefused: true };
  }

  async #readAll<Entry extends HistoryEntry>(
    keyStart: string,
    kind: HistoryKind<Entry>,
  ): Promise<FoundHistory<Entry>> {
    const { entries, old, unreadable } = sorted(await this.storage.readAll(keyStart), kind);
    if (old.length > 0) void this.#inTime(this.storage.remove(old));
    return { entries, unreadable, isRefused: false };
  }

  /**
   * Keeps an entry of a change that is about to be sent. Resolves to the function that takes the change's result, or to `null` if
   * the browser did not keep it.
   */
  async keep<Entry extends HistoryEntry>(
    person: string,
    kind: HistoryKind<Entry>,
    entry: Entry,
  ): Promise<SettleEntry | null> {
    const key = keyIn(person, kind, entry);
    const writing = this.storage.write(key, entry);
    if ((await this.#inTime(writing.then(() => true))) === null) {
      // The caller says that nothing is kept: what the browser stores later must not appear after all.
      void writing.then(() => this.remove(person, kind, [entry])).catch(() => undefined);
      return null;
    }
    this.#changed(key);
    return async (result) => {
      if (result === 'done') return this.replace(person, kind, { ...entry, isConfirmed: true });
      if (result === 'refused') return !(await this.remove(person, kind, [entry]));
      await this.#dropSurplus(person, kind, entry);
      return true;
    };
  }

  /** Replaces an entry that is still kept; resolves to false if it was cleared, or the browser refused. */
  async replace<Entry extends HistoryEntry>(
    person: string,
    kind: HistoryKind<Entry>,
    entry: Entry,
  ): Promise<boolean> {
    const key = keyIn(person, kind, entry);
    const isReplaced = await this.#inTime(this.storage.replace(key, entry));
    await this.#dropSurplus(person, kind, entry);
    this.#changed(key);
    return isReplaced === true;
  }

  /** Forgets entries; resolves to false if the browser refused. */
  async remove<Entry extends HistoryEntry>(
    person: string,
    kind: HistoryKind<Entry>,
    entries: readonly Entry[],
  ): Promise<boolean> {
    const keys = entries.map((entry) => keyIn(person, kind, entry));
    const done = await this.#inTime(this.storage.remove(keys).then(() => true));
    this.#changed(startOf(person, kind));
    return done !== null;
  }

  /** Forgets everything of everybody whose key has this prefix, in all tabs; resolves to false if the browser refused. */
  async forget(keyStart: string): Promise<boolean> {
    const done = await this.#inTime(this.storage.removeAll(keyStart).then(() => true));
    this.#changed(keyStart);
    return done !== null;
  }

  /** Only now, since a change that the service refuses takes no other's place. Never drops this entry itself. */
  async #dropSurplus<Entry extends HistoryEntry>(
    person: string,
    kind: HistoryKind<Entry>,
    entry: Entry,
  ): Promise<void> {
    if (kind.most === undefined) return;
    const { count, partOf } = kind.most;
    const { entries } = await this.read(person, kind, partOf(entry));
    const key = keyIn(person, kind, entry);
    const others = entries.map((other) => keyIn(person, kind, other)).filter((one) => one !== key);
    const surplus = others.slice(count - 1);
    if (surplus.length > 0) await this.#inTime(this.storage.remove(surplus));
  }

  #changed(key: string): void {
    for (const listener of this.#listeners) listener(key);
    writeItem(EVENT_KEY, `changed ${key}`);
    removeItem(EVENT_KEY);
  }

  /** `null` if the browser refuses, or does not answer in time (rule C9). */
  async #inTime<T>(asked: Promise<T>): Promise<T | null> {
    return withTimeout(asked, BROWSER_TIMEOUT_MS).catch(() => null);
  }
}

const startOf = <Entry extends HistoryEntry>(person: string, { name }: HistoryKind<Entry>) =>
  `${person}${name}:`;

const keyIn = <Entry extends HistoryEntry>(
  person: string,
  kind: HistoryKind<Entry>,
  entry: Entry,
): string => `${startOf(person, kind)}${kind.keyOf(entry)}`;

function sorted<Entry extends HistoryEntry>(
  stored: readonly StoredEntry[],
  kind: HistoryKind<Entry>,
) {
  const entries: Entry[] = [];
  const old: string[] = [];
  let unreadable = 0;
  for (const { key, value } of stored) {
    const kept = readHistoryEntry(value);
    const entry = kind.read(value);
    // Also of another version, which would be counted for ever.
    if (kept !== null && isOld(kept)) old.push(key);
    else if (entry === null) unreadable += 1;
    else entries.push(entry);
  }
  return { entries: entries.toSorted((one, other) => other.at - one.at), old, unreadable };
}

/** The history of this tab; stories and tests provide their own (HistoryStoreContext). */
export const historyStore = new HistoryStore(browserHistory);
