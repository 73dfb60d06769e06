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
import {
  decodeMemberRecord,
  decodeMembershipProfile,
  decodeReceipt,
  decodeReturnedRecord,
} from './decode/records';
import { encodeMemberUpdate, fieldOfUpdate } from './encode';

/** Invalidates no record: the form compares the stored record with what it sent (rule W11). */
export const memberUpdate = (id: MemberId) => mutationRequest('PUT', '/api/member_update', { id });

/** By the id of the user. */
export const profileUpdate = (id: MemberId) =>
  mutationRequest('PUT', '/api/profile_update', { id });

/** Each visit to a screen has its own cache entry: it never shows an older copy, nor the answer of an earlier read (rule C7). */
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
    memberRecord: build.query<MemberRecord, RecordQueryArg>({
      query: ({ id }) => queryRequest(`/api/member_edit/${id}`),
      transformResponse: decodeMemberRecord,
      keepUnusedDataFor: 0,
    }),
    updateMember: build.mutation<SavedMember, MemberUpdate>({
      query: (update) => updateRequest(memberUpdate(update.id), update),
      transformResponse: (answer): SavedMember => ({
        message: decodeMessage(answer),
        record: null,
      }),
      invalidatesTags: invalidates('Members', 'NewMembers'),
    }),
    // By the id of the user
    profile: build.query<MemberRecord, RecordQueryArg>({
      query: ({ id }) => queryRequest(`/api/profile_view/${id}`),
      transformResponse: decodeMemberRecord,
      keepUnusedDataFor: 0,
    }),
    updateProfile: build.mutation<SavedMember, MemberUpdate>({
      query: (update) => updateRequest(profileUpdate(update.id), update),
      transformResponse: (answer): SavedMember => ({
        message: decodeMessage(answer),
        record: decodeReturnedRecord(answer),
      }),
      // The returned profile replaces the cached one; without one the cache takes the saved values (product §4).
      async onQueryStarted({ id, ...changes }, { queryFulfilled, ...store }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data === null) return;
        const { selectCachedArgsForQuery, updateQueryData } = profile.util;
        for (const arg of selectCachedArgsForQuery(store.getState(), 'profile'))
          if (arg.id === id)
            store.dispatch(
              updateQueryData('profile', arg, (known) => data.record ?? { ...known, ...changes }),
            );
      },
      invalidatesTags: invalidates('Membership', 'Receipt'),
    }),
    membershipProfile: build.query<MembershipProfile, MemberId>({
      query: (memberId) => ({ ...queryRequest(`/api/member_view/${memberId}`), logsFailure: true }),
      transformResponse: decodeMembershipProfile,
      providesTags: ['Membership'],
    }),
    receipt: build.query<Receipt, MemberId>({
      query: (userId) => queryRequest(`/api/receipt/${userId}`),
      transformResponse: decodeReceipt,
      providesTags: ['Receipt'],
    }),
  }),
});

/** Fetches a record from the service now (rule C7): neither the cache nor a read that is already running will do. */
export function fetchRecordNow(
  endpoint: 'memberRecord' | 'profile',
  arg: RecordQueryArg,
): ApiThunk<Promise<DataOrError<MemberRecord>>> {
  return async (dispatch) => {
    await dispatch(profile.util.getRunningQueryThunk(endpoint, arg));
    const { data, error } = await dispatch(profile.endpoints[endpoint].initiate(arg, FORCE_FETCH));
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
