import { createContext } from 'react';
import { arriving, BROWSER_LIMIT } from '../../domain/arrival';
import type { MemberId } from '../../domain/memberId';
import { removeItem, writeItem } from '../browserStorage';
import { NOTHING_KNOWN, type OfficeMemory } from './OfficeMemory';
import { PersonMemory } from './PersonMemory';
import { browserRecords, type Records } from './records';

/** Stands in localStorage for a moment only: the event of it tells the other tabs whose memory changed. */
const TELLING_KEY = 'memory';

/** The browser lets the portal keep nothing, or no more. */
const REFUSED = 'refused';
type Refused = typeof REFUSED;

/**
 * What this tab knows of the memory of each person who was here (rule Q7), by the keys of personKey.ts. The storage is the
 * truth: each act reads it and adds to it, one act after the other. Where it refuses, the tab goes on alone; so it does where
 * the storage is silent, until the answer comes after all.
 */
export class TabMemory {
  readonly #records: Records;
  readonly #people = new Map<string, PersonMemory>();
  readonly #listeners = new Set<() => void>();
  #lastAct: Promise<unknown> = Promise.resolve();

  constructor(records: Records) {
    this.#records = records;
  }

  /** Calls back with each change. While somebody listens, what other tabs note is taken over as they tell of it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) {
      window.addEventListener('storage', this.#onStorage);
      for (const person of this.#people.keys()) void this.#synchronize(person);
    }
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) window.removeEventListener('storage', this.#onStorage);
    };
  };

  /** What is known of this person: the same object until something changes. */
  known(person: string | null): OfficeMemory {
    return (person === null ? undefined : this.#people.get(person)?.known) ?? NOTHING_KNOWN;
  }

  /** Reads a person's memory, unless this tab has it. Settles, as every act, once the storage has answered, refused or been silent for a second. */
  async open(person: string): Promise<void> {
    if (!this.#people.has(person)) await this.#synchronize(person);
  }

  /** Takes over what other tabs have noted, also where their word of it is still on its way. */
  readAgain(person: string): Promise<void> {
    return this.#synchronize(person);
  }

  /** These applications were in a list just now. */
  async noteSeen(person: string, ids: readonly MemberId[]): Promise<void> {
    this.#person(person).listed = ids;
    await this.#synchronize(person);
  }

  /** A link was sent, or perhaps it was. The screens know it at once. */
  async noteLinkSent(
    person: string,
    id: MemberId,
    certain: boolean,
    at = Date.now(),
  ): Promise<void> {
    this.#person(person).note(id, { at, certain });
    this.#tell();
    await this.#synchronize(person);
  }

  /** Forgets everybody whose key begins like this, in all tabs; resolves to whether the storage has let go of it. */
  async forget(keyStart: string): Promise<boolean> {
    this.#drop(keyStart);
    const removing = this.#inTurn(() => this.#records.removeAll(keyStart));
    const removed = await arriving(removing, BROWSER_LIMIT).catch((): Refused => REFUSED);
    tellOtherTabs('forgotten', keyStart);
    return removed !== REFUSED;
  }

  /** Adds what this tab has noted to what the storage holds, and takes over what other tabs have noted there. */
  async #synchronize(key: string): Promise<void> {
    const person = this.#person(key);
    const merging = this.#inTurn(() =>
      this.#records.change(key, (stored) => person.merged(stored, Date.now())),
    );
    const take = async () => {
      const merged = await merging;
      if (merged === REFUSED) person.goOnAlone(Date.now());
      else {
        merged.taken();
        if (merged.record !== null) tellOtherTabs('changed', key);
      }
      this.#tell();
    };
    await arriving(take(), BROWSER_LIMIT).catch(() => {
      person.goOnAlone(Date.now());
      this.#tell();
    });
  }

  /** One act after the other. A silent one holds the next up for a second; their transactions stay one after the other. */
  #inTurn<T>(act: () => Promise<T>): Promise<T | Refused> {
    const turn = this.#lastAct.then(act).catch((): Refused => REFUSED);
    this.#lastAct = arriving(turn, BROWSER_LIMIT).catch(() => undefined);
    return turn;
  }

  #person(key: string): PersonMemory {
    const found = this.#people.get(key);
    if (found !== undefined) return found;
    const person = new PersonMemory();
    this.#people.set(key, person);
    return person;
  }

  /** An act that runs meanwhile goes on with the old one, which nobody sees any more. */
  #drop(keyStart: string): void {
    for (const key of this.#people.keys())
      if (key.startsWith(keyStart)) this.#people.set(key, new PersonMemory());
    this.#tell();
  }

  readonly #onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key !== TELLING_KEY || newValue === null) return;
    const [what = '', person = ''] = newValue.split(' ');
    if (what === 'forgotten') this.#drop(person);
    else if (this.#people.has(person)) void this.#synchronize(person);
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function tellOtherTabs(what: 'changed' | 'forgotten', key: string): void {
  writeItem(TELLING_KEY, `${what} ${key}`);
  removeItem(TELLING_KEY);
}

export const tabMemory = new TabMemory(browserRecords);

/** The memory of this tab; a story or test has its own. */
export const TabMemoryContext = createContext(tabMemory);
