import { plainText } from './foldText';

/** Devanagari letters by their sound. The h of कh, गh … is left out, since later rules would drop it. */
const LETTERS: Readonly<Record<string, string>> = {
  क: 'k', ख: 'k', ग: 'g', घ: 'g', ङ: 'ng', च: 'ch', छ: 'ch', ज: 'j', झ: 'j', ञ: 'n', ट: 't', ठ: 't', ड: 'd', ढ: 'd',
  ण: 'n', त: 't', थ: 't', द: 'd', ध: 'd', न: 'n', प: 'p', फ: 'f', ब: 'b', भ: 'b', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l',
  व: 'v', श: 's', ष: 's', स: 's', ह: 'h', अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ऍ: 'e', ए: 'e', ऐ: 'ai',
  ऑ: 'o', ओ: 'o', औ: 'au', '\u093E': 'a', '\u093F': 'i', '\u0940': 'i', '\u0941': 'u', '\u0942': 'u', '\u0943': 'ri',
  '\u0945': 'e', '\u0947': 'e', '\u0948': 'ai', '\u0949': 'o', '\u094B': 'o', '\u094C': 'au', '\u094D': '',
  '\u0901': 'n', '\u0902': 'n', '\u0903': '',
}; // oxfmt-ignore

/** Devanagari spellings that differ from the pronunciation. */
const PRONUNCIATIONS: readonly (readonly [RegExp, string])[] = [
  [/ड\u093C/g, 'र'],
  [/ढ\u093C/g, 'र\u094Dह'],
  [/\u093C/g, ''],
  [/ज\u094Dञ/g, 'ग\u094Dय'],
  // पङ्खा is also written पंखा.
  [/[ङञ]\u094D(?=[क-घच-झ])/g, '\u0902'],
  // सिंह is pronounced and typed "Singh".
  [/\u0902(?=ह)/g, 'ङ\u094D'],
  // The unwritten a: within a word, and at its end after two consonants, as in मौर्य.
  [/([\u0915-\u0939])(?=[\u0901-\u0939])/g, '$1a'],
  [/(\u094D[\u0915-\u0939])$/, '$1a'],
];

/** Unifies Latin spellings of one sound, in this order. C is the sound of "ch". */
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
  // Jayaswal and Jaiswal, Choudhary and Choudhari: y is a consonant only before a vowel and not after one.
  [/([aeou])y+/g, '$1'],
  [/y(?![aeiou])/g, 'i'],
  // Drops the h of an aspirate; the one in Farhan and Garhwal stays.
  [/([^aeiouhr])h+/g, '$1'],
  [/([^aeiou])\1+/g, '$1'],
  [/h$/, ''],
  // Vowels are spelt freely, but a vowel at the beginning and an i at the end distinguish words: Ansari, Nisar, Kesari, Kasera.
  [/^[aeiou]+/, 'A'],
  [/([^aeiou])(?:i+|e{2,}|ie)$/, '$1I'],
  [/[aeiou]/g, ''],
  [/n(?=[pb])/g, 'm'],
];

/** A word's consonants as pronounced, after `a` for a first vowel, before `i` for a last i; empty for other scripts or digits. */
export function soundOf(word: string): string {
  // `plainText` keeps the nukta, which is heard: ड़ is an r.
  const letters = plainText(word)
    .toLowerCase()
    .replace(/[\u0300-\u036F]/g, '');
  const latin = respelt(letters, PRONUNCIATIONS).replace(
    /[\u0900-\u097F]/g,
    (letter) => LETTERS[letter] ?? letter,
  );
  return /^[a-z]+$/.test(latin) ? respelt(latin, SPELLINGS).toLowerCase() : '';
}

/** A key shared by Devanagari and Latin spellings of a word; empty for one with digits or fewer than three consonants. */
export function soundKey(word: string): string {
  const sound = soundOf(word);
  // With fewer consonants a key means too little: "saree", श्री and "Sarai" would share one.
  return consonantsOf(sound) < 3 ? '' : sound;
}

export const consonantsOf = (sound: string): number => sound.replace(/[ai]/g, '').length;

/** The words of a text in lower case: runs of letters and digits of any script. */
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
