import { useTranslation } from '../../i18n/translation';
import { useSession } from '../../session/sessionSlice';
import { Notice } from '../../ui/plain/Notice';
import { useSyncExternalStore } from 'react';
import { isStorageRefused, onStorageRefused } from '../../session/browserStorage';
import { isSessionStored } from '../../session/storedSession';

/** Warns that the browser refuses to store something: the session (rule S8) or, with a stored one, anything else. */
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
