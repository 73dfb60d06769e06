import { forgetSends } from '../api/once';
import { useAppDispatch } from '../api/state';
import { useConfig } from '../config/ConfigContext';
import { type Demo, type DemoNotice, useDemo } from '../config/demo';
import { BASE_PATH } from '../config/paths';
import { lateFile } from '../domain/lateFile';
import { useTranslation } from '../i18n/translation';
import { serviceKey, signedOut } from '../session/sessionSlice';
import { useDialogs } from '../ui/dialogs/DialogsContext';
import { Button } from '../ui/plain/Button';
import { Notice } from '../ui/plain/Notice';
import { saveFile } from '../ui/saveFile';

/** States on every screen of the demo that no data reaches the association (rules, Configuration). */
export function DemoBanner() {
  const { t } = useTranslation();
  const { confirm } = useDialogs();
  const demo = useDemo();
  const dispatch = useAppDispatch();
  const service = serviceKey(useConfig().apiBaseUrl);

  const noticeTexts: Record<DemoNotice, string> = {
    reseeded: t(
      'The saved demo data could not be used, so the demo started again from the beginning.',
    ),
    'in-memory': t(
      'This browser cannot save the demo data. If you reload the page, the demo starts again.',
    ),
    'no-worker': t('The demo runs inside this page, so it does not work offline.'),
  };
  const reset = async () => {
    const yes = await confirm((tNow) => ({
      title: tNow('Reset demo data'),
      text: tNow('All changes made in this demo will be lost. This cannot be undone.'),
      confirmText: tNow('Reset'),
      danger: true,
    }));
    if (!yes) return;
    await demo?.reset();
    dispatch(forgetSends(service));
    // What this computer keeps: the ids belong to other applications now. This script is loaded only for the office; without it
    // the demo is reset all the same.
    await lateFile(import('../session/localStore'))
      .then(({ localStore }) => localStore.forget(service))
      .catch(() => undefined);
    // The accounts are new too: everybody in every tab has to log in again.
    dispatch(signedOut('general'));
    location.assign(import.meta.env.BASE_URL);
  };

  return (
    <Notice
      banner
      kind="info"
      role="note"
      title={t('Demo data: stays in this browser')}
      description={demo?.notices.map((notice) => noticeTexts[notice]).join(' ') || undefined}
      action={
        <Button small disabled={demo === null} onClick={() => void reset()}>
          {t('Reset demo data')}
        </Button>
      }
    />
  );
}

/**
 * Downloads the export from the demo when its link is clicked, since no service worker sees the click on a plain link. Called
 * before the first render: a click while the demo starts waits for it.
 */
export function interceptExportLink(demo: Promise<Demo>): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.pathname.endsWith('/api/members/export')) return;
    event.preventDefault();
    const address = link.href;
    // If the demo does not start, the list beside the link says so.
    void demo.then(
      async ({ send }) => saveFile(await (await send(address)).blob(), 'members.csv'),
      () => undefined,
    );
  });
}

/** Removes the worker of an earlier visit to the demo at this address, which would answer instead of the real service. */
export async function removeDemoWorker(): Promise<void> {
  const own = `${location.origin}${BASE_PATH}/`;
  try {
    for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? []) {
      const { scope, active, waiting, installing } = registration;
      const worker = active ?? waiting ?? installing;
      // The exact address: other apps of the origin have their own workers, perhaps below a similar path.
      if (scope === own && worker?.scriptURL === `${own}demoWorker.js`)
        await registration.unregister();
    }
  } catch {
    // A browser that refuses to list workers does not run any.
  }
}
