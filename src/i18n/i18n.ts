import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { bringServiceTexts } from './serviceText';

export type Language = 'en' | 'hi';

/** The English text is its own key, so that every text of the spec can be found where it is used. */
export async function startI18n(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: {} },
    keySeparator: false,
    nsSeparator: false,
    returnEmptyString: false,
    // React writes text nodes; escaping here would show &amp; to people.
    interpolation: { escapeValue: false },
  });
}

/** Throws where the texts of this language cannot be loaded. */
export async function fetchTexts(language: Language): Promise<void> {
  if (language === 'hi' && !hasHindi()) await loadHindi();
}

export function hasHindi(): boolean {
  return i18next.hasResourceBundle('hi', 'translation');
}

/** Shows every text in this language from now on, `<html lang>` included. Throws where its texts cannot be loaded. */
export async function changeLanguage(language: Language): Promise<void> {
  await fetchTexts(language);
  document.documentElement.lang = language;
  await i18next.changeLanguage(language);
}

export function currentLanguage(): Language {
  return i18next.language === 'hi' ? 'hi' : 'en';
}

/** English pays nothing for it. */
async function loadHindi(): Promise<void> {
  const { default: texts, serviceInHindi } = await import('./hindi');
  bringServiceTexts(serviceInHindi);
  i18next.addResourceBundle('hi', 'translation', texts);
  if (import.meta.env.MODE === 'demo')
    // The portal for the real service holds no text of the demo.
    i18next.addResourceBundle('hi', 'demo', (await import('./hi.demo.json')).default);
}
