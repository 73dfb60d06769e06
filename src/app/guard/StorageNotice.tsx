import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { onStorageRefused, isStorageRefused } from '../../session/browserStorage';
import { Notice } from '../../ui/plain/Notice';

/** Warns that the session exists only in this tab, since the browser refuses to store it (rule S8). */
export function StorageNotice() {
  const { t } = useTranslation();
  const refused = useSyncExternalStore(onStorageRefused, isStorageRefused);
  if (!refused) return null;
  return (
    <Notice
      banner
      kind="warning"
      role="status"
      title={t(
        'This browser does not allow the portal to save data. You stay logged in only until you reload or close this tab.',
      )}
    />
  );
}
