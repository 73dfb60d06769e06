import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import type { MemberId } from '../domain/memberId';
import type { LocalNotes } from '../session/localNotes/localNotes';
import { NotesStore } from '../session/localNotes/NotesStore';
import { browserNotes } from '../session/localNotes/notesStorage';

export const DAY = 24 * 60 * 60 * 1000;
export const NOON = Date.UTC(2026, 10, 20, 12);
export const ADITI = 'https://service.example#7;';
export const REKHA = 'https://service.example#70;';

/** The time of this computer's clock. */
export const clock = { now: NOON };

/** For a whole file: each test begins at noon, in a browser without notes. */
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

export const openTab = () => new NotesStore(browserNotes);

/** The notes that a newly opened tab finds. */
export async function found(person = ADITI): Promise<LocalNotes> {
  const tab = openTab();
  await tab.note(person);
  return tab.notesOf(person);
}

/** Notes of a list that was read, and of a sent link. */
export const seen = (...ids: readonly MemberId[]) => ({
  firstSeen: new Map(ids.map((id) => [id, clock.now])),
});
export const sent = (id: MemberId, isCertain = true) => ({
  linkSent: new Map([[id, { at: clock.now, isCertain }]]),
});

export const seenIn = ({ firstSeen }: LocalNotes) => Object.fromEntries(firstSeen);
export const sentIn = ({ linkSent }: LocalNotes) =>
  Object.fromEntries(
    [...linkSent].map(([id, { at, isCertain }]) => [id, `${isCertain ? 'sent' : 'perhaps'} ${at}`]),
  );
