import { withTimeout } from '../../domain/withTimeout';
import { changeLanguage, fetchTexts } from '../../i18n/i18n';
import { currentLanguage } from '../../i18n/translation';
import { useTranslation } from '../../i18n/useTranslation';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { updateSettled } from '../update/appVersion';
import { storeLanguage } from './storedLanguage';

/** In the words of whoever cannot read the language that is shown; `short` for a phone, where it is not short already. */
const OTHER = {
  en: { language: 'hi', name: 'हिन्दी', short: undefined },
  hi: { language: 'en', name: 'English', short: 'EN' },
} as const;

/** The language that the portal does not have now, and how to show it in that: in place, so that nothing typed is lost. */
export function useOtherLanguage() {
  const { t } = useTranslation();
  const { confirm } = useDialogs();
  const other = OTHER[currentLanguage()];
  const { language } = other;
  const change = async () => {
    try {
      await withTimeout(fetchTexts(language));
    } catch {
      // A new version took the file away: that question comes first, and its answer may reload the page.
      await updateSettled();
      const again = await confirm({
        title: t('The language could not be loaded'),
        text: t('Please check your internet connection.'),
        confirmText: t('Try again'),
      });
      if (!again) return;
      // The browser remembers a file that did not come, so that only a reload asks for it again.
      storeLanguage(language);
      location.reload();
      return;
    }
    await changeLanguage(language);
    storeLanguage(language);
  };
  return { ...other, change };
}
