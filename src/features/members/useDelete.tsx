import { nanoid } from '@reduxjs/toolkit';
import { members } from '../../api/members';
import { fetchRecordNow } from '../../api/profile';
import { type AppThunk, useAppDispatch } from '../../api/state';
import { hrefOf, type ListName, paths } from '../../config/paths';
import {
  type DataOrError,
  failureOf,
  isEndOfSession,
  resultOf,
  statusOf,
} from '../../domain/failure';
import type { Member, MemberId, NewMember } from '../../domain/member';
import { type KeepRecentChange, useKeepRecentChange } from '../../session/recentChanges';
import { watchSession } from '../../session/sessionSlice';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { isolated } from '../../ui/FirmIdentity';
import { icon } from '../../ui/icons';
import { noticeLink } from '../../ui/action';
import { useChange } from '../../ui/useChange';

export const DELETE_ICON = icon(
  'M3 5.4h14M8 5.4V3.2h4v2.2M4.8 5.4l.8 11.4h8.8l.8-11.4M8.3 8.6v5M11.7 8.6v5',
);

const { deleteMember } = members.endpoints;

interface Deletion {
  readonly list: ListName;
  readonly id: MemberId;
}

/** `notSent`: `mayDelete` said no. */
type DeletionEnd = 'deleted' | 'deletedWithoutCopy' | 'notSent';

/** Long enough to be read; the account menu has the same link. */
const NOTICE_MS = 10_000;

/**
 * Deletes a firm, alone or in a bulk run: reads its record, keeps it among the recent changes, asks `mayDelete` whether to go on,
 * and only then sends the deletion.
 */
export function deleteFirm(
  { list, id }: Deletion,
  keep: KeepRecentChange,
  mayDelete: (isKept: boolean) => boolean | Promise<boolean>,
): AppThunk<Promise<DataOrError<DeletionEnd>>> {
  return async (dispatch) => {
    const isHere = dispatch(watchSession());
    const { data: record, error: unread } = await dispatch(
      fetchRecordNow('memberRecord', { id, visitKey: nanoid() }),
    );
    // The session has ended, this account may not, or the service is busy: the deletion would meet the same.
    if (
      unread !== undefined &&
      (isEndOfSession(unread) || [403, 429].includes(statusOf(failureOf(unread)) ?? 0))
    )
      return { error: failureOf(unread) };
    const copy =
      record && keep({ kind: 'deleted', list, id, membership: record.membership, values: record });
    const isKept = (await copy?.isKept) === true;
    const mayGo = isHere() && (await mayDelete(isKept));
    if (!mayGo || !isHere()) {
      void copy?.settle('refused');
      return isHere() ? { data: 'notSent' } : { error: { kind: 'ignored', result: 'refused' } };
    }
    const { error } = await dispatch(deleteMember.initiate(id, { track: false }));
    void copy?.settle(resultOf(error));
    if (error !== undefined) return { error: failureOf(error) };
    return { data: isKept ? 'deleted' : 'deletedWithoutCopy' };
  };
}

/** Deletes one firm of a list: question, copy, call, notice (product §8). */
export function useDelete(deletion: Deletion, firm: Member | NewMember) {
  const { confirm, notify } = useDialogs();
  const keep = useKeepRecentChange();
  const dispatch = useAppDispatch();
  const name = isolated(firm.name);
  const { run, isPending } = useChange<MemberId, null, DeletionEnd>(deleteMember, deletion.id, {
    subject: firm,
    question: (t) => ({
      title: t('Delete {{firm}}', { firm: name }),
      text: t('Are you sure you want to delete this member? This action cannot be undone.'),
      confirmText: t('Delete'),
      danger: true,
      subject: firm,
    }),
    failed: (t) => ({ title: t('Failed to delete member.') }),
  });

  const confirmWithoutCopy = () =>
    confirm((t) => ({
      title: t('No copy can be kept'),
      text: t(
        'The details of this firm could not be read, or this browser cannot keep them. It could not be imported again later.',
      ),
      confirmText: t('Delete without a copy'),
      danger: true,
      subject: firm,
    }));

  const remove = async () => {
    let isHere = true;
    const result = await run(async ({ isLeft }) => {
      // The person may have left the list while the record was read.
      const mayDelete = async (isKept: boolean) => !isLeft() && (isKept || confirmWithoutCopy());
      const answer = await dispatch(deleteFirm(deletion, keep, mayDelete));
      isHere = !isLeft();
      return answer;
    });
    if (result?.data === 'deleted')
      notify(
        (t) => ({
          title: t('{{firm}} was deleted.', { firm: name }),
          text: t('A copy is kept on this computer.'),
          subject: firm,
          action: noticeLink(hrefOf(paths.recentChanges), t('Recent changes')),
        }),
        NOTICE_MS,
        // Of several deletions in a row only the last one is on the screen.
        'deleted',
      );
    if (result?.data === 'notSent' && !isHere)
      notify((t) => ({
        kind: 'error',
        title: t('{{firm}} was not deleted.', { firm: name }),
        text: t('The list was left before the deletion was sent.'),
        subject: firm,
      }));
  };
  return { isPending, remove };
}
