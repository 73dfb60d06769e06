import { memoryRecord } from '../session/memory/memoryRecord';
import { NOTHING_KNOWN, type OfficeMemory } from '../session/memory/OfficeMemory';
import type { Records } from '../session/memory/records';
import { TabMemory } from '../session/memory/TabMemory';

/** A memory of its own for one story or test, with what everybody who signs in there remembers (rule Q7). */
export const remembered = (memory?: Partial<OfficeMemory>) =>
  new TabMemory(rememberedRecords(memory));

/** A browser's storage of memories, as two tabs share it. */
export function rememberedRecords(memory: Partial<OfficeMemory> = {}): Records {
  const start = memoryRecord({ ...NOTHING_KNOWN, ...memory });
  const kept = new Map<string, object>();
  const forgotten: string[] = [];
  const isForgotten = (key: string) => forgotten.some((keyStart) => key.startsWith(keyStart));
  return {
    change: async (key, make) => {
      const made = make(kept.get(key) ?? (isForgotten(key) ? undefined : start));
      if (made.record !== null) kept.set(key, made.record);
      return made;
    },
    removeAll: async (keyStart) => {
      forgotten.push(keyStart);
      for (const key of kept.keys()) if (key.startsWith(keyStart)) kept.delete(key);
    },
  };
}
