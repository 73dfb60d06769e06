import { useTranslation } from '../i18n/useTranslation';

/** Reloads the page: config.json is read again, and nothing has been typed yet. */
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
