import type { Language } from '../../i18n/translation';
import { readItem, writeItem } from '../../session/browserStorage';

/** No key of the session: it stays after a logout. */
const KEY = 'language';

/** The language that was chosen in this browser; English where none was. */
export function storedLanguage(): Language {
  return readItem(KEY) === 'hi' ? 'hi' : 'en';
}

export function storeLanguage(language: Language): void {
  writeItem(KEY, language);
}
