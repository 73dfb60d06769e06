import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import type { OfficeMemory } from '../session/memory/OfficeMemory';
import { browserRecords } from '../session/memory/records';
import { TabMemory } from '../session/memory/TabMemory';

export const DAY = 24 * 60 * 60 * 1000;
export const NOON = Date.UTC(2026, 10, 20, 12);
export const ADITI = 'https://service.example#7;';
export const REKHA = 'https://service.example#70;';

/** What the clock of this computer says. */
export const clock = { now: NOON };

/** For a whole test file: each test begins at noon, in a browser that remembers nothing. */
export function freshBrowser(): void {
  beforeEach(() => {
    clock.now = NOON;
    vi.spyOn(Date, 'now').mockImplementation(() => clock.now);
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

export const openTab = () => new TabMemory(browserRecords);

/** What a tab that is opened now finds. */
export async function found(person = ADITI): Promise<OfficeMemory> {
  const tab = openTab();
  await tab.open(person);
  return tab.known(person);
}

export const seenIn = ({ firstSeen }: OfficeMemory) => Object.fromEntries(firstSeen);
export const sentIn = ({ linkSent }: OfficeMemory) =>
  Object.fromEntries(
    [...linkSent].map(([id, { at, certain }]) => [id, `${certain ? 'sent' : 'perhaps'} ${at}`]),
  );
