import { useEffect } from 'react';
import { useAppStore } from '../../api/state';
import { selectHasUnsavedChanges, unsavedDiscarded } from '../../session/sessionSlice';
import { usePortalDialogs } from '../../ui/dialogs/DialogsContext';
import { isNewVersionOut, canReloadAutomatically, updateStarted } from './appVersion';

/** Reloads the page if a deployment removed a file that it needs; asks first if there is unsaved work (faults). */
export function UpdatePrompt() {
  const { confirm } = usePortalDialogs();
  const store = useAppStore();

  // Vite reports a missing file by an event of the window.
  useEffect(() => {
    let isUpdating = false;
    const mayReload = async () => {
      if (!selectHasUnsavedChanges(store.getState())) return canReloadAutomatically();
      return confirm((t) => ({
        title: t('A new version is available'),
        text: t('Reload to continue. Unsaved changes may be lost.'),
        confirmText: t('Reload now'),
      }));
    };
    const reloadIfNew = async () => {
      if (!(await isNewVersionOut()) || !(await mayReload())) return;
      // The person has agreed, so the browser need not ask again.
      store.dispatch(unsavedDiscarded());
      location.reload();
      // Never resolves: until the reload, no error about the missing file should appear.
      await new Promise(() => undefined);
    };
    const onMissing = () => {
      if (isUpdating) return;
      isUpdating = true;
      updateStarted(
        reloadIfNew().finally(() => {
          isUpdating = false;
        }),
      );
    };
    window.addEventListener('vite:preloadError', onMissing);
    return () => window.removeEventListener('vite:preloadError', onMissing);
  }, [store, confirm]);

  return null;
}
