import { Link } from 'react-router';
import { useDeleteMemberMutation } from '../../api/members';
import { memberLink, type MemberPath } from '../../config/paths';
import { failureOf, isEndOfSession } from '../../domain/failure';
import type { MemberId } from '../../domain/memberId';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { changeFailureText } from '../../ui/failureText';
import { useOnce } from '../../ui/useOnce';
import type { CellProps } from './CellProps';
import styles from './members.module.css';
import { DELETE_ICON, EDIT_ICON, VIEW_ICON } from './rowIcons';

interface RowActionsProps extends CellProps {
  readonly id: MemberId | null;
  readonly firm: string;
  readonly view: MemberPath;
  readonly edit: MemberPath;
}

/** View, edit and delete of one row; a row without an id has none. */
export function RowActions({ t, id, firm, view, edit }: RowActionsProps) {
  const { ask, tell } = useDialogs();
  const [deleteMember] = useDeleteMemberMutation();

  const [remove, removing] = useOnce(async (memberId: MemberId) => {
    const confirmed = await ask({
      title: t('Delete {{firm}}', { firm }),
      text: t('Are you sure you want to delete this member? This action cannot be undone.'),
      act: t('Delete'),
      dangerous: true,
    });
    if (!confirmed) return;
    const { error } = await deleteMember(memberId);
    if (isEndOfSession(error)) return;
    if (error) {
      const detail = changeFailureText(t, failureOf(error));
      await tell({ title: t('Failed to delete member.'), detail });
    }
  }, id);

  if (id === null) return null;
  return (
    <div className={styles['actions']}>
      <Link to={memberLink(view, id)} aria-label={t('View {{firm}}', { firm })}>
        {VIEW_ICON}
      </Link>
      <Link to={memberLink(edit, id)} aria-label={t('Edit {{firm}}', { firm })}>
        {EDIT_ICON}
      </Link>
      <button
        type="button"
        aria-label={t('Delete {{firm}}', { firm })}
        aria-busy={removing}
        onClick={() => void remove(id)}
      >
        {DELETE_ICON}
      </button>
    </div>
  );
}
