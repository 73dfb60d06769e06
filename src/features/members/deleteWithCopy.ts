import type { ApiThunk } from '../../api/baseApi';
import { members } from '../../api/members';
import { fetchRecordNow } from '../../api/profile';
import type { ListName } from '../../config/lists';
import type { DataOrError } from '../../domain/changeResult';
import { type Failure, failureOf, resultOf, statusOf } from '../../domain/failure';
import type { Member, MemberChanges, MemberRecord, NewMember } from '../../domain/member';
import type { MemberId } from '../../domain/memberId';
import { firmOf } from '../../domain/memberFields';
import { paymentStatusText } from '../../domain/paymentStatus';
import { deletedFirms } from '../../session/localHistory/deletedFirms';
import type { LocalHistoryActions } from '../../session/localHistory/useLocalHistory';
import { sessionEpochIn } from '../../session/sessionSlice';

/** What is known just before the deletion is sent. */
export interface FirmCopy {
  /** The record as the service has it now; `null` if it could not be read. */
  readonly record: MemberRecord | null;
  readonly unread: Failure | null;
  /** False if this browser did not keep the copy. */
  readonly isKept: boolean;
}

interface DeletionSteps {
  readonly keep: LocalHistoryActions['keep'];
  /** Asked right before the deletion is sent. */
  readonly mayDelete: (copy: FirmCopy) => Promise<boolean>;
}

export interface ListedFirm {
  readonly list: ListName;
  readonly id: MemberId;
  /** The row of the list. */
  readonly firm: Member | NewMember;
}

/** The copy may be gone again: the notes may have been cleared during the deletion. */
export type DeletionResult = 'deletedWithCopy' | 'deletedWithoutCopy' | 'notSent';

/**
 * Deletes a firm of which this browser has kept a copy before (rule H2), within {@link sendOnce} of its deletion. Resolves to
 * `notSent` if somebody else has signed in meanwhile, or if `mayDelete` says no; then no copy stays. A refused token ends it like
 * a refused deletion.
 */
export function deleteWithCopy(
  { keep, mayDelete }: DeletionSteps,
  { list, id, firm }: ListedFirm,
): ApiThunk<Promise<DataOrError<DeletionResult>>> {
  return async (dispatch, getState) => {
    const sessionEpoch = sessionEpochIn(getState());
    const isGone = () => sessionEpochIn(getState()) !== sessionEpoch;
    const at = Date.now();
    const { data: record = null, error: unread } = await dispatch(
      fetchRecordNow('memberRecord', { id, visitKey: `deleted at ${at}` }),
    );
    if (isGone()) return { data: 'notSent' };
    const read = { record, unread: unread === undefined ? null : failureOf(unread) };
    if (read.unread !== null && statusOf(read.unread) === 401) return { error: read.unread };
    const settle = await keep(deletedFirms, {
      at,
      isConfirmed: false,
      list,
      id,
      membership: record?.membership ?? firm.membership,
      email: firm.email,
      status: 'status' in firm ? firm.status : paymentStatusText(firm.paymentStatus),
      values: record === null ? valuesInList(firm) : valuesOf(record),
      isWhole: record !== null,
    });
    const may = !isGone() && (await mayDelete({ ...read, isKept: settle !== null })) && !isGone();
    if (!may) {
      await settle?.('refused');
      return { data: 'notSent' };
    }
    const { error } = await dispatch(members.endpoints.deleteMember.initiate(id, { track: false }));
    const hasCopy = (await settle?.(resultOf(error))) === true;
    if (error !== undefined) return { error: failureOf(error) };
    return { data: hasCopy ? 'deletedWithCopy' : 'deletedWithoutCopy' };
  };
}

const valuesOf = (record: MemberRecord): MemberChanges => ({
  ...firmOf((field) => record[field]),
  representatives: record.representatives,
});

const valuesInList = ({ name, mobile, address }: Member | NewMember): MemberChanges => ({
  ...firmOf(() => ''),
  firmName: name,
  firmMobile: mobile,
  address,
  representatives: [],
});
