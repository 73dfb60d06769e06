import type { Ref } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '../../api/baseApi';
import { memberDeletion, members } from '../../api/members';
import { useOnce } from '../../api/useOnce';
import type { Member, NewMember } from '../../domain/member';
import type { MemberId } from '../../domain/memberId';
import type { TFunction } from '../../i18n/Text';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { isolated } from '../../ui/dialogs/FirmIdentity';
import { icon } from '../../ui/icons';
import { useShowResult } from '../../ui/useShowResult';
import { changeFailedMessage } from './changeFailedMessage';
import styles from './members.module.css';

const DELETE_ICON = icon(
  'M3 5.4h14M8 5.4V3.2h4v2.2M4.8 5.4l.8 11.4h8.8l.8-11.4M8.3 8.6v5M11.7 8.6v5',
);

interface DeleteButtonProps {
  readonly t: TFunction;
  readonly id: MemberId;
  readonly member: Member | NewMember;
  readonly button: Ref<HTMLButtonElement>;
}

/** Deletes a firm after a question (product §8), and keeps a copy of it on this computer before (rule H2). */
export function DeleteButton({ t, id, member, button }: DeleteButtonProps) {
  const firm = member.name;
  const { confirm } = useDialogs();
  const showResult = useShowResult();
  const dispatch = useDispatch<ApiDispatch>();
  const { isPending, run } = useOnce(memberDeletion(id));

  const remove = async () => {
    if (isPending) return;
    const confirmed = await confirm((tNow) => ({
      title: tNow('Delete {{firm}}', { firm: isolated(firm) }),
      text: tNow('Are you sure you want to delete this member? This action cannot be undone.'),
      confirmText: tNow('Delete'),
      danger: true,
      subject: member,
    }));
    if (!confirmed) return;
    const result = await run<null>(() =>
      dispatch(members.endpoints.deleteMember.initiate(id, { track: false })),
    );
    await showResult(result, {
      subject: member,
      failed: (tNow, failure) => changeFailedMessage(tNow, failure, 'Failed to delete member.'),
    });
  };

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
