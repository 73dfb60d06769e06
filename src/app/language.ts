import { lateFile } from '../domain/lateFile';
import { changeLanguage, fetchTexts } from '../i18n/i18n';
import { type Language, useTranslation } from '../i18n/translation';
import { readItem, writeItem } from '../session/browserStorage';
import { useDialogs } from '../ui/dialogs/DialogsContext';
import { updateSettled } from './update';

const KEY = 'language';

export const storedLanguage = (): Language => (readItem(KEY) === 'hi' ? 'hi' : 'en');

/** The names are for people who cannot read the current language; `short` is for phones. */
const OTHER = {
  en: { language: 'hi', name: 'हिन्दी', short: undefined },
  hi: { language: 'en', name: 'English', short: 'EN' },
} as const;

/** A button that switches to the other language without a reload, so that nothing typed is lost. */
export function useLanguageButton() {
  const { confirm } = useDialogs();
  const { language, name, short } = OTHER[useTranslation().language];
  const change = async () => {
    try {
      await lateFile(fetchTexts(language));
    } catch {
      // A new version may have removed the file: that question comes first, and its answer may reload the page.
      await updateSettled();
      const again = await confirm((t) => ({
        title: t('The language could not be loaded'),
        text: t('Please check your internet connection.'),
        confirmText: t('Try again'),
      }));
      if (!again) return;
      // Only a reload helps, since the browser remembers that the file failed.
      writeItem(KEY, language);
      location.reload();
      return;
    }
    await changeLanguage(language);
    writeItem(KEY, language);
  };
  return {
    lang: language,
    translate: 'no',
    'aria-label': name,
    'data-short': short,
    children: name,
    onClick: () => void change(),
  } as const;
}
