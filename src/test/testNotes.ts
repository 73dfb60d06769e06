import { type LocalNotes, NO_NOTES } from '../session/localNotes/localNotes';
import { NotesStore } from '../session/localNotes/NotesStore';
import type { browserNotes } from '../session/localNotes/notesStorage';

/** Separate notes for one story or test, the same for everybody who logs in there (rule Q7). */
export const testNotes = (notes?: Partial<LocalNotes>) => new NotesStore(testStorage(notes));

/** A browser's storage of notes, which two tabs can share. */
export function testStorage(notes: Partial<LocalNotes> = {}): typeof browserNotes {
  const stored = new Map<string, LocalNotes>();
  const forgotten: string[] = [];
  const isForgotten = (key: string) => forgotten.some((keyStart) => key.startsWith(keyStart));
  return {
    change: async (key, make) => {
      const start = isForgotten(key) ? NO_NOTES : { ...NO_NOTES, ...notes };
      const made = make(stored.get(key) ?? start);
      stored.set(key, made);
      return made;
    },
    removeAll: async (keyStart) => {
      forgotten.push(keyStart);
      for (const key of stored.keys()) if (key.startsWith(keyStart)) stored.delete(key);
    },
  };
}
