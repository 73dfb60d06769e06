import { plainText } from './foldText';

/** Under this many consonants a key says too little: "saree", श्री and "Sarai" would be one word. */
export const FEWEST_CONSONANTS = 3;

/** Devanagari letters by their sound; the h of कh, गh … would be dropped in any case. */
const LETTERS: Readonly<Record<string, string>> = {
  क: 'k', ख: 'k', ग: 'g', घ: 'g', ङ: 'ng', च: 'ch', छ: 'ch', ज: 'j', झ: 'j', ञ: 'n', ट: 't', ठ: 't', ड: 'd', ढ: 'd',
  ण: 'n', त: 't', थ: 't', द: 'd', ध: 'd', न: 'n', प: 'p', फ: 'f', ब: 'b', भ: 'b', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l',
  व: 'v', श: 's', ष: 's', स: 's', ह: 'h', अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ऍ: 'e', ए: 'e', ऐ: 'ai',
  ऑ: 'o', ओ: 'o', औ: 'au', '\u093E': 'a', '\u093F': 'i', '\u0940': 'i', '\u0941': 'u', '\u0942': 'u', '\u0943': 'ri',
  '\u0945': 'e', '\u0947': 'e', '\u0948': 'ai', '\u0949': 'o', '\u094B': 'o', '\u094C': 'au', '\u094D': '',
  '\u0901': 'n', '\u0902': 'n', '\u0903': '',
}; // oxfmt-ignore

/** What is written otherwise in Devanagari than it is said. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [/ड\u093C/g, 'र'],
  [/ढ\u093C/g, 'र\u094Dह'],
  [/\u093C/g, ''],
  [/ज\u094Dञ/g, 'ग\u094Dय'],
  // पङ्खा is पंखा.
  [/[ङञ]\u094D(?=[क-घच-झ])/g, '\u0902'],
  // सिंह is said and typed "Singh".
  [/\u0902(?=ह)/g, 'ङ\u094D'],
  // The a that is not written: within a word, and at its end after two consonants, as in मौर्य.
  [/([\u0915-\u0939])(?=[\u0901-\u0939])/g, '$1a'],
  [/(\u094D[\u0915-\u0939])$/, '$1a'],
];

/** How Latin spellings of one sound become one, in this order. C is the sound of "ch". */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/c?ch+/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/qua/g, 'kva'],
  [/qu/g, 'k'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  // Collection, fashion.
  [/[st]h?ion/g, 'san'],
  // Chowk is चौक.
  [/ow(?![aeiouy])/g, 'o'],
  [/w/g, 'v'],
  // Reori is रेवड़ी, Manduadih मंडुवाडीह, Chaurasia चौरसिया.
  [/eo/g, 'ev'],
  [/ua/g, 'uva'],
  [/([^aeiou])i(?=[aou])/g, '$1iy'],
  // Jayaswal is Jaiswal, Choudhary is Choudhari: only before a vowel, and not after one, y is a consonant.
  [/([aeou])y+/g, '$1'],
  [/y(?![aeiou])/g, 'i'],
  // Farhan and Garhwal have theirs.
  [/([^aeiouhr])h+/g, '$1'],
  [/([^aeiou])\1+/g, '$1'],
  [/h$/, ''],
  // Which vowels a word has is spelt at will; that it begins with one, or ends in i, is not: Ansari, Nisar, Kesari, Kasera.
  [/^[aeiou]+/, 'A'],
  [/([^aeiou])(?:i+|e{2,}|ie)$/, '$1I'],
  [/[aeiou]/g, ''],
  [/n(?=[pb])/g, 'm'],
];

/**
 * How a word sounds, of any length: its consonants as they are said, with `a` before them for a vowel at its beginning and `i`
 * after them for an i at its end. Empty for what is no word of Devanagari or Latin letters alone.
 */
export function soundOf(word: string): string {
  // A nukta is heard: ड़ is an r.
  const letters = plainText(word)
    .toLowerCase()
    .replace(/[\u0300-\u036F]/g, '');
  const latin = respelt(letters, SAID).replace(
    /[\u0900-\u097F]/g,
    (letter) => LETTERS[letter] ?? letter,
  );
  return /^[a-z]+$/.test(latin) ? respelt(latin, SPELLINGS).toLowerCase() : '';
}

/**
 * A key under which the Devanagari and the Latin spellings of one Indian word meet; empty where it would say too little
 * (fewer than three consonants) and for a word that holds digits.
 */
export function soundKey(word: string): string {
  const sound = soundOf(word);
  return consonantsOf(sound) < FEWEST_CONSONANTS ? '' : sound;
}

/** How many consonants a sound or a key has. */
export function consonantsOf(sound: string): number {
  return sound.replace(/[ai]/g, '').length;
}

/** The words of a text, in lower case: runs of letters and digits of any script. */
export function wordsOf(text: string): readonly string[] {
  return (
    plainText(text)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

function respelt(word: string, rules: readonly (readonly [RegExp, string])[]): string {
  return rules.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);
}
