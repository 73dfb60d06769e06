import { foldText, wordMatcher } from '../../domain/foldText';
import { soundKey, wordsOf } from '../../domain/soundKey';

/**
 * A name, folded, and how its words sound, in capitals: no word of a folded name is one. `soundOf` is `soundKey`, which is asked once
 * for each word.
 */
export function soundTextOf(name: string, soundOf: (word: string) => string): string {
  const sounds = wordsOf(name).map(soundOf).filter(Boolean);
  return `${foldText(name)} ${sounds.join(' ').toUpperCase()} `;
}

/**
 * Whether a name, by its `soundTextOf`, has a word for each word of the query, in either script: one of its sound, or, for a word that
 * has no key, the word itself somewhere in the name. The last word is still being typed: the beginning of a sound is enough. `null`
 * where no word of the query has a key: nothing sounds like it.
 */
export function soundsLike(query: string): ((soundText: string) => boolean) | null {
  const words = query.split(/\s+/).flatMap(wordsIn);
  const keys = words.map(soundKey);
  if (!keys.some(Boolean)) return null;
  const tests = words.map((word, place) => {
    const key = keys[place] ?? '';
    if (key === '') return wordMatcher(foldText(word));
    const sound = ` ${key.toUpperCase()}${place === words.length - 1 ? '' : ' '}`;
    return (text: string) => text.includes(sound);
  });
  return (text) => tests.every((test) => test(text));
}

/** The words of a piece of a query; a sign that stands alone, such as &, is looked for as it is. */
function wordsIn(piece: string): readonly string[] {
  const words = wordsOf(piece);
  return words.length === 0 && piece !== '' ? [piece] : words;
}
