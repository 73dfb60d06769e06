import { setHindi, hasHindi, type Language, setLanguage } from './translation';

/** Loads the texts on demand, so that readers of English do not pay for Hindi. Throws if they cannot be loaded. */
export async function fetchTexts(language: Language): Promise<void> {
  if (language !== 'hi' || hasHindi()) return;
  const { default: texts, serviceInHindi } = await import('./hindi');
  // The build for the real service contains no text of the demo.
  const demo = import.meta.env.MODE === 'demo' ? (await import('./hi.demo.json')).default : {};
  setHindi({ ...texts, ...demo }, serviceInHindi);
}

/** Switches all texts and `<html lang>` to this language. Throws if its texts cannot be loaded. */
export async function changeLanguage(language: Language): Promise<void> {
  await fetchTexts(language);
  document.documentElement.lang = language;
  setLanguage(language);
}
