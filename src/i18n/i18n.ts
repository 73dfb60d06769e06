import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

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
