import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { isUncertain } from '../../domain/failure';
import { members, statusChange, useSetMemberStatusMutation } from '../../api/members';
import { useOnce } from '../../api/useOnce';
import type { Member } from '../../domain/member';
import type { MemberId } from '../../domain/memberId';
import type { TFunction } from '../../i18n/Text';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { isolated } from '../../ui/dialogs/FirmIdentity';
import { Button } from '../../ui/plain/Button';
import { TagButton } from '../../ui/Tag';
import { useShowResult } from '../../ui/useShowResult';
import { changeFailedMessage } from './changeFailedMessage';

const UNDO_MS = 10_000;

interface StatusBadgeProps {
  readonly t: TFunction;
  readonly id: MemberId;
  readonly member: Member;
}

/** Manage Status (product §2 item 9, rule F9): a click makes an active member inactive, and an inactive one active. */
export function StatusBadge({ t, id, member }: StatusBadgeProps) {
  const isActive = member.status === 'active';
  const { notify } = useDialogs();
  const showResult = useShowResult();
  const [setMemberStatus] = useSetMemberStatusMutation();
  const request = statusChange(id);
  const { isPending, run, runNext } = useOnce(request);
  const [hasChanged, setHasChanged] = useState(false);
  // A list that failed to refetch may show the old status.
  const { isStale } = members.endpoints.members.useQueryState(undefined, {
    selectFromResult: ({ status }) => ({ isStale: status === QueryStatus.rejected }),
  });

  const toggle = async () => {
    const result = await run(() =>
      setMemberStatus({ id, status: isActive ? 'inactive' : 'active' }),
    );
    if (result.kind === 'done' || (result.kind === 'failed' && isUncertain(result.failure)))
      setHasChanged(true);
    if (result.kind === 'done') offerUndo();
    await showResult(result, {
      subject: member,
      failed: (tNow, failure) => changeFailedMessage(tNow, failure, 'Failed to update status'),
    });
  };

  const offerUndo = () => {
    const firm = isolated(member.name);
    notify(
      (tNow) => ({
        title: isActive
          ? tNow('{{firm}} is now Inactive.', { firm })
          : tNow('{{firm}} is now Active.', { firm }),
        subject: member,
        action: (close) => (
          <Button
            small
            onClick={() => {
              close();
              void undo();
            }}
          >
            {tNow('Undo')}
          </Button>
        ),
      }),
      UNDO_MS,
      request.mutation.name,
    );
  };

  /** Reverts the status by the firm's id, wherever its row is by now: the same request again (rule C1). */
  const undo = async () => {
    // If Undo is pressed while the list is still being refetched, it waits for that.
    const result = await runNext(() => setMemberStatus({ id, status: member.status }));
    // A notice, like the one with Undo: the person may be on any screen by now (rule C4).
    if (result.kind === 'failed')
      notify((tNow) => ({
        kind: 'error',
        ...changeFailedMessage(tNow, result.failure, 'Failed to update status'),
        subject: member,
      }));
  };

  const status = isActive ? t('Active') : t('Inactive');
  return (
    <TagButton
      colour={isActive ? 'green' : 'red'}
      name={`${status}: ${member.name}`}
      tooltip={isActive ? t('Click to mark as Inactive') : t('Click to mark as Active')}
      busy={isPending || (hasChanged && isStale)}
      onClick={() => void toggle()}
    >
      {status}
    </TagButton>
  );
}
