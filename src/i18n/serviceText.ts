import { currentLanguage } from './translation';

type InHindi = (text: string, label: string | null) => string;

let inHindi: InHindi | null = null;

/** Called with the Hindi texts: readers of English do not load these translations. */
export function setServiceTranslation(known: InHindi): void {
  inHindi = known;
}

/**
 * Translates a text of the service into Hindi if that is the language and the text is known; otherwise returns it unchanged.
 * `label` is the screen's name for the field that the text is about.
 */
export function serviceText(text: string, label: string | null = null): string {
  return currentLanguage() === 'hi' && inHindi !== null ? inHindi(text, label) : text;
}
