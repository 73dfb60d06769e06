import type { Config } from '../config/schema';
import type { DataOrError } from '../domain/changeResult';
import { failureOf } from '../domain/failure';
import type { MemberRecord, MemberUpdate, SavedMember } from '../domain/member';
import type { MemberId } from '../domain/memberId';
import type { MembershipProfile } from '../domain/membershipProfile';
import type { Receipt } from '../domain/receipt';
import { updateSubject } from '../domain/updateHash';
import { type ApiThunk, baseApi, FORCE_FETCH, invalidates } from './baseApi';
import { mutationRequest, type MutationRequest, queryRequest } from './request';
import { decodeMessage } from './decode/account';
import { decodeMemberRecord, decodeReturnedRecord } from './decode/memberRecord';
import { decodeMembershipProfile } from './decode/membershipProfile';
import { decodeReceipt } from './decode/receipt';
import { encodeMemberUpdate, fieldOfUpdate } from './encode/requests';

/** The record itself is not read again: the form sees by it what was kept (rule W11). */
export const memberUpdate = (id: MemberId) => mutationRequest('PUT', '/api/member_update', { id });

/** By the id of the user. */
export const profileUpdate = (id: MemberId) =>
  mutationRequest('PUT', '/api/profile_update', { id });

/**
 * Whose record, and for which opening of a screen: each has an entry of its own, so that neither a copy of before nor a read that
 * was on its way is shown there (rule C7).
 */
export interface RecordQueryArg {
  readonly id: MemberId;
  readonly visitKey?: string | undefined;
}

const updateRequest = (request: MutationRequest, update: MemberUpdate) => ({
  ...request,
  subject: updateSubject(update),
  bodyFor: (config: Config) => encodeMemberUpdate(update, config.sendAlternateMobile),
  fieldNameOf: fieldOfUpdate(update),
});

export const profile = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // GET /api/member_edit/{id}
    memberRecord: build.query<MemberRecord, RecordQueryArg>({
      query: ({ id }) => queryRequest(`/api/member_edit/${id}`),
      transformResponse: decodeMemberRecord,
      keepUnusedDataFor: 0,
    }),
    // PUT /api/member_update
    updateMember: build.mutation<SavedMember, MemberUpdate>({
      query: (update) => updateRequest(memberUpdate(update.id), update),
      transformResponse: (answer): SavedMember => ({
        message: decodeMessage(answer),
        record: null,
      }),
      invalidatesTags: invalidates('Members', 'NewMembers'),
    }),
    // GET /api/profile_view/{id}, by the id of the user
    profile: build.query<MemberRecord, RecordQueryArg>({
      query: ({ id }) => queryRequest(`/api/profile_view/${id}`),
      transformResponse: decodeMemberRecord,
      keepUnusedDataFor: 0,
    }),
    // PUT /api/profile_update
    updateProfile: build.mutation<SavedMember, MemberUpdate>({
      query: (update) => updateRequest(profileUpdate(update.id), update),
      transformResponse: (answer): SavedMember => ({
        message: decodeMessage(answer),
        record: decodeReturnedRecord(answer),
      }),
      // The returned profile replaces what is shown; without one the saved values stay (product §4).
      async onQueryStarted({ id, ...changes }, { queryFulfilled, ...store }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data === null) return;
        const { selectCachedArgsForQuery, updateQueryData } = profile.util;
        for (const asked of selectCachedArgsForQuery(store.getState(), 'profile'))
          if (asked.id === id)
            store.dispatch(
              updateQueryData('profile', asked, (known) => data.record ?? { ...known, ...changes }),
            );
      },
      invalidatesTags: invalidates('Membership', 'Receipt'),
    }),
    // GET /api/member_view/{id}, by the member id from storage
    membershipProfile: build.query<MembershipProfile, MemberId>({
      query: (memberId) => ({ ...queryRequest(`/api/member_view/${memberId}`), logsFailure: true }),
      transformResponse: decodeMembershipProfile,
      providesTags: ['Membership'],
    }),
    // GET /api/receipt/{id}, by the id of the user from storage
    receipt: build.query<Receipt, MemberId>({
      query: (userId) => queryRequest(`/api/receipt/${userId}`),
      transformResponse: decodeReceipt,
      providesTags: ['Receipt'],
    }),
  }),
});

/** A record as the service holds it now (rule C7): neither a copy nor a read that is on its way answers. */
export function fetchRecordNow(
  endpoint: 'memberRecord' | 'profile',
  asked: RecordQueryArg,
): ApiThunk<Promise<DataOrError<MemberRecord>>> {
  return async (dispatch) => {
    await dispatch(profile.util.getRunningQueryThunk(endpoint, asked));
    const { data, error } = await dispatch(
      profile.endpoints[endpoint].initiate(asked, FORCE_FETCH),
    );
    return error === undefined && data !== undefined ? { data } : { error: failureOf(error) };
  };
}

export const {
  useMemberRecordQuery,
  useUpdateMemberMutation,
  useProfileQuery,
  useUpdateProfileMutation,
  useMembershipProfileQuery,
  useReceiptQuery,
} = profile;
