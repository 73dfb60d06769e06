import { Link } from 'react-router';
import { UNTRACKED } from '../../api/api';
import { deletion, members } from '../../api/members';
import { useChange } from '../../api/useChange';
import { memberLink, type MemberPath } from '../../config/paths';
import type { Member, NewMember } from '../../domain/member';
import type { MemberId } from '../../domain/memberId';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { isolated } from '../../ui/dialogs/FirmIdentity';
import { changeFailureText } from '../../ui/failureText';
import { DELETE_ICON, EDIT_ICON, VIEW_ICON } from '../../ui/icons';
import { useTellEnding } from '../../ui/useTellEnding';
import type { CellProps } from './CellProps';
import styles from './members.module.css';
import { MoreButton } from './MoreButton';
import { useFromList } from './useFromList';

interface RowActionsProps extends CellProps {
  readonly member: Member | NewMember;
  readonly view: MemberPath;
  readonly edit: MemberPath;
}

/** View, edit, ways to reach the firm, and delete; a row without an id has none. */
export function RowActions({ t, member, view, edit }: RowActionsProps) {
  const { id, name: firm } = member;
  const from = useFromList();
  if (id === null) return null;
  return (
    <div className={styles['actions']}>
      <Link to={memberLink(view, id)} state={from} aria-label={t('View {{firm}}', { firm })}>
        {VIEW_ICON}
      </Link>
      <Link to={memberLink(edit, id)} state={from} aria-label={t('Edit {{firm}}', { firm })}>
        {EDIT_ICON}
      </Link>
      <MoreButton t={t} member={member} />
      <DeleteButton t={t} id={id} member={member} />
    </div>
  );
}

interface DeleteButtonProps extends CellProps {
  readonly id: MemberId;
  readonly member: Member | NewMember;
}

function DeleteButton({ t, id, member }: DeleteButtonProps) {
  const firm = member.name;
  const { ask } = useDialogs();
  const tellEnding = useTellEnding();
  const { busy, run } = useChange(deletion(id));

  const remove = async () => {
    if (busy) return;
    const confirmed = await ask({
      title: t('Delete {{firm}}', { firm: isolated(firm) }),
      text: t('Are you sure you want to delete this member? This action cannot be undone.'),
      act: t('Delete'),
      dangerous: true,
      about: member,
    });
    if (!confirmed) return;
    const ending = await run((dispatch) =>
      dispatch(members.endpoints.deleteMember.initiate(id, UNTRACKED)),
    );
    await tellEnding(ending, {
      about: member,
      failed: (failure) => ({
        title: t('Failed to delete member.'),
        detail: changeFailureText(t, failure),
      }),
    });
  };

  return (
    <button
      type="button"
      className={styles['delete']}
      aria-label={t('Delete {{firm}}', { firm })}
      aria-busy={busy}
      onClick={() => void remove()}
    >
      {DELETE_ICON}
    </button>
  );
}
