import type { ApiThunk } from '../../../api/baseApi';
import {
  memberDeletion,
  membershipGeneration,
  paymentLink,
  statusChange,
} from '../../../api/members';
import { fetchRecordNow, memberUpdate, profile } from '../../../api/profile';
import type { DataOrError } from '../../../domain/changeResult';
import { type Failure, failureOf, resultOf, statusOf } from '../../../domain/failure';
import { isSameFirm } from '../../../domain/importDifference';
import type { MemberChanges, MemberRecord } from '../../../domain/member';
import { valueOf } from '../../../domain/memberChanges';
import { isSameValue, withValue } from '../../../domain/memberEdits';
import type { MemberId } from '../../../domain/memberId';
import { saysMore } from '../../../domain/saysMore';
import { savedChanges } from '../../../domain/savedChanges';
import { savedEdits } from '../../../session/localHistory/savedEdits';
import type { LinkSent } from '../../../session/localNotes/localNotes';
import { sessionEpochIn } from '../../../session/sessionSlice';
import { deleteWithCopy, type FirmCopy } from '../deleteWithCopy';
import type {
  AnyFirm,
  BulkRunKind,
  ImportedFirm,
  ImportRunKind,
  ListRunKind,
  NotSent,
  SkipReason,
} from './bulkRunTypes';
import { type BulkRun, listRuns, type SendContext } from './bulkRuns';

type Answer = DataOrError<NotSent | null>;

const skipped = (reason: SkipReason): Answer => ({ data: { kind: 'skipped', reason } });

/** A firm without a record is gone. */
const notRead = (failure: Failure): Answer =>
  statusOf(failure) === 404 ? skipped({ kind: 'gone' }) : { data: { kind: 'unread', failure } };

const CHANGED: SkipReason = { kind: 'changed' };

const importRuns: Readonly<Record<ImportRunKind, BulkRun>> = {
  takeBack: {
    canTakePart: () => true,
    isTyped: true,
    request: memberDeletion,
    excludes: [paymentLink, membershipGeneration, statusChange, memberUpdate],
    send: takeBack,
    title: 'Take back an import',
    confirmText: (t, count) =>
      count === 1 ? t('Delete 1 firm') : t('Delete {{count}} firms', { count }),
    doneTitle: 'Firm deleted',
    remainingTitle: 'Only those not done',
    fileName: 'taken_back',
  },
  restore: {
    canTakePart: () => true,
    request: memberUpdate,
    send: restore,
    title: 'Put old values back',
    confirmText: (t, count) =>
      count === 1 ? t('Put 1 firm back') : t('Put {{count}} firms back', { count }),
    doneTitle: 'Old values back',
    remainingTitle: 'Only those not done',
    fileName: 'old_values',
  },
};

export const isListRun = (kind: BulkRunKind): kind is ListRunKind => kind in listRuns;

export const bulkRuns: Readonly<Record<BulkRunKind, BulkRun>> = { ...listRuns, ...importRuns };

/** Why a firm, as listed now, is left as it is: something happened to it since the import (rules H4, H5). */
export function changeSinceImport(
  kind: BulkRunKind,
  firm: AnyFirm,
  imported: ImportedFirm | undefined,
  linkSent: LinkSent | undefined,
): SkipReason | null {
  if (kind !== 'takeBack' && kind !== 'restore') return null;
  if (imported === undefined) return CHANGED;
  const { after } = imported;
  if (kind === 'restore')
    return firm.name === after.name && firm.mobile === after.mobile ? null : CHANGED;
  if (isPaid(firm) && !isPaid(after)) return { kind: 'paid' };
  if (firm.membership !== null && firm.membership !== after.membership) return { kind: 'numbered' };
  if (!isSameFirm(firm, after)) return CHANGED;
  return linkSent === undefined ? null : { kind: 'sentFromHere', ...linkSent };
}

const isPaid = (firm: AnyFirm): boolean =>
  'paymentStatus' in firm && ['paid', 'done'].includes(firm.paymentStatus.kind);

/** Why a record is not as the import left it. */
function changeInRecord(record: MemberRecord, imported: ImportedFirm): SkipReason | null {
  const { after, cells } = imported;
  if (record.membership !== null && record.membership !== after.membership)
    return { kind: 'numbered' };
  const isAsListed =
    isSameValue(['firmName'], record.firmName, after.name) &&
    isSameValue(['firmMobile'], record.firmMobile, after.mobile);
  return isAsListed && !saysMore(record, cells) ? null : CHANGED;
}

/** Deletes a firm that an import added, of which a copy is kept before (rule H4). */
function takeBack(
  id: MemberId,
  { list, firm, imported, keep }: SendContext,
): ApiThunk<Promise<Answer>> {
  return async (dispatch) => {
    let notSent: Answer = skipped(CHANGED);
    const mayDelete = async ({ record, unread, isKept }: FirmCopy) => {
      if (unread !== null) notSent = notRead(unread);
      if (record === null) return false;
      const reason = imported === undefined ? CHANGED : changeInRecord(record, imported);
      if (reason === null && isKept) return true;
      notSent = skipped(reason ?? { kind: 'noCopy' });
      return false;
    };
    const { data, error } = await dispatch(deleteWithCopy({ keep, mayDelete }, { list, id, firm }));
    if (error !== undefined) return { error };
    return data === 'notSent' ? notSent : { data: null };
  };
}

/** Puts the values back that an import replaced, as an edit from here; everything else stays as it is now (rules H5, H6). */
function restore(id: MemberId, { imported, keep }: SendContext): ApiThunk<Promise<Answer>> {
  return async (dispatch, getState) => {
    const sessionEpoch = sessionEpochIn(getState());
    const arg = { id, visitKey: `restored at ${Date.now()}` };
    const { data: now, error } = await dispatch(fetchRecordNow('memberRecord', arg));
    if (error !== undefined) return notRead(failureOf(error));
    const values = imported === undefined ? null : restored(now, imported);
    if (values === null) return skipped(CHANGED);
    const changes = savedChanges(now, values);
    const settle = await keep(savedEdits, { id, at: Date.now(), isConfirmed: false, changes });
    // Somebody else may have signed in while the browser kept it.
    if (sessionEpochIn(getState()) !== sessionEpoch) {
      await settle?.('refused');
      return skipped(CHANGED);
    }
    const update = { id, ...values };
    const answer = await dispatch(profile.endpoints.updateMember.initiate(update, UNTRACKED));
    await settle?.(resultOf(answer.error));
    return answer.error === undefined ? { data: null } : { error: failureOf(answer.error) };
  };
}

const UNTRACKED = { track: false } as const;

/**
 * The record with its old values; `null` if it no longer has those of the import. As `mergeEdits` does for two fields, which
 * would be a file of its own for the forms (docs/decisions/0018).
 */
function restored(now: MemberRecord, { before, after }: ImportedFirm): MemberChanges | null {
  if (before === null) return null;
  const fields = [
    [['firmName'], before.name, after.name],
    [['firmMobile'], before.mobile, after.mobile],
  ] as const;
  const replaced = fields.filter(([field, old, value]) => !isSameValue(field, old, value));
  const isChanged = replaced.some(
    ([field, , value]) => !isSameValue(field, valueOf(now, field), value),
  );
  if (isChanged || replaced.length === 0) return null;
  return replaced.reduce<MemberChanges>(
    (values, [field, old]) => withValue(values, field, old),
    now,
  );
}
