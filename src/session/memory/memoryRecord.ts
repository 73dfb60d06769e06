import type { MemberId } from '../../domain/memberId';
import { type LinkSent, NOTHING_KNOWN, type OfficeMemory } from './OfficeMemory';

const VERSION = 1;

/**
 * What the browser's storage holds of one person: numbers in a row, since a hundred thousand objects would take long to
 * copy.
 */
export interface MemoryRecord {
  readonly version: typeof VERSION;
  /** Another one with each change, so that an unchanged record is known without being read. */
  readonly stamp: number;
  /** Id, time; id, time … */
  readonly firstSeen: Float64Array;
  /** Id, time, 1 where it is certain; … */
  readonly linkSent: Float64Array;
}

export function memoryRecord({ firstSeen, linkSent }: OfficeMemory): MemoryRecord {
  const seen = new Float64Array(firstSeen.size * 2);
  let place = 0;
  for (const [id, at] of firstSeen) {
    seen[place++] = id;
    seen[place++] = at;
  }
  const sent = [...linkSent].flatMap(([id, { at, certain }]) => [id, at, certain ? 1 : 0]);
  return {
    version: VERSION,
    stamp: Math.random(),
    firstSeen: seen,
    linkSent: Float64Array.from(sent),
  };
}

/** What was stored, if it is a whole record of this portal's; `null` for nothing and for anything else. */
export function asMemoryRecord(stored: unknown): MemoryRecord | null {
  return isMemoryRecord(stored) ? stored : null;
}

function isMemoryRecord(stored: unknown): stored is MemoryRecord {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'version' in stored &&
    stored.version === VERSION &&
    'stamp' in stored &&
    typeof stored.stamp === 'number' &&
    'firstSeen' in stored &&
    isRow(stored.firstSeen, 2) &&
    'linkSent' in stored &&
    isRow(stored.linkSent, 3)
  );
}

/** Groups of numbers, each of them an id, a time and what else there is. */
function isRow(numbers: unknown, groupOf: number): boolean {
  return (
    numbers instanceof Float64Array &&
    numbers.length % groupOf === 0 &&
    numbers.every((number, place) =>
      place % groupOf === 0 ? Number.isSafeInteger(number) && number > 0 : number >= 0,
    )
  );
}

/** What a record says. A time that is still to come, since the clock was set back, counts as now. */
export function memoryOf(record: MemoryRecord | null, now: number): OfficeMemory {
  if (record === null) return NOTHING_KNOWN;
  const firstSeen = new Map<MemberId, number>();
  const linkSent = new Map<MemberId, LinkSent>();
  forEachGroup(record.firstSeen, 2, (id, at) => firstSeen.set(id, Math.min(at, now)));
  forEachGroup(record.linkSent, 3, (id, at, certain) =>
    linkSent.set(id, { at: Math.min(at, now), certain: certain === 1 }),
  );
  return { linkSent, firstSeen };
}

/** Whether a time in it is still to come. */
export function isAhead({ firstSeen, linkSent }: MemoryRecord, now: number): boolean {
  return (
    firstSeen.some((at, place) => place % 2 === 1 && at > now) ||
    linkSent.some((at, place) => place % 3 === 1 && at > now)
  );
}

function forEachGroup(
  numbers: Float64Array,
  groupOf: number,
  take: (id: MemberId, at: number, certain: number) => void,
): void {
  for (let place = 0; place < numbers.length; place += groupOf)
    take(numbers[place] ?? 0, numbers[place + 1] ?? 0, numbers[place + 2] ?? 0);
}
