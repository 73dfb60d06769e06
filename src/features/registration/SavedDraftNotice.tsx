import { useTranslation } from '../../i18n/useTranslation';
import { Notice } from '../../ui/plain/Notice';
import { Button } from '../../ui/plain/Button';
import type { useSavedDraft } from './useSavedDraft';

interface SavedDraftNoticeProps {
  readonly draft: ReturnType<typeof useSavedDraft>;
  /** The application is on its way: what was sent is not taken out of the form meanwhile. */
  readonly busy: boolean;
}

/** Says that the form holds what was typed on an earlier visit, and empties it on request (rule F2). */
export function SavedDraftNotice({ draft: { told, clear, undo }, busy }: SavedDraftNoticeProps) {
  const { t } = useTranslation();
  if (told === 'none') return null;
  return told === 'restored' ? (
    <Notice
      kind="info"
      role="status"
      title={t('What you typed earlier was kept in this browser.')}
      action={
        <Button disabled={busy} onClick={clear}>
          {t('Clear the form')}
        </Button>
      }
    />
  ) : (
    <Notice
      kind="info"
      role="status"
      title={t('The form was cleared.')}
      action={<Button onClick={undo}>{t('Undo')}</Button>}
    />
  );
}
