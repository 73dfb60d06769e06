import { currentLanguage } from './translation';

type InHindi = (said: string, label: string | null) => string;

let inHindi: InHindi | null = null;

/** Comes with the Hindi texts: who reads English does not load what is known of the service's sentences. */
export function bringServiceTexts(known: InHindi): void {
  inHindi = known;
}

/**
 * What the service said, in the language of the portal where it is known; as it came where it is not, and always in English.
 * `label` is what the screen calls the field that it speaks of.
 */
export function serviceText(said: string, label: string | null = null): string {
  return currentLanguage() === 'hi' && inHindi !== null ? inHindi(said, label) : said;
}
