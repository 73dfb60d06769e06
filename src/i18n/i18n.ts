import { bringServiceTexts } from './serviceText';
import { bringHindi, hasHindi, type Language, speak } from './translation';

/** Throws where the texts of this language cannot be loaded. */
export async function fetchTexts(language: Language): Promise<void> {
  if (language === 'hi' && !hasHindi()) await loadHindi();
}

/** Shows every text in this language from now on, `<html lang>` included. Throws where its texts cannot be loaded. */
export async function changeLanguage(language: Language): Promise<void> {
  await fetchTexts(language);
  document.documentElement.lang = language;
  speak(language);
}

/** English pays nothing for it. */
async function loadHindi(): Promise<void> {
  const { default: texts, serviceInHindi } = await import('./hindi');
  bringServiceTexts(serviceInHindi);
  // The portal for the real service holds no text of the demo.
  if (import.meta.env.MODE === 'demo')
    bringHindi({ ...texts, ...(await import('./hi.demo.json')).default });
  else bringHindi(texts);
}
