import type { Config } from '../config/schema';
import {
  type FirmList,
  isSameMember,
  isSameNewMember,
  type Member,
  type MemberRecord,
  type MemberStatus,
  type MemberUpdate,
  type NewMember,
  type SavedMember,
} from '../domain/member';
import { type MemberId, parseMemberId } from '../domain/memberId';
import { listAfter } from '../domain/nextList';
import { updateSubject } from '../domain/updateMark';
import { memberAfter, newMemberAfter, type Outcome } from '../domain/outcome';
import { call, type Shows } from './api';
import { api, isApiRoot } from './rootApi';
import { change, type ChangeCall, read, withSubject } from './call';
import { outcomeCame } from './changes';
import { decodeMessage } from './decode/account';
import { decodeMemberRecord } from './decode/memberRecord';
import { decodeMembers, decodeNewMembers } from './decode/members';
import { readSuccess, UnreadableAnswer, isRecord } from './decode/read';
import { encodeMemberUpdate, fieldOfUpdate } from './encode/requests';
import { firmList } from './firmList';
import { LIST_PATHS } from './listCall';

/** Both lists come in one answer of up to 100,000 frozen rows, which are compared by hand (listKnown): any two answers would take seconds. */
const LONG_LIST = { structuralSharing: false } as const;

/** PATCH /api/members/{id}/status: 0 Active, 1 Inactive. The same once more changes nothing. */
export const statusChange = (id: MemberId) =>
  change('PATCH', `/api/members/${id}/status`, { alters: ['Members'], remember: null });

/** DELETE /api/members/{id}. It is asked about each time, and the same once more changes nothing. */
export const deletion = (id: MemberId) =>
  change('DELETE', `/api/members/${id}`, {
    alters: ['Members', 'NewMembers', 'Counts'],
    remember: null,
  });

/** POST /api/members/{id}/send-payment-link with an empty body. */
export const paymentLink = (id: MemberId) =>
  change('POST', `/api/members/${id}/send-payment-link`, { alters: ['NewMembers'], alone: true });

/** The firm that a change of this name sends a link to; `null` for any other change. */
export const firmOfLink = (name: string): MemberId | null =>
  parseMemberId(/^POST \/api\/members\/(\d+)\/send-payment-link$/.exec(name)?.[1]);

/** GET /api/membership/{id}: a GET that changes data, so it is a change and never repeated (rule W9). */
export const generation = (id: MemberId) => ({
  ...change('GET', `/api/membership/${id}`, {
    alters: ['NewMembers', 'Members', 'Counts'],
    alone: true,
  }),
  onlyStatus: 200,
});

/** PUT /api/member_update. The record itself is not read again: the form sees by it what was kept (rule W11). */
export const memberUpdate = (id: MemberId) =>
  change('PUT', '/api/member_update', { id, alters: ['Members', 'NewMembers'] });

export const members = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /api/members. */
    members: build.query<FirmList<Member>, void>({
      queryFn: firmList(LIST_PATHS.members, {
        decode: decodeMembers,
        known: knownMembers,
        isSame: isSameMember,
        after: memberAfter,
      }),
      providesTags: ['Members'],
      ...LONG_LIST,
    }),
    setMemberStatus: build.mutation<null, { id: MemberId; status: MemberStatus }>({
      queryFn: call(
        ({ id, status }) => ({
          ...statusChange(id),
          body: { status: status === 'active' ? 0 : 1 },
        }),
        done,
        ({ id, status }) => shows(statusChange(id), { kind: 'status', id, status }),
      ),
    }),
    deleteMember: build.mutation<null, MemberId>({
      queryFn: call(deletion, done, (id) => shows(deletion(id), { kind: 'deleted', id })),
    }),
    /** GET /api/newmembers. */
    newMembers: build.query<FirmList<NewMember>, void>({
      queryFn: firmList(LIST_PATHS.newMembers, {
        decode: decodeNewMembers,
        known: knownNewMembers,
        isSame: isSameNewMember,
        after: newMemberAfter,
      }),
      providesTags: ['NewMembers'],
      ...LONG_LIST,
    }),
    sendPaymentLink: build.mutation<null, MemberId>({ queryFn: call(paymentLink, decodeSent) }),
    generateMembership: build.mutation<null, MemberId>({
      queryFn: call(generation, done, (id) => shows(generation(id), { kind: 'numbered', id })),
    }),
    /** GET /api/member_edit/{id}. */
    memberRecord: build.query<MemberRecord, MemberId>({
      queryFn: call((id) => read(`/api/member_edit/${id}`), decodeMemberRecord),
      // An edit begins with what the service holds now: an older copy would overwrite what somebody changed meanwhile.
      keepUnusedDataFor: 0,
      providesTags: ['MemberRecord'],
    }),
    /** The same read for the moment of a save: no copy and no read that is on its way answers it (rule C7). */
    memberRecordNow: build.mutation<MemberRecord, MemberId>({
      queryFn: call((id) => read(`/api/member_edit/${id}`), decodeMemberRecord),
    }),
    updateMember: build.mutation<SavedMember, MemberUpdate>({
      queryFn: call(
        (update, { sendAlternateMobile }) => ({
          ...withSubject(memberUpdate(update.id), updateSubject(update)),
          body: encodeMemberUpdate(update, sendAlternateMobile),
          fieldOf: fieldOfUpdate(update),
        }),
        (answer) => ({ message: decodeMessage(answer), record: null }),
      ),
    }),
  }),
});

function knownMembers(state: unknown): FirmList<Member> | undefined {
  return isApiRoot(state) ? members.endpoints.members.select()(state).data : undefined;
}

function knownNewMembers(state: unknown): FirmList<NewMember> | undefined {
  return isApiRoot(state) ? members.endpoints.newMembers.select()(state).data : undefined;
}

/** The rows show at the answer what it says; the lists are read again behind that, and then their own word holds. */
function shows({ change: { name } }: ChangeCall, outcome: Outcome): Shows {
  return (dispatch, getState) => {
    dispatch(outcomeCame({ change: name, outcome }));
    const state = getState();
    const [before, applications] = [knownMembers(state), knownNewMembers(state)];
    const now = before && listAfter(before, outcome, memberAfter);
    if (now !== undefined && now !== before)
      dispatch(members.util.updateQueryData('members', undefined, () => now));
    const applicationsNow = applications && listAfter(applications, outcome, newMemberAfter);
    if (applicationsNow !== undefined && applicationsNow !== applications)
      dispatch(members.util.updateQueryData('newMembers', undefined, () => applicationsNow));
  };
}

/** GET /api/members/export: a plain link, which carries no token (product §6). */
export function membersExportLink({ apiBaseUrl }: Config): string {
  return `${apiBaseUrl}/api/members/export`;
}

/** The status alone says that it was done, whatever the body holds. */
function done(): null {
  return null;
}

/** Only a `success` flag says that the payment link was sent (product §7). */
function decodeSent(answer: unknown): null {
  if (!isRecord(answer) || !readSuccess(answer['success'] ?? answer['status']))
    throw new UnreadableAnswer('No success flag');
  return null;
}

export const {
  useMembersQuery,
  useNewMembersQuery,
  useMemberRecordQuery,
  useMemberRecordNowMutation,
  useUpdateMemberMutation,
} = members;
