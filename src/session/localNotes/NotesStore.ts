import { createContext } from 'react';
import { withTimeout, BROWSER_TIMEOUT_MS } from '../../domain/withTimeout';
import { removeItem, writeItem } from '../browserStorage';
import { type LocalNotes, mergeNotes, NO_NOTES, withoutOld } from './localNotes';
import { browserNotes } from './notesStorage';

/** Written to localStorage and removed at once: its storage event tells the other tabs whose notes changed. */
const EVENT_KEY = 'local_notes';

/** A person's notes: those on the screens, the same object until they change, and those not yet in the storage. */
const NONE = { shown: NO_NOTES, unsaved: NO_NOTES };

/** Everybody's notes, by personKey (rule Q7), merged into the stored ones. While the storage fails, the tab uses its own. */
export class NotesStore {
  readonly #people = new Map<string, typeof NONE>();
  readonly #listeners = new Set<() => void>();
  constructor(private readonly storage: typeof browserNotes) {}

  /** Calls back with each change, and from then on reads the changes of other tabs. */
  readonly subscribe = (listener: () => void): (() => void) => {
    window.addEventListener('storage', this.#onStorage);
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  notesOf(person: string | null): LocalNotes {
    return (person === null ? undefined : this.#people.get(person)?.shown) ?? NO_NOTES;
  }

  /** Adds notes, and reads those of other tabs. The applications of a list appear once the storage has their first day. */
  async note(person: string, { firstSeen, ...links }: Partial<LocalNotes> = {}): Promise<void> {
    const notes = this.#people.get(person) ?? { ...NONE };
    this.#people.set(person, notes);
    notes.unsaved = mergeNotes(notes.unsaved, { ...links, ...(firstSeen && { firstSeen }) });
    this.#show(notes, mergeNotes(notes.shown, links));
    await withTimeout(this.#save(person, notes, firstSeen), BROWSER_TIMEOUT_MS).catch(() =>
      this.#show(notes, mergeNotes(notes.shown, notes.unsaved)),
    );
  }

  /** Deletes the notes of everybody whose key has this prefix, in all tabs; resolves to whether the storage deleted them. */
  async forget(keyStart: string): Promise<boolean> {
    this.#drop(keyStart);
    const removing = this.storage.removeAll(keyStart).then(() => true);
    const isRemoved = await withTimeout(removing, BROWSER_TIMEOUT_MS).catch(() => false);
    notifyOtherTabs('forgotten', keyStart);
    return isRemoved;
  }

  async #save(person: string, notes: typeof NONE, list?: LocalNotes['firstSeen']): Promise<void> {
    let added = NO_NOTES;
    const saved = await this.storage.change(person, (stored) => {
      added = notes.unsaved;
      return withoutOld(mergeNotes(stored, added), list);
    });
    // A note may have been added while saving.
    if (notes.unsaved === added) notes.unsaved = NO_NOTES;
    this.#show(notes, mergeNotes(saved, notes.unsaved));
    if (added !== NO_NOTES) notifyOtherTabs('changed', person);
  }

  #show(notes: typeof NONE, now: LocalNotes): void {
    const before = notes.shown;
    if (mergeNotes(before, now) === before && mergeNotes(now, before) === now) return;
    notes.shown = now;
    for (const listener of this.#listeners) listener();
  }

  /** Drops the notes of this tab. A save that is still running then writes to an object that nobody reads. */
  #drop(keyStart: string): void {
    for (const key of this.#people.keys()) if (key.startsWith(keyStart)) this.#people.delete(key);
    for (const listener of this.#listeners) listener();
  }

  readonly #onStorage = ({ key, newValue }: StorageEvent): void => {
    const [event, person = ''] = key === EVENT_KEY ? (newValue ?? '').split(' ') : [];
    if (event === 'forgotten') this.#drop(person);
    if (event === 'changed') void this.note(person);
  };
}

function notifyOtherTabs(event: 'changed' | 'forgotten', key: string): void {
  writeItem(EVENT_KEY, `${event} ${key}`);
  removeItem(EVENT_KEY);
}

/** The notes of this tab; stories and tests provide their own. */
export const notesStore = new NotesStore(browserNotes);
export const NotesStoreContext = createContext(notesStore);
