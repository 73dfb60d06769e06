import { hasHindi, useTranslation } from '../../i18n/translation';
import { Notice } from '../../ui/plain/Notice';
import { Button } from '../../ui/plain/Button';

/** A message for readers of Hindi, here because the Hindi texts are what is missing. */
const IN_HINDI = 'हिन्दी के शब्द लोड नहीं हो सके। कृपया अपना इंटरनेट कनेक्शन जाँचें।';

/** Shown when the portal started in English because the texts of the chosen language could not be loaded. */
export function TextsNotice() {
  const { t } = useTranslation();
  // The language switch has loaded them meanwhile.
  if (hasHindi()) return null;
  return (
    <Notice
      banner
      kind="warning"
      role="alert"
      title={
        <>
          <span>
            {t('The Hindi texts could not be loaded. Please check your internet connection.')}
          </span>{' '}
          <span lang="hi">{IN_HINDI}</span>
        </>
      }
      action={<Button onClick={() => location.reload()}>{t('Try again')}</Button>}
    />
  );
}
