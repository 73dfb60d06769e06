import type { DuplicateGroup } from './duplicates';
import { foldText } from './foldText';
import { type FirmKey, firmKeyOf, type FirmInList, listedFirms, sharedTexts } from './listedFirms';
import type { Member, NewMember } from './member';
import { memoizeByKey } from './memoizeByKey';
import { consonantsOf, FEWEST_CONSONANTS, soundOf, wordsOf } from './soundKey';

/** One word alone is a name of its own from so many consonants on: "Silk" is none, "Jaiswal" is. */
const CONSONANTS_OF_ONE_WORD = 4;

/**
 * The firms of both lists by the sound of their names, in either script, where several have one. It is a hint and no more: two firms of
 * one name are not one firm, so that nothing is counted by it.
 */
export type NameHints = ReadonlyMap<string, readonly FirmInList[]>;

/** A list that is `null` is not known. */
export function findNameHints(
  members: readonly Member[] | null,
  newMembers: readonly NewMember[] | null,
): NameHints {
  const wordOf = memoizeByKey(new Map<string, Word>(), soundWordOf);
  return sharedTexts(listedFirms(members, newMembers), ({ name }, add) =>
    keysOf(name, wordOf).forEach(add),
  );
}

/** The other firms whose name sounds like this one's, without those that share one of these groups with it. */
export function hintsOf(
  hints: NameHints | null,
  firm: Member | NewMember,
  groups: readonly DuplicateGroup[],
): readonly FirmInList[] {
  const known = new Set<FirmKey>([firmKeyOf(firm)]);
  for (const group of groups) for (const other of group.firms) known.add(firmKeyOf(other.firm));
  const sounding = keysOf(firm.name, soundWordOf).flatMap((key) => hints?.get(key) ?? []);
  return sounding.filter((other) => {
    const isKnown = known.has(firmKeyOf(other.firm));
    known.add(firmKeyOf(other.firm));
    return !isKnown;
  });
}

interface Word {
  readonly sound: string;
  readonly consonants: number;
  readonly folded: string;
}

function soundWordOf(word: string): Word {
  const sound = soundOf(word);
  return { sound, consonants: consonantsOf(sound), folded: foldText(word) };
}

/**
 * All words of a name by their sound, those without one folded; then the words folded, where that says something else: without its
 * nukta साडी sounds otherwise than साड़ी. None where that would say too little. In a whole name the short words may be heard too: "Shri"
 * and श्री, "Saree" and साड़ी.
 */
function keysOf(name: string, wordOf: (word: string) => Word): readonly string[] {
  const words = wordsOf(name).map(wordOf);
  const telling = words.filter(({ consonants }) => consonants >= FEWEST_CONSONANTS);
  const isTelling =
    telling.length > 1 || telling.some(({ consonants }) => consonants >= CONSONANTS_OF_ONE_WORD);
  if (!isTelling) return [];
  const bySound = words.map(({ sound, folded }) => sound || folded).join(' ');
  const byLetters = words.map(({ folded }) => folded).join(' ');
  return bySound === byLetters ? [bySound] : [bySound, byLetters];
}
