import { useTranslation } from '../../i18n/useTranslation';
import { statusChange, useSetMemberStatusMutation } from '../../api/members';
import { useOnce } from '../../api/useOnce';
import type { MemberStatus } from '../../domain/member';
import type { MemberId } from '../../domain/memberId';
import { Button } from '../../ui/plain/Button';
import { type AboutFirm, usePortalDialogs } from '../../ui/dialogs/DialogsContext';
import { changeFailureText } from '../../ui/failureText';

interface UndoStatusProps {
  readonly id: MemberId;
  readonly about: AboutFirm;
  /** What the firm was before. */
  readonly before: MemberStatus;
  readonly close: () => void;
}

/** The reverse of a toggle, wherever the list stands by now: the same change, by the firm's id (rule C1). */
export function UndoStatus({ id, about, before, close }: UndoStatusProps) {
  const { t } = useTranslation();
  const [setMemberStatus] = useSetMemberStatusMutation();
  const { runNext } = useOnce(statusChange(id));
  const { announce } = usePortalDialogs();

  const undo = async () => {
    close();
    // The list may still be read again after the toggle: pressed at once, it waits for that.
    const ending = await runNext(() => setMemberStatus({ id, status: before }));
    // A notice as the one that it was pressed in: by now the person may be on any screen (rule C4).
    if (ending.kind === 'failed')
      announce({
        title: t('Failed to update status'),
        about,
        detail: changeFailureText(t, ending.failure),
      });
  };
  return (
    <Button small onClick={() => void undo()}>
      {t('Undo')}
    </Button>
  );
}
