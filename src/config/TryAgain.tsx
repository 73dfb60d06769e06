import { useTranslation } from '../i18n/useTranslation';

/** Reads config.json anew, with everything else: nothing has been typed yet. */
export function TryAgain() {
  const { t } = useTranslation();
  return (
    <p>
      <button type="button" onClick={() => location.reload()}>
        {t('Try again')}
      </button>
    </p>
  );
}
