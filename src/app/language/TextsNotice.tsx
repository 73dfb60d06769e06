import { useTranslation } from '../../i18n/useTranslation';
import { hasHindi } from '../../i18n/translation';
import { Notice } from '../../ui/plain/Notice';
import { Button } from '../../ui/plain/Button';

/** Who reads Hindi has to be told in Hindi: its texts are what is missing, so this one stands here. */
const IN_HINDI = 'हिन्दी के शब्द लोड नहीं हो सके। कृपया अपना इंटरनेट कनेक्शन जाँचें।';

/** The portal began in English, since the texts of the chosen language did not come. */
export function TextsNotice() {
  const { t } = useTranslation();
  // The switch brought them after all.
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
