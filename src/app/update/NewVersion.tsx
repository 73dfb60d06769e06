import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { selectUnsaved, type SessionRoot, workChanged } from '../../session/sessionSlice';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { isNewVersionOut, mayReloadByItself } from './newVersion';

/** Reloads where a deploy took away a file that this page needs; with unsaved work it asks first (faults). */
export function NewVersion() {
  const { t } = useTranslation();
  const { ask } = useDialogs();
  const store = useStore<SessionRoot>();

  // Vite tells of a missing file by an event of the window, wherever it was wanted.
  useEffect(() => {
    let asking = false;
    const mayReload = async () => {
      if (!selectUnsaved(store.getState())) return mayReloadByItself();
      return ask({
        title: t('A new version of the portal is there'),
        text: t('This part opens only after a reload. Changes that are not saved may be lost.'),
        act: t('Reload now'),
      });
    };
    const renew = async () => {
      if (asking || !(await isNewVersionOut())) return;
      asking = true;
      const leave = await mayReload();
      asking = false;
      if (!leave) return;
      // The person has been asked: the browser need not ask again.
      store.dispatch(workChanged(false));
      location.reload();
    };
    const onMissing = () => void renew();
    window.addEventListener('vite:preloadError', onMissing);
    return () => window.removeEventListener('vite:preloadError', onMissing);
  }, [store, ask, t]);

  return null;
}
