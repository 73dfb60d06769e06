import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { isUncertain } from '../../domain/failure';
import { members, statusChange, useSetMemberStatusMutation } from '../../api/members';
import { useOnce } from '../../api/useOnce';
import type { Member } from '../../domain/member';
import type { MemberId } from '../../domain/memberId';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { isolated } from '../../ui/dialogs/FirmIdentity';
import { changeFailureText } from '../../ui/failureText';
import { Tag, TagButton } from '../../ui/Tag';
import { useTellEnding } from '../../ui/useTellEnding';
import type { CellProps } from './CellProps';
import { UndoStatus } from './UndoStatus';

const UNDO_MS = 10_000;

interface StatusBadgeProps extends CellProps {
  readonly member: Member;
}

/** Manage Status (product §2 item 9, rule F9): a click makes an active member inactive and the other way round. */
export function StatusBadge({ t, member }: StatusBadgeProps) {
  const { id, status } = member;
  const active = status === 'active';
  const colour = active ? 'green' : 'red';
  const text = active ? t('Active') : t('Inactive');
  return id === null ? (
    <Tag colour={colour}>{text}</Tag>
  ) : (
    <StatusButton t={t} id={id} member={member} active={active}>
      {text}
    </StatusButton>
  );
}

interface StatusButtonProps extends CellProps {
  readonly id: MemberId;
  readonly member: Member;
  readonly active: boolean;
  readonly children: string;
}

function StatusButton({ t, id, member, active, children }: StatusButtonProps) {
  const { announce } = useDialogs();
  const tellEnding = useTellEnding();
  const [setMemberStatus] = useSetMemberStatusMutation();
  const call = statusChange(id);
  const { isPending, run } = useOnce(call);
  const [changed, setChanged] = useState(false);
  // A list that could not be read again may show what was there before.
  const { unread } = members.endpoints.members.useQueryState(undefined, {
    selectFromResult: ({ status }) => ({ unread: status === QueryStatus.rejected }),
  });

  const toggle = async () => {
    const ending = await run(() => setMemberStatus({ id, status: active ? 'inactive' : 'active' }));
    if (ending.kind === 'done' || (ending.kind === 'failed' && isUncertain(ending.failure)))
      setChanged(true);
    if (ending.kind === 'done') offerUndo();
    await tellEnding(ending, {
      about: member,
      failed: (failure) => ({
        title: t('Failed to update status'),
        detail: changeFailureText(t, failure),
      }),
    });
  };

  const offerUndo = () => {
    const firm = isolated(member.name);
    announce(
      {
        title: active
          ? t('{{firm}} is now Inactive.', { firm })
          : t('{{firm}} is now Active.', { firm }),
        about: member,
        subject: call.change.name,
        action: (close) => (
          <UndoStatus id={id} about={member} before={member.status} close={close} />
        ),
      },
      UNDO_MS,
    );
  };

  return (
    <TagButton
      colour={active ? 'green' : 'red'}
      tooltip={active ? t('Click to mark as Inactive') : t('Click to mark as Active')}
      busy={isPending || (changed && unread)}
      onClick={() => void toggle()}
    >
      {children}
    </TagButton>
  );
}
