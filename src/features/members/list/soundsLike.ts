import { foldText, wordMatcher } from '../../../domain/foldText';
import { soundKey, wordsOf } from '../../../domain/soundKey';

/** A folded name, then the sounds of its words in capitals, which it never contains. `soundOf` is a memoized `soundKey`. */
export function soundTextOf(name: string, soundOf: (word: string) => string): string {
  const sounds = wordsOf(name).map(soundOf).filter(Boolean);
  return `${foldText(name)} ${sounds.join(' ').toUpperCase()} `;
}

/**
 * Returns a test for a name's `soundTextOf`: each word of the query must match a word of the name by sound, in either script,
 * or, if it has no key, occur in the name. The last word may be unfinished, so the beginning of a sound is enough. `null` if no
 * word of the query has a key.
 */
export function soundsLike(query: string): ((soundText: string) => boolean) | null {
  const words = query.split(/\s+/).flatMap(wordsIn);
  const keys = words.map(soundKey);
  if (!keys.some(Boolean)) return null;
  const tests = words.map((word, index) => {
    const key = keys[index] ?? '';
    if (key === '') return wordMatcher(foldText(word));
    const sound = ` ${key.toUpperCase()}${index === words.length - 1 ? '' : ' '}`;
    return (text: string) => text.includes(sound);
  });
  return (text) => tests.every((test) => test(text));
}

/** The words in a part of a query; a lone sign, such as &, is searched for as it is. */
function wordsIn(piece: string): readonly string[] {
  const words = wordsOf(piece);
  return words.length === 0 && piece !== '' ? [piece] : words;
}
