import { foldText } from './foldText';
import { firmKeyOf, ListedFirms, type FirmKey, type ListedIn } from './listedFirms';
import type { Member, NewMember } from './member';
import { SharedValues } from './sharedValues';
import { consonantsOf, FEWEST_CONSONANTS, soundOf, wordsOf } from './soundKey';
import type { DuplicateGroup } from './whoIsWho';

/** Rows per slice of idle work: a few milliseconds on an office computer. */
const SLICE = 1_000;

/** One word alone is a name of its own from so many consonants on: "Silk" is none, "Jaiswal" is. */
const CONSONANTS_OF_ONE_WORD = 4;

/**
 * Which firms of both lists have a name of one sound, in either script. It is a hint and no more: two firms of one name are not one firm,
 * so that nothing is counted by it. For 100,000 names it is work, so it is begun where somebody looks.
 */
export class NameHints {
  readonly #firms: ListedFirms;
  readonly #positionsOf = new Map<string, readonly number[]>();
  /** Let go at the end: a generator that is done would still hold all that it needed on the way. */
  #work: Generator<undefined> | null = this.#listen();

  /** A list that is `null` is not known. */
  constructor(members: readonly Member[] | null, newMembers: readonly NewMember[] | null) {
    this.#firms = new ListedFirms(members, newMembers);
  }

  /** Does one more slice of the work; false when nothing is left. Hints come when all is done. */
  prepareSlice(): boolean {
    if (this.#work?.next().done !== false) this.#work = null;
    return this.#work !== null;
  }

  /** The other firms whose name sounds like this one's, without those that share one of these groups with it. */
  hintsOf(firm: Member | NewMember, groups: readonly DuplicateGroup[]): readonly ListedIn[] {
    const positions = keysOf(firm.name, soundOf).flatMap((key) => this.#positionsOf.get(key) ?? []);
    const known = new Set<FirmKey>([firmKeyOf(firm)]);
    for (const group of groups) for (const other of group.firms) known.add(firmKeyOf(other.firm));
    return [...this.#firms.distinct(positions).values()].flatMap((position) => {
      const other = this.#firms.listedAt(position);
      return other === null || known.has(firmKeyOf(other.firm)) ? [] : [other];
    });
  }

  *#listen(): Generator<undefined> {
    const sounds = new Map<string, string>();
    const heard = (word: string): string => {
      const sound = sounds.get(word) ?? soundOf(word);
      sounds.set(word, sound);
      return sound;
    };
    const values = new SharedValues();
    for (let position = 0; position < this.#firms.count; position++) {
      for (const key of keysOf(this.#firms.firmAt(position)?.name ?? '', heard))
        values.add(key, position);
      if (position % SLICE === SLICE - 1) yield;
    }
    let done = 0;
    for (const [sound, positions] of values) {
      if (positions.length > 1) this.#positionsOf.set(sound, positions);
      done += 1;
      if (done % SLICE === 0) yield;
    }
  }
}

/**
 * All words of a name by their sound, those without one folded; then the words folded, where that says something else: without its
 * nukta साडी sounds otherwise than साड़ी. None where that would say too little. In a whole name the short words may be heard too: "Shri"
 * and श्री, "Saree" and साड़ी.
 */
function keysOf(name: string, heard: (word: string) => string): readonly string[] {
  const words = wordsOf(name);
  const sounds = words.map(heard);
  const keys = sounds.map(consonantsOf).filter((consonants) => consonants >= FEWEST_CONSONANTS);
  const isTelling =
    keys.length > 1 || keys.some((consonants) => consonants >= CONSONANTS_OF_ONE_WORD);
  if (!isTelling) return [];
  const folded = words.map(foldText);
  return [folded.map((word, index) => sounds[index] || word), folded].map((key) => key.join(' '));
}
