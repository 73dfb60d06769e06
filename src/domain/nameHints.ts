import type { DuplicateGroup } from './duplicates';
import { foldText } from './foldText';
import { type FirmKey, firmKeyOf, type FirmInList, listedFirms, sharedTexts } from './listedFirms';
import type { Member, NewMember } from './member';
import { memoizeByKey } from './memoizeByKey';
import { consonantsOf, FEWEST_CONSONANTS, soundOf, wordsOf } from './soundKey';

/** A single word needs this many consonants to count as a name: "Silk" has too few, "Jaiswal" has enough. */
const CONSONANTS_OF_ONE_WORD = 4;

/** Firms of both lists by the sound that their names share, in either script. Only a hint, in no count: names may be the same. */
export type NameHints = ReadonlyMap<string, readonly FirmInList[]>;

/** Pass `null` for a list that is not loaded. */
export function findNameHints(
  members: readonly Member[] | null,
  newMembers: readonly NewMember[] | null,
): NameHints {
  const wordOf = memoizeByKey(new Map<string, Word>(), soundWordOf);
  return sharedTexts(listedFirms(members, newMembers), ({ name }, add) =>
    keysOf(name, wordOf).forEach(add),
  );
}

/** Other firms whose names sound like this one's, except those that already share one of `groups` with it. */
export function hintsOf(
  hints: NameHints | null,
  firm: Member | NewMember,
  groups: readonly DuplicateGroup[],
): readonly FirmInList[] {
  const known = new Set<FirmKey>([firmKeyOf(firm)]);
  for (const group of groups) for (const other of group.firms) known.add(firmKeyOf(other.firm));
  const soundAlikes = keysOf(firm.name, soundWordOf).flatMap((key) => hints?.get(key) ?? []);
  return soundAlikes.filter((other) => {
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
 * The keys of a name: its words by sound (folded, if they have none), and its folded words where they differ: without its nukta,
 * साडी has another sound than साड़ी. None for a name too short to mean much; in a longer one "Shri" and श्री count by sound too.
 */
function keysOf(name: string, wordOf: (word: string) => Word): readonly string[] {
  const words = wordsOf(name).map(wordOf);
  const distinctive = words.filter(({ consonants }) => consonants >= FEWEST_CONSONANTS);
  const isDistinctive =
    distinctive.length > 1 ||
    distinctive.some(({ consonants }) => consonants >= CONSONANTS_OF_ONE_WORD);
  if (!isDistinctive) return [];
  const bySound = words.map(({ sound, folded }) => sound || folded).join(' ');
  const byLetters = words.map(({ folded }) => folded).join(' ');
  return bySound === byLetters ? [bySound] : [bySound, byLetters];
}
