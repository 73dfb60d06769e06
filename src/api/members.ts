import type { Config } from '../config/schema';
import type { Member, MemberRecord, MemberStatus, MemberUpdate, NewMember } from '../domain/member';
import type { MemberId } from '../domain/memberId';
import { api, call, change, read } from './api';
import { decodeMessage } from './decode/account';
import { decodeMemberRecord } from './decode/memberRecord';
import { decodeMembers, decodeNewMembers } from './decode/members';
import { readSuccess, UnreadableAnswer, isRecord } from './decode/read';
import { encodeMemberUpdate } from './encode/requests';

/** Both lists come in one answer of up to 100,000 frozen rows: comparing them with the last ones would cost seconds. */
const LONG_LIST = { structuralSharing: false } as const;

export const members = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /api/members. Carries no token unless config.sendTokenOnLists says so (decisions W8). */
    members: build.query<readonly Member[], void>({
      queryFn: call(
        (_, config) => ({ ...read('/api/members'), bearer: config.sendTokenOnLists }),
        decodeMembers,
      ),
      providesTags: ['Members'],
      ...LONG_LIST,
    }),
    /** PATCH /api/members/{id}/status: 0 Active, 1 Inactive. */
    setMemberStatus: build.mutation<null, { id: MemberId; status: MemberStatus }>({
      queryFn: call(
        ({ id, status }) =>
          change('PATCH', `/api/members/${id}/status`, { status: status === 'active' ? 0 : 1 }),
        done,
      ),
      invalidatesTags: ['Members'],
    }),
    /** DELETE /api/members/{id}. */
    deleteMember: build.mutation<null, MemberId>({
      queryFn: call((id) => change('DELETE', `/api/members/${id}`), done),
      invalidatesTags: ['Members', 'NewMembers', 'Counts'],
    }),
    /** GET /api/newmembers. Carries no token, as the members list. */
    newMembers: build.query<readonly NewMember[], void>({
      queryFn: call(
        (_, config) => ({ ...read('/api/newmembers'), bearer: config.sendTokenOnLists }),
        decodeNewMembers,
      ),
      providesTags: ['NewMembers'],
      ...LONG_LIST,
    }),
    /** POST /api/members/{id}/send-payment-link with an empty body. */
    sendPaymentLink: build.mutation<null, MemberId>({
      queryFn: call((id) => change('POST', `/api/members/${id}/send-payment-link`), decodeSent),
      invalidatesTags: ['NewMembers'],
    }),
    /** GET /api/membership/{id}: a GET that changes data, so it is a mutation and never repeated (decisions W9). */
    generateMembership: build.mutation<null, MemberId>({
      queryFn: call((id) => change('GET', `/api/membership/${id}`), done),
      invalidatesTags: ['NewMembers', 'Members', 'Counts'],
    }),
    /** GET /api/member_edit/{id}. */
    memberRecord: build.query<MemberRecord, MemberId>({
      queryFn: call((id) => read(`/api/member_edit/${id}`), decodeMemberRecord),
      // An edit begins with what the service holds now: an older copy would overwrite what somebody changed meanwhile.
      keepUnusedDataFor: 0,
      providesTags: ['MemberRecord'],
    }),
    /** PUT /api/member_update. The answer is the service's message. */
    updateMember: build.mutation<string | null, MemberUpdate>({
      queryFn: call(
        (update, { sendAlternateMobile }) =>
          change('PUT', '/api/member_update', encodeMemberUpdate(update, sendAlternateMobile)),
        decodeMessage,
      ),
      // Not the record itself: the screen reads it again to see what was kept (decisions W11).
      invalidatesTags: ['Members', 'NewMembers'],
    }),
  }),
});

/** GET /api/members/export: a plain link, which carries no token (spec §6). */
export function membersExportLink({ apiBaseUrl }: Config): string {
  return `${apiBaseUrl}/api/members/export`;
}

/** The status alone says that it was done, whatever the body holds. */
function done(): null {
  return null;
}

/** Only a `success` flag says that the payment link was sent (spec §7). */
function decodeSent(answer: unknown): null {
  if (!isRecord(answer) || !readSuccess(answer['success'] ?? answer['status']))
    throw new UnreadableAnswer('No success flag');
  return null;
}

export const {
  useMembersQuery,
  useNewMembersQuery,
  useSetMemberStatusMutation,
  useDeleteMemberMutation,
  useSendPaymentLinkMutation,
  useGenerateMembershipMutation,
  useMemberRecordQuery,
  useLazyMemberRecordQuery,
  useUpdateMemberMutation,
} = members;
