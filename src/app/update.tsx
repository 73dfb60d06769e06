import { useEffect } from 'react';
import { useAppStore } from '../api/state';
import { lateFile } from '../domain/lateFile';
import { readTabItem, writeTabItem } from '../session/browserStorage';
import { selectHasUnsavedChanges, unsavedDiscarded } from '../session/sessionSlice';
import { usePortalDialogs } from '../ui/dialogs/DialogsContext';

const RELOADED_FROM = 'reloadedFrom';

/** The script of this page; its name changes with every version. */
function runningScript(): string | null {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;
}

/** True if the host has another version: its page starts a different script. */
async function isNewVersionOut(): Promise<boolean> {
  const running = runningScript();
  if (running === null) return false;
  try {
    const answer = fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
    const page = await lateFile(answer.then((newest) => (newest.ok ? newest.text() : null)));
    return page !== null && !page.includes(running);
  } catch {
    // Offline, or the host does not answer: a reload might lose the page.
    return false;
  }
}

/** True once per version, since a host that serves old and new pages in turn would cause a loop; false without storage. */
function canReloadAutomatically(): boolean {
  const before = readTabItem(RELOADED_FROM) ?? '';
  const running = runningScript() ?? '';
  const versions = `${before} ${running}`;
  if (before.split(' ').includes(running)) return false;
  writeTabItem(RELOADED_FROM, versions);
  return readTabItem(RELOADED_FROM) === versions;
}

/** The check for a new version; `null` when none runs. */
let update: Promise<void> | null = null;

function startUpdate(reloadIfNew: () => Promise<void>): void {
  update ??= reloadIfNew().finally(() => {
    update = null;
  });
}

/** Resolves unless the page is reloaded: when there is no new version, or the person stays with this one. */
export const updateSettled = (): Promise<void> => update ?? Promise.resolve();

/** Reloads the page if a deployment removed a file that it needs; asks first if there is unsaved work (faults). */
export function UpdatePrompt() {
  const { confirm } = usePortalDialogs();
  const store = useAppStore();

  // Vite reports a missing file by an event of the window.
  useEffect(() => {
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
    const onMissing = () => startUpdate(reloadIfNew);
    window.addEventListener('vite:preloadError', onMissing);
    return () => window.removeEventListener('vite:preloadError', onMissing);
  }, [store, confirm]);

  return null;
}
