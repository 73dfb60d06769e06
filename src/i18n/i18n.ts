import { setServiceTranslation } from './serviceText';
import { setHindi, hasHindi, type Language, setLanguage } from './translation';

/** Throws if the texts of this language cannot be loaded. */
export async function fetchTexts(language: Language): Promise<void> {
  if (language === 'hi' && !hasHindi()) await loadHindi();
}

/** Switches all texts and `<html lang>` to this language. Throws if its texts cannot be loaded. */
export async function changeLanguage(language: Language): Promise<void> {
  await fetchTexts(language);
  document.documentElement.lang = language;
  setLanguage(language);
}

/** Loaded on demand, so that readers of English do not pay for it. */
async function loadHindi(): Promise<void> {
  const { default: texts, serviceInHindi } = await import('./hindi');
  setServiceTranslation(serviceInHindi);
  // The build for the real service contains no text of the demo.
  if (import.meta.env.MODE === 'demo')
    setHindi({ ...texts, ...(await import('./hi.demo.json')).default });
  else setHindi(texts);
}
