import { useSyncExternalStore } from 'react';
import type { TFunction } from './Text';
import { currentLanguage, currentTranslation, type Language, onLanguage } from './translation';

/** `t` and the language; the component renders again when the language changes. */
export function useTranslation(): { readonly t: TFunction; readonly language: Language } {
  const t = useSyncExternalStore(onLanguage, currentTranslation, currentTranslation);
  return { t, language: currentLanguage() };
}
