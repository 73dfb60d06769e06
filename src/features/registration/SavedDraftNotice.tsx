import { useTranslation } from '../../i18n/translation';
import { Notice } from '../../ui/plain/Notice';
import { Button } from '../../ui/plain/Button';
import type { useSavedDraft } from './useSavedDraft';

interface SavedDraftNoticeProps {
  readonly draft: ReturnType<typeof useSavedDraft>;
  /** While the application is being sent, the form must not be cleared. */
  readonly busy: boolean;
}

/** Says that the form has text from an earlier visit, and can clear it (rule F2). */
export function SavedDraftNotice({ draft: { state, clear, undo }, busy }: SavedDraftNoticeProps) {
  const { t } = useTranslation();
  if (state === 'none') return null;
  const [title, act, onClick] =
    state === 'restored'
      ? [t('What you typed earlier was kept in this browser.'), t('Clear the form'), clear]
      : [t('The form was cleared.'), t('Undo'), undo];
  const action = (
    <Button disabled={busy} onClick={onClick}>
      {act}
    </Button>
  );
  return <Notice kind="info" role="status" title={title} action={action} />;
}
