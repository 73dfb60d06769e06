import { createContext } from 'react';
import { withTimeout, BROWSER_TIMEOUT_MS } from '../../domain/withTimeout';
import { removeItem, writeItem } from '../browserStorage';
import { type LocalNotes, mergeNotes, NO_NOTES, withoutOld } from './localNotes';
import { browserNotes } from './notesStorage';

/** Is in localStorage for a moment only: its event tells the other tabs whose notes changed. */
const EVENT_KEY = 'local_notes';

/** What the screens see of a person's notes, the same object until it changes, and what of it the storage does not hold yet. */
const NONE = { shown: NO_NOTES, unsaved: NO_NOTES };

/**
 * The notes of each person who was here, by personKey (rule Q7). The storage is the truth: what is noted is added to what it holds.
 * Where it refuses, or is silent for a second, the tab goes on with its own notes until it answers after all.
 */
export class NotesStore {
  readonly #people = new Map<string, typeof NONE>();
  readonly #listeners = new Set<() => void>();
  constructor(private readonly storage: typeof browserNotes) {}

  /** Calls back with each change; from then on what other tabs note is read as they tell of it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    window.addEventListener('storage', this.#onStorage);
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  notesOf(person: string | null): LocalNotes {
    return (person === null ? undefined : this.#people.get(person)?.shown) ?? NO_NOTES;
  }

  /** Adds these notes, and shows what other tabs noted. Firms of a list are shown once the storage has told their first day. */
  async note(person: string, { firstSeen, ...links }: Partial<LocalNotes> = {}): Promise<void> {
    const notes = this.#people.get(person) ?? { ...NONE };
    this.#people.set(person, notes);
    notes.unsaved = mergeNotes(notes.unsaved, { ...links, ...(firstSeen && { firstSeen }) });
    this.#show(notes, mergeNotes(notes.shown, links));
    await withTimeout(this.#save(person, notes, firstSeen), BROWSER_TIMEOUT_MS).catch(() =>
      this.#show(notes, mergeNotes(notes.shown, notes.unsaved)),
    );
  }

  /** Forgets everybody whose key begins like this, in all tabs; resolves to whether the storage has let go of it. */
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
    // Something may have been noted meanwhile.
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

  /** What is being saved meanwhile belongs to notes that nobody sees any more. */
  #drop(keyStart: string): void {
    for (const key of this.#people.keys()) if (key.startsWith(keyStart)) this.#people.delete(key);
    for (const listener of this.#listeners) listener();
  }

  readonly #onStorage = ({ key, newValue }: StorageEvent): void => {
    const [what, person = ''] = key === EVENT_KEY ? (newValue ?? '').split(' ') : [];
    if (what === 'forgotten') this.#drop(person);
    if (what === 'changed') void this.note(person);
  };
}

function notifyOtherTabs(what: 'changed' | 'forgotten', key: string): void {
  writeItem(EVENT_KEY, `${what} ${key}`);
  removeItem(EVENT_KEY);
}

/** The notes of this tab; a story or test has its own. */
export const notesStore = new NotesStore(browserNotes);
export const NotesStoreContext = createContext(notesStore);
