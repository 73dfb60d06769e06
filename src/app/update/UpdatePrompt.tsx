import { useEffect } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useStore } from 'react-redux';
import {
  selectHasUnsavedChanges,
  type SessionRoot,
  unsavedDiscarded,
} from '../../session/sessionSlice';
import { usePortalDialogs } from '../../ui/dialogs/DialogsContext';
import { isNewVersionOut, canReloadAutomatically, updateStarted } from './appVersion';

/** Reloads where a deploy took away a file that this page needs; with unsaved work it asks first (faults). */
export function UpdatePrompt() {
  const { t } = useTranslation();
  const { confirm } = usePortalDialogs();
  const store = useStore<SessionRoot>();

  // Vite tells of a missing file by an event of the window, wherever it was wanted.
  useEffect(() => {
    let isUpdating = false;
    const mayReload = async () => {
      if (!selectHasUnsavedChanges(store.getState())) return canReloadAutomatically();
      return confirm({
        title: t('A new version is available'),
        text: t('Reload to continue. Unsaved changes may be lost.'),
        confirmText: t('Reload now'),
      });
    };
    const renew = async () => {
      if (!(await isNewVersionOut()) || !(await mayReload())) return;
      // The person has been asked: the browser need not ask again.
      store.dispatch(unsavedDiscarded());
      location.reload();
      // Until the page is gone nobody needs to know that it lacked a file.
      await new Promise(() => undefined);
    };
    const onMissing = () => {
      if (isUpdating) return;
      isUpdating = true;
      updateStarted(
        renew().finally(() => {
          isUpdating = false;
        }),
      );
    };
    window.addEventListener('vite:preloadError', onMissing);
    return () => window.removeEventListener('vite:preloadError', onMissing);
  }, [store, confirm, t]);

  return null;
}
