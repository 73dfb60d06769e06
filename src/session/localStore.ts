import { createStore, promisifyRequest } from 'idb-keyval';
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { BROWSER_TIMEOUT_MS, withTimeout } from '../domain/lateFile';
import { storageRefused } from './browserStorage';
import { usePersonKey } from './sessionSlice';
import { openTabChannel, type TabChannel } from './tabChannel';

/** A kind of things that this computer keeps: the name in its key, and how an entry is read. */
export interface Kind<Entry> {
  readonly name: string;
  readonly entry: v.GenericSchema<unknown, Entry>;
}

/** One owner's entries of a kind, as this tab knows them. */
export interface Stored<Entry> {
  readonly entries: readonly Entry[];
  /** Entries that are broken or of another version: counted, never shown. */
  readonly unreadable: number;
  /** False until the browser has answered, or has not in time. */
  readonly isRead: boolean;
  /** What this tab changed ends with it. */
  readonly isRefused: boolean;
}

/** The records of all owners by their keys. Each function rejects if the browser refuses. */
export interface RecordStorage {
  /** Replaces a record in one transaction, so that two tabs cannot overwrite each other; resolves to false if it stays the same. */
  readonly change: (key: string, make: (record: unknown) => unknown) => Promise<boolean>;
  readonly removeAll: (keyStart: string) => Promise<void>;
}

/** Opens the database each time: a page with an open one is not cached for the Back button in every browser. */
const inTransaction = async <T>(action: (records: IDBObjectStore) => Promise<T>): Promise<T> =>
  createStore('office-memory', 'records')('readwrite', async (records) => {
    const result = await action(records);
    records.transaction.db.close();
    await promisifyRequest(records.transaction);
    return result;
  });

export const browserRecords: RecordStorage = {
  change: (key, make) =>
    inTransaction(async (records) => {
      const before = await promisifyRequest<unknown>(records.get(key));
      const after = make(before);
      if (after !== before) records.put(after, key);
      return after !== before;
    }),
  removeAll: (keyStart) =>
    inTransaction(async (records) => {
      records.delete(IDBKeyRange.bound(keyStart, `${keyStart}\uFFFF`));
    }),
};

interface LocalRecord<Entry> {
  readonly key: string;
  readonly kind: Kind<Entry>;
  stored: Stored<Entry>;
  /** The changes of this tab that the browser has not stored yet. */
  unsaved: readonly { make(entries: readonly Entry[]): readonly Entry[] }[];
}

const isOf = <Entry>(
  record: LocalRecord<unknown>,
  kind: Kind<Entry>,
): record is LocalRecord<Entry> => record.kind === kind;

const NOTHING = { entries: [], unreadable: 0, isRead: true, isRefused: true } as const;

/** What this browser keeps for each owner: a personKey or serviceKey; for `null`, a person without an id, nothing. */
export class LocalStore {
  readonly #records = new Map<string, LocalRecord<unknown>>();
  readonly #listeners = new Set<() => void>();
  #channel: TabChannel | null = null;

  constructor(private readonly storage: RecordStorage) {}

  /** Calls back with each change, here or in another tab. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#channel ??= this.#open(() => {
      for (const record of this.#records.values()) void this.#sync(record);
    });
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#channel?.close();
      this.#channel = null;
    };
  };

  /** What this tab knows: the same object until it changes. */
  stored<Entry>(owner: string | null, kind: Kind<Entry>): Stored<Entry> {
    return owner === null ? NOTHING : this.#record(owner, kind).stored;
  }

  /** Reads the entries, or reads them again. Never rejects. */
  async read<Entry>(owner: string | null, kind: Kind<Entry>): Promise<Stored<Entry>> {
    if (owner !== null) await this.#sync(this.#record(owner, kind));
    return this.stored(owner, kind);
  }

  /**
   * Changes what all tabs have stored. `make` may run more than once; the same array means that nothing is written. Resolves to
   * false if the browser does not keep the change in time: then this tab works on with it.
   */
  async change<Entry>(
    owner: string | null,
    kind: Kind<Entry>,
    make: (entries: readonly Entry[]) => readonly Entry[],
  ): Promise<boolean> {
    if (owner === null) return false;
    const record = this.#record(owner, kind);
    record.unsaved = [...record.unsaved, { make }];
    this.#show(record, { entries: make(record.stored.entries) });
    return this.#sync(record);
  }

  /** Forgets everything of the owners whose key begins so, in all tabs; resolves to false if the browser refused. */
  async forget(ownerStart: string | null): Promise<boolean> {
    if (ownerStart === null) return true;
    const removing = this.storage.removeAll(ownerStart).then(() => true);
    this.#onMessage(ownerStart);
    const isRemoved = await withTimeout(removing, BROWSER_TIMEOUT_MS).catch(() => false);
    this.#post(ownerStart);
    return isRemoved;
  }

  #record<Entry>(owner: string, kind: Kind<Entry>): LocalRecord<Entry> {
    const key = owner + kind.name;
    const known = this.#records.get(key);
    if (known !== undefined && isOf(known, kind)) return known;
    const stored = { ...NOTHING, isRead: false, isRefused: false };
    const added = { key, kind, stored, unsaved: [] };
    this.#records.set(key, added);
    return added;
  }

  #show<Entry>(record: LocalRecord<Entry>, news: Partial<Stored<Entry>>): void {
    const stored = { ...record.stored, ...news };
    if (JSON.stringify(stored) === JSON.stringify(record.stored)) return;
    record.stored = stored;
    for (const listener of this.#listeners) listener();
  }

  /** Reads a record and stores this tab's changes; resolves to false if the browser refused, or was silent: a later answer counts. */
  async #sync<Entry>(record: LocalRecord<Entry>): Promise<boolean> {
    const isChanged = record.unsaved.length > 0;
    const syncing = this.#transaction(record);
    // A browser under load answers late, which is no refusal: the person is told only if it stays silent.
    if (isChanged) void withTimeout(syncing).catch(storageRefused);
    const inTime = withTimeout(syncing, BROWSER_TIMEOUT_MS);
    const isDone = await inTime.then(() => true).catch(() => false);
    if (!isDone) this.#show(record, { isRead: true, isRefused: true });
    return isDone;
  }

  async #transaction<Entry>(record: LocalRecord<Entry>): Promise<void> {
    let saving: LocalRecord<Entry>['unsaved'] = [];
    let entries: readonly Entry[] = [];
    let unreadable = 0;
    const make = (before: unknown) => {
      const found = readRecord(record.kind, before);
      [saving, record.unsaved] = [record.unsaved, []];
      entries = changed(found.entries, saving);
      const isSame = entries === found.entries;
      // Clearing all leaves nothing broken behind.
      const broken = isSame || entries.length > 0 ? found.broken : [];
      unreadable = broken.length;
      return isSame ? before : [...entries, ...broken];
    };
    const isWritten = await this.storage.change(record.key, make).catch((refused: unknown) => {
      record.unsaved = [...saving, ...record.unsaved];
      throw refused;
    });
    if (isWritten) this.#post(record.key);
    entries = changed(entries, record.unsaved);
    this.#show(record, { entries, unreadable, isRead: true, isRefused: false });
  }

  /** A record with this key was written, or all that begin so were forgotten. */
  #onMessage(changedKey: string): void {
    for (const record of this.#records.values()) {
      if (!record.key.startsWith(changedKey)) continue;
      if (record.key !== changedKey) {
        record.unsaved = [];
        this.#show(record, { entries: [], unreadable: 0 });
      }
      void this.#sync(record);
    }
  }

  #open(onOpen?: () => void): TabChannel {
    return openTabChannel('office-memory', (key) => this.#onMessage(String(key)), onOpen);
  }

  #post(key: string): void {
    const channel = this.#channel ?? this.#open();
    channel.post(key);
    if (channel !== this.#channel) channel.close();
  }
}

const changed = <Entry>(entries: readonly Entry[], changes: LocalRecord<Entry>['unsaved']) =>
  changes.reduce((now, change) => change.make(now), entries);

/** Another app of the origin may use the same storage, and another version of the portal may know more. */
function readRecord<Entry>(kind: Kind<Entry>, record: unknown) {
  const entries: Entry[] = [];
  const broken: unknown[] = [];
  for (const stored of record === undefined ? [] : [record].flat()) {
    const read = v.safeParse(kind.entry, stored);
    if (read.success) entries.push(read.output);
    else broken.push(stored);
  }
  return { entries, broken };
}

/** The store of this browser; stories and tests provide their own. */
export const localStore = new LocalStore(browserRecords);
export const LocalStoreContext = createContext(localStore);

/** The store, and the person who is signed in now: a late answer never touches the next one's entries. */
export function useLocalStore() {
  return { store: useContext(LocalStoreContext), person: usePersonKey() };
}

export function useStored<Entry>(kind: Kind<Entry>): Stored<Entry> {
  const { store, person } = useLocalStore();
  // The storage is outside React, and answers later.
  useEffect(() => void store.read(person, kind), [store, person, kind]);
  const stored = () => store.stored(person, kind);
  return useSyncExternalStore(store.subscribe, stored, stored);
}
