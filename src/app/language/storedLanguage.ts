import type { Language } from '../../i18n/translation';
import { readItem, writeItem } from '../../session/browserStorage';

/** Not part of the session: stays after a logout. */
const KEY = 'language';

export function storedLanguage(): Language {
  return readItem(KEY) === 'hi' ? 'hi' : 'en';
}

export function storeLanguage(language: Language): void {
  writeItem(KEY, language);
}
