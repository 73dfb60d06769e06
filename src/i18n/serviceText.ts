import { currentLanguage } from './translation';

let inHindi: ((text: string, label: string | null) => string) | null = null;

/** Called with the Hindi texts: readers of English do not load these translations. */
export function setServiceTranslation(known: typeof inHindi): void {
  inHindi = known;
}

/** A text of the service, in Hindi if that is the language and the text is known. `label` is the screen's name for its field. */
export function serviceText(text: string, label: string | null = null): string {
  return currentLanguage() === 'hi' && inHindi !== null ? inHindi(text, label) : text;
}
