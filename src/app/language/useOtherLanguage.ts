import { lateFile } from '../../domain/lateFile';
import { changeLanguage, fetchTexts } from '../../i18n/i18n';
import { useTranslation } from '../../i18n/translation';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { updateSettled } from '../update/appVersion';
import { storeLanguage } from './storedLanguage';

/** The names are for people who cannot read the current language; `short` is for phones. */
const OTHER = {
  en: { language: 'hi', name: 'हिन्दी', short: undefined },
  hi: { language: 'en', name: 'English', short: 'EN' },
} as const;

/** The other language, and a function that switches to it without a reload, so that nothing typed is lost. */
export function useOtherLanguage() {
  const { confirm } = useDialogs();
  const other = OTHER[useTranslation().language];
  const { language } = other;
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
      storeLanguage(language);
      location.reload();
      return;
    }
    await changeLanguage(language);
    storeLanguage(language);
  };
  return { ...other, change };
}
