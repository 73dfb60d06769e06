import { useSyncExternalStore } from 'react';
import { hasHindi, useTranslation } from '../../i18n/translation';
import { isStorageRefused, onStorageRefused } from '../../session/browserStorage';
import { useSession } from '../../session/sessionSlice';
import { isSessionStored } from '../../session/storedSession';
import { Button } from '../../ui/plain/Button';
import { Notice } from '../../ui/plain/Notice';

/** Warns that the browser refuses to store something: the session or, with a stored one, anything else. */
export function StorageNotice() {
  const { t } = useTranslation();
  const refused = useSyncExternalStore(onStorageRefused, isStorageRefused);
  const session = useSession();
  if (!refused) return null;
  return (
    <Notice
      banner
      kind="warning"
      role="status"
      title={
        session !== null && isSessionStored()
          ? t(
              'This browser does not allow the portal to save data. You stay logged in, but what could not be saved lasts only until you reload or close this tab.',
            )
          : t(
              'This browser does not allow the portal to save data. You stay logged in only until you reload or close this tab.',
            )
      }
    />
  );
}

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
