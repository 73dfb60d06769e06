import { useState } from 'react';
import { useSetMemberStatusMutation } from '../../api/members';
import { failureOf, isEndOfSession, isUncertain } from '../../domain/failure';
import type { Member } from '../../domain/member';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { changeFailureText } from '../../ui/failureText';
import { Tag, TagButton } from '../../ui/Tag';
import { useOnce } from '../../ui/useOnce';
import type { CellProps } from './CellProps';

interface StatusBadgeProps extends CellProps {
  readonly member: Member;
}

/** Manage Status (spec §2 item 9, decisions F9): a click makes an active member inactive and the other way round. */
export function StatusBadge({ t, member }: StatusBadgeProps) {
  const { id, status } = member;
  const { tell } = useDialogs();
  const [setStatus] = useSetMemberStatusMutation();
  const active = status === 'active';
  // The row as it stood before the change: until the list is read again, what the badge shows may be wrong.
  const [outdated, setOutdated] = useState<Member | null>(null);

  const [toggle, sending] = useOnce(async () => {
    if (id === null) return;
    const { error } = await setStatus({ id, status: active ? 'inactive' : 'active' });
    if (isEndOfSession(error)) return;
    if (error === undefined || isUncertain(failureOf(error))) setOutdated(member);
    if (error) {
      const detail = changeFailureText(t, failureOf(error));
      await tell({ title: t('Failed to update status'), detail });
    }
  }, id);
  const busy = sending || outdated === member;

  const colour = active ? 'green' : 'red';
  const text = active ? t('Active') : t('Inactive');
  if (id === null) return <Tag colour={colour}>{text}</Tag>;
  return (
    <TagButton
      colour={colour}
      tooltip={active ? t('Click to mark as Inactive') : t('Click to mark as Active')}
      busy={busy}
      onClick={() => void toggle()}
    >
      {text}
    </TagButton>
  );
}
