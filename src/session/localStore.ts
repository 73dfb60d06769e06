import { createStore, promisifyRequest } from 'idb-keyval';
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { BROWSER_TIMEOUT_MS, withTimeout } from '../domain/withTimeout';
import { storageRefused } from './browserStorage';
import { usePersonKey } from './person/usePersonKey';

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
  /** The browser refused, or was silent: what this tab changed ends with it. */
  readonly isRefused: boolean;
}

/** May run more than once, so it only makes the new entries; the same array means that nothing is written. */
export type Change<Entry> = (entries: readonly Entry[]) => readonly Entry[];

/** The records of all owners by their keys. Each function rejects if the browser refuses. */
export interface RecordStorage {
  /** Replaces a record in one transaction, so that two tabs cannot overwrite each other; resolves to false if it stays the same. */
  readonly change: (key: string, make: (record: unknown) => unknown) => Promise<boolean>;
  readonly removeAll: (keyStart: string) => Promise<void>;
}

/** Opens the database each time: a page with an open one is not cached for the Back button in every browser. */
const inTransaction = <T>(action: (records: IDBObjectStore) => Promise<T>): Promise<T> =>
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

/** One record: what this tab knows of it, and its changes that the browser has not stored yet. */
class LocalRecord<Entry> {
  stored: Stored<Entry> = { entries: [], unreadable: 0, isRead: false, isRefused: false };
  #unsaved: readonly Change<Entry>[] = [];

  constructor(
    readonly kind: Kind<Entry>,
    private readonly save: (make: (record: unknown) => unknown) => Promise<void>,
    private readonly notify: () => void,
  ) {}

  readonly change = async (make: Change<Entry>): Promise<boolean> => {
    this.#unsaved = [...this.#unsaved, make];
    this.#show({ entries: make(this.stored.entries) });
    const isStored = await this.sync();
    if (!isStored) storageRefused();
    return isStored;
  };

  /** Reads the record and stores the changes of this tab; resolves to false if the browser refused or was silent. */
  readonly sync = async (): Promise<boolean> => {
    try {
      // An answer that comes later is shown, too.
      await withTimeout(this.#transaction(), BROWSER_TIMEOUT_MS);
      return true;
    } catch {
      this.#show({ isRead: true, isRefused: true });
      return false;
    }
  };

  /** Also drops the changes that are not stored yet. */
  readonly forget = (): void => {
    this.#unsaved = [];
    this.#show({ entries: [], unreadable: 0 });
  };

  async #transaction(): Promise<void> {
    let entries: readonly Entry[] = [];
    let saving: readonly Change<Entry>[] = [];
    let unreadable = 0;
    try {
      await this.save((record) => {
        const found = readRecord(this.kind, record);
        [saving, this.#unsaved] = [this.#unsaved, []];
        entries = changed(found.entries, saving);
        unreadable = found.broken.length;
        return entries === found.entries ? record : [...entries, ...found.broken];
      });
    } catch (refused) {
      this.#unsaved = [...saving, ...this.#unsaved];
      throw refused;
    }
    entries = changed(entries, this.#unsaved);
    this.#show({ entries, unreadable, isRead: true, isRefused: false });
  }

  #show(news: Partial<Stored<Entry>>): void {
    const stored = { ...this.stored, ...news };
    if (JSON.stringify(stored) === JSON.stringify(this.stored)) return;
    this.stored = stored;
    this.notify();
  }
}

const changed = <Entry>(entries: readonly Entry[], changes: readonly Change<Entry>[]) =>
  changes.reduce((now, change) => change(now), entries);

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

type AnyRecord = Pick<LocalRecord<unknown>, 'kind' | 'sync' | 'forget'>;

const isOf = <Entry>(record: AnyRecord, kind: Kind<Entry>): record is LocalRecord<Entry> =>
  record.kind === kind;

/** Tells the other tabs that records whose key begins so were written, or forgotten. */
interface Message {
  readonly keyStart: string;
  readonly isForgotten: boolean;
}

const CHANNEL = 'office-memory';

/** What this browser keeps: one record for each owner (a personKey or a serviceKey) and kind. */
export class LocalStore {
  readonly #records = new Map<string, AnyRecord>();
  readonly #listeners = new Set<() => void>();
  #channel: BroadcastChannel | null = null;
  #listening = new AbortController();

  constructor(private readonly storage: RecordStorage) {}

  /** Calls back with each change, here or in another tab. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#listen();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#listening.abort();
    };
  };

  /** What this tab knows: the same object until it changes. */
  stored<Entry>(owner: string, kind: Kind<Entry>): Stored<Entry> {
    return this.#record(owner, kind).stored;
  }

  /** Reads the entries, or reads them again. Never rejects. */
  async read<Entry>(owner: string, kind: Kind<Entry>): Promise<Stored<Entry>> {
    await this.#record(owner, kind).sync();
    return this.stored(owner, kind);
  }

  /** Changes what all tabs have stored. If the browser does not keep it in time, resolves to false, and this tab works on with it. */
  change<Entry>(owner: string, kind: Kind<Entry>, make: Change<Entry>): Promise<boolean> {
    return this.#record(owner, kind).change(make);
  }

  /** Forgets everything of the owners whose key begins so, in all tabs; resolves to false if the browser refused. */
  async forget(ownerStart: string): Promise<boolean> {
    const message = { keyStart: ownerStart, isForgotten: true };
    const removing = this.storage.removeAll(ownerStart).then(() => true);
    this.#onMessage(message);
    const isRemoved = await withTimeout(removing, BROWSER_TIMEOUT_MS).catch(() => false);
    this.#post(message);
    return isRemoved;
  }

  #record<Entry>(owner: string, kind: Kind<Entry>): LocalRecord<Entry> {
    const key = owner + kind.name;
    const known = this.#records.get(key);
    if (known !== undefined && isOf(known, kind)) return known;
    const save: LocalRecord<Entry>['save'] = async (make) => {
      if (await this.storage.change(key, make)) this.#post({ keyStart: key, isForgotten: false });
    };
    const added = new LocalRecord(kind, save, () => {
      for (const listener of this.#listeners) listener();
    });
    this.#records.set(key, added);
    return added;
  }

  #onMessage({ keyStart, isForgotten }: Message): void {
    for (const [key, record] of this.#records) {
      if (!key.startsWith(keyStart)) continue;
      if (isForgotten) record.forget();
      void record.sync();
    }
  }

  #post(message: Message): void {
    const port = this.#channel ?? new BroadcastChannel(CHANNEL);
    port.postMessage(message);
    if (port !== this.#channel) port.close();
  }

  #listen(): void {
    const channel = new BroadcastChannel(CHANNEL);
    const close = () => {
      channel.close();
      this.#channel = null;
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      this.#listening.abort();
      this.#listen();
      this.#onMessage({ keyStart: '', isForgotten: false });
    };
    this.#channel = channel;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => this.#onMessage(data));
    signal.addEventListener('abort', close);
    // A page with an open channel is not cached for the Back button in every browser, and one from the cache has missed messages.
    window.addEventListener('pagehide', close, { signal });
    window.addEventListener('pageshow', onPageShow, { signal });
  }
}

/** The store of this browser; stories and tests provide their own. */
export const localStore = new LocalStore(browserRecords);
export const LocalStoreContext = createContext(localStore);

/** A person without an id has nothing stored. */
const NOTHING = { entries: [], unreadable: 0, isRead: true, isRefused: true } as const;

/** The signed-in person's entries of a kind. */
export function useStored<Entry>(kind: Kind<Entry>): Stored<Entry> {
  const store = useContext(LocalStoreContext);
  const person = usePersonKey();
  // The storage is outside React, and answers later.
  useEffect(() => {
    if (person !== null) void store.read(person, kind);
  }, [store, person, kind]);
  const stored = () => (person === null ? NOTHING : store.stored(person, kind));
  return useSyncExternalStore(store.subscribe, stored, stored);
}

/** For the person who is signed in now: a late answer never touches the next one's entries. */
export function useLocalStore() {
  const store = useContext(LocalStoreContext);
  const person = usePersonKey();
  return useMemo(
    () => ({
      person,
      stored: <Entry>(kind: Kind<Entry>): Stored<Entry> =>
        person === null ? NOTHING : store.stored(person, kind),
      read: async <Entry>(kind: Kind<Entry>): Promise<Stored<Entry>> =>
        person === null ? NOTHING : store.read(person, kind),
      change: async <Entry>(kind: Kind<Entry>, make: Change<Entry>): Promise<boolean> =>
        person !== null && store.change(person, kind, make),
      forget: async (): Promise<boolean> => person === null || store.forget(person),
    }),
    [store, person],
  );
}
