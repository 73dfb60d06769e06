import { useTranslation } from '../../i18n/useTranslation';
import { useDispatch } from 'react-redux';
import { type DemoNotice, useDemo } from '../../config/demo';
import { useConfig } from '../../config/ConfigContext';
import { withTimeout } from '../../domain/withTimeout';
import { serviceKey } from '../../session/personKey';
import { forgetSends } from '../../session/sentRecords';
import { signedOut } from '../../session/sessionSlice';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { Notice } from '../../ui/plain/Notice';
import { Button } from '../../ui/plain/Button';

/** What any person noted: the applications are others now, under the same ids. */
async function clearLocalData(apiBaseUrl: string): Promise<void> {
  forgetSends(({ person }) => person.startsWith(serviceKey(apiBaseUrl)));
  try {
    // A script of the office.
    const { notesStore } = await withTimeout(import('../../session/localNotes/NotesStore'));
    await notesStore.forget(serviceKey(apiBaseUrl));
  } catch {
    // They did not come: the demo starts afresh all the same.
  }
}

/** Decisions, Configuration: says on every screen of the demo that nothing here reaches the association. */
export function DemoBanner() {
  const { t } = useTranslation();
  const { confirm } = useDialogs();
  const demo = useDemo();
  const dispatch = useDispatch();
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
    const yes = await confirm({
      title: t('Reset demo data'),
      text: t('All changes made in this demo will be lost. This cannot be undone.'),
      confirmText: t('Reset'),
      danger: true,
    });
    if (!yes) return;
    await demo?.reset();
    await clearLocalData(apiBaseUrl);
    // The accounts were made anew too: whoever was signed in, in any tab, signs in again.
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
