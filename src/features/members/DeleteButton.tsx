import type { Ref } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '../../api/baseApi';
import { memberDeletion } from '../../api/members';
import { useOnce } from '../../api/useOnce';
import type { ListName } from '../../config/lists';
import type { Member, NewMember } from '../../domain/member';
import type { MemberId } from '../../domain/memberId';
import { withTimeout } from '../../domain/withTimeout';
import type { TFunction } from '../../i18n/Text';
import { useLocalHistoryActions } from '../../session/localHistory/useLocalHistory';
import { useDialogs, useIsMounted } from '../../ui/dialogs/DialogsContext';
import { isolated } from '../../ui/dialogs/FirmIdentity';
import { DELETE_ICON } from '../../ui/icons';
import { useShowResult } from '../../ui/useShowResult';
import { changeFailedMessage } from './changeFailedMessage';
import type { FirmCopy } from './deleteWithCopy';
import styles from './members.module.css';
import { missingPartMessage } from './missingPartMessage';

/** Long enough to be read; the account menu has the same link. */
const NOTICE_MS = 10_000;

interface DeleteButtonProps {
  readonly t: TFunction;
  readonly id: MemberId;
  readonly member: Member | NewMember;
  readonly list: ListName;
  readonly button: Ref<HTMLButtonElement>;
}

/** Deletes a firm after a question (product §8), and keeps a copy of it on this computer before (rule H2). */
export function DeleteButton({ t, id, member, list, button }: DeleteButtonProps) {
  const firm = member.name;
  const { confirm, notify, showMessage } = useDialogs();
  const isMounted = useIsMounted();
  const showResult = useShowResult();
  const dispatch = useDispatch<ApiDispatch>();
  const { keep } = useLocalHistoryActions();
  const { isPending, run } = useOnce(memberDeletion(id));

  const remove = async () => {
    if (isPending) return;
    // Its script comes while the question is read.
    const loading = withTimeout(import('./deleteWithCopy')).catch(() => null);
    const confirmed = await confirm({
      title: t('Delete {{firm}}', { firm: isolated(firm) }),
      text: t('Are you sure you want to delete this member? This action cannot be undone.'),
      confirmText: t('Delete'),
      danger: true,
      subject: member,
    });
    if (!confirmed) return;
    let isCopied = false;
    const mayDelete = async (copy: FirmCopy) => {
      isCopied = copy.isKept;
      // The person may have left the list while the record was read.
      return isMounted.current && (isCopied || (await confirmWithoutCopy()));
    };
    const result = await run<'deleted' | 'notSent' | 'missing'>(async () => {
      const script = await loading;
      return script === null
        ? { data: 'missing' }
        : dispatch(script.deleteWithCopy({ keep, mayDelete }, { list, id, firm: member }));
    });
    await showResult(result, {
      subject: member,
      failed: (failure) => changeFailedMessage(t, failure, t('Failed to delete member.')),
    });
    if (result.kind !== 'done') return;
    if (result.data === 'missing') await showMessage(missingPartMessage(t, t('Nothing was sent')));
    if (result.data === 'deleted' && isCopied) tellCopy();
    if (result.data === 'notSent' && !isMounted.current) tellNotSent();
  };

  const confirmWithoutCopy = () =>
    confirm({
      title: t('No copy can be kept'),
      text: t(
        'This browser cannot keep a copy of this firm, so it could not be imported again later.',
      ),
      confirmText: t('Delete without a copy'),
      danger: true,
      subject: member,
    });

  const tellCopy = () =>
    notify(
      {
        title: t('{{firm}} was deleted.', { firm: isolated(firm) }),
        text: t('A copy is kept on this computer.'),
        subject: member,
      },
      NOTICE_MS,
    );

  const tellNotSent = () =>
    notify({
      title: t('{{firm}} was not deleted.', { firm: isolated(firm) }),
      text: t('The list was left before the deletion was sent.'),
      subject: member,
    });

  return (
    <button
      ref={button}
      type="button"
      className={styles['delete']}
      aria-label={t('Delete {{firm}}', { firm })}
      aria-busy={isPending}
      onClick={() => void remove()}
    >
      {DELETE_ICON}
    </button>
  );
}
