import type { MemberId } from '../../domain/memberId';
import { asMemoryRecord, isAhead, memoryOf, type MemoryRecord, memoryRecord } from './memoryRecord';
import {
  type LinkSent,
  NOTHING_KNOWN,
  type OfficeMemory,
  together,
  withoutOld,
  withSeen,
} from './OfficeMemory';

/** One person's memory, as far as this tab knows it. */
export class PersonMemory {
  /** What the screens see: the same object until something changes. */
  known: OfficeMemory = NOTHING_KNOWN;
  /** The applications of the last list that was read here; `null` before the first one. */
  listed: readonly MemberId[] | null = null;
  /** What the storage held when it was last asked, and the stamp of that. */
  #saved: OfficeMemory = NOTHING_KNOWN;
  #stamp: number | null = null;
  /** What the storage does not hold yet, or refuses. */
  #unsaved: OfficeMemory = NOTHING_KNOWN;

  note(id: MemberId, link: LinkSent): void {
    const noted = { ...NOTHING_KNOWN, linkSent: new Map([[id, link]]) };
    this.#unsaved = together(this.#unsaved, noted);
    this.known = together(this.known, noted);
  }

  /**
   * What the storage holds, this tab's notes added: the record to be written, `null` where it says all of it already, and
   * what to do once it is there.
   */
  merged(stored: unknown, now: number): { record: MemoryRecord | null; taken: () => void } {
    const found = asMemoryRecord(stored);
    const isUnchanged = (found?.stamp ?? null) === this.#stamp;
    const saved = isUnchanged ? this.#saved : memoryOf(found, now);
    const added = this.#unsaved;
    const noted = isUnchanged ? this.known : together(saved, added);
    const memory = withoutOld(withSeen(noted, this.listed ?? [], now), this.listed, now);
    const isMended = !isUnchanged && found !== null && isAhead(found, now);
    const record = memory === saved && !isMended ? null : memoryRecord(memory);
    return {
      record,
      taken: () => {
        this.#saved = memory;
        this.#stamp = (record ?? found)?.stamp ?? null;
        // Something may have been noted meanwhile.
        if (this.#unsaved === added) this.#unsaved = NOTHING_KNOWN;
        this.known = together(memory, this.#unsaved);
      },
    };
  }

  /** The storage refuses: what is noted lives in this tab. */
  goOnAlone(now: number): void {
    const unseen = (this.listed ?? []).filter((id) => !this.#saved.firstSeen.has(id));
    this.#unsaved = withSeen(this.#unsaved, unseen, now);
    this.known = together(this.#saved, this.#unsaved);
  }
}
