import { useState } from 'react';
import { members } from '../../api/members';
import { changeKey, selectIsRunning } from '../../api/once';
import { until, useAppDispatch, useAppSelector } from '../../api/state';
import { resultOf } from '../../domain/failure';
import type { Member, MemberId, MemberStatus } from '../../domain/member';
import type { TFunction } from '../../i18n/translation';
import { watchSession } from '../../session/sessionSlice';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { isolated } from '../../ui/FirmIdentity';
import { Button } from '../../ui/plain/Button';
import { TagButton } from '../../ui/Tag';
import { useChange } from '../../ui/useChange';

const { setMemberStatus } = members.endpoints;

/** Not the hook of the query, which takes as long as the rest of the row. */
const selectList = members.endpoints.members.select();

const UNDO_MS = 10_000;

interface StatusBadgeProps {
  readonly t: TFunction;
  readonly id: MemberId;
  readonly member: Member;
}

/** Manage Status (product §2 item 9): a click makes an active member inactive, and an inactive one active. */
export function StatusBadge({ t, id, member }: StatusBadgeProps) {
  const isActive = member.status === 'active';
  const { notify } = useDialogs();
  const dispatch = useAppDispatch();
  const [hasChanged, setHasChanged] = useState(false);
  const { run, isPending } = useChange(setMemberStatus, id, {
    subject: member,
    failed: (tNow) => ({ title: tNow('Failed to update status') }),
  });
  // A list that failed to refetch may show the old status.
  const isStale = useAppSelector((state) => selectList(state).isError);

  const toggle = async () => {
    const status: MemberStatus = isActive ? 'inactive' : 'active';
    const result = await run(async ({ send }) => {
      const answer = await send({ id, status });
      if (resultOf(answer.error) !== 'refused') setHasChanged(true);
      return answer;
    });
    if (result !== null) offerUndo();
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
      `status ${id}`,
    );
  };

  /** Sends the same change again, wherever the firm's row is by now, after the first one has ended. */
  const undo = async () => {
    const isHere = dispatch(watchSession());
    const key = changeKey(setMemberStatus.name, id);
    await dispatch(until((state) => !selectIsRunning(state, key)));
    if (isHere()) await run(({ send }) => send({ id, status: member.status }), { inNotice: true });
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
