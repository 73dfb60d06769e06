import { foldText, holderOf } from '../../domain/foldText';
import { soundKey, wordsOf } from '../../domain/soundKey';

/** What a row is called, and how its words sound. */
export interface Heard {
  readonly name: string;
  readonly keys: readonly string[];
}

/** Listens to names; `keyOf` is `soundKey`, which is asked once for each word. */
export const heard = (name: string, keyOf: (word: string) => string): Heard => ({
  name,
  keys: wordsOf(name).map(keyOf).filter(Boolean),
});

/**
 * Whether a name has a word for each word of the query, in either script: one of its sound, or, for a word that has no key, the word
 * itself somewhere in the name. The last word is still being typed: the beginning of a sound is enough. `null` where no word of the
 * query has a key: nothing sounds like it.
 */
export function soundsLike(query: string): ((name: Heard) => boolean) | null {
  const words = query.split(/\s+/).flatMap(wordsIn);
  const keys = words.map(soundKey);
  if (!keys.some(Boolean)) return null;
  const tests = words.map((word, place) => {
    const key = keys[place] ?? '';
    if (key === '') {
      const isHeldBy = holderOf(foldText(word));
      return ({ name }: Heard) => isHeldBy(foldText(name));
    }
    return place === words.length - 1
      ? (name: Heard) => name.keys.some((one) => one.startsWith(key))
      : (name: Heard) => name.keys.includes(key);
  });
  return (name) => tests.every((test) => test(name));
}

/** The words of a piece of a query; a sign that stands alone, such as &, is looked for as it is. */
function wordsIn(piece: string): readonly string[] {
  const words = wordsOf(piece);
  return words.length === 0 && piece !== '' ? [piece] : words;
}
