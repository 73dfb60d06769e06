import { useSyncExternalStore } from 'react';
import type { TFunction } from './Text';
import { currentLanguage, currentTranslation, type Language, onLanguage } from './translation';

/** `t` and the language of the screen, which is drawn anew when it changes. */
export function useTranslation(): { readonly t: TFunction; readonly language: Language } {
  const t = useSyncExternalStore(onLanguage, currentTranslation, currentTranslation);
  return { t, language: currentLanguage() };
}
