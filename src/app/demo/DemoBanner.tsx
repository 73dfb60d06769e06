import { useTranslation } from '../../i18n/translation';
import { forgetSends } from '../../api/once';
import { useAppDispatch } from '../../api/state';
import { type DemoNotice, useDemo } from '../../config/demo';
import { useConfig } from '../../config/ConfigContext';
import { lateFile } from '../../domain/lateFile';
import { serviceKey } from '../../session/personKey';
import { signedOut } from '../../session/sessionSlice';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { Notice } from '../../ui/plain/Notice';
import { Button } from '../../ui/plain/Button';

/** Deletes what this computer keeps of everybody: after a reset the ids belong to other applications. */
async function clearLocalData(apiBaseUrl: string): Promise<void> {
  try {
    // This script is loaded only for the office.
    const { localStore } = await lateFile(import('../../session/localStore'));
    await localStore.forget(serviceKey(apiBaseUrl));
  } catch {
    // Without the script the demo is reset all the same.
  }
}

/** States on every screen of the demo that no data reaches the association (rules, Configuration). */
export function DemoBanner() {
  const { t } = useTranslation();
  const { confirm } = useDialogs();
  const demo = useDemo();
  const dispatch = useAppDispatch();
  const { apiBaseUrl } = useConfig();

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
    dispatch(forgetSends(serviceKey(apiBaseUrl)));
    await clearLocalData(apiBaseUrl);
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
