import { type DataOrError, failureOf } from '../domain/failure';
import type {
  MemberId,
  MemberRecord,
  MemberUpdate,
  SavedMember,
  MembershipProfile,
  Receipt,
} from '../domain/member';
import { baseApi, FORCE_FETCH, invalidates } from './baseApi';
import type { Call } from './call';
import type { AppThunk } from './state';
import { decodeMessage } from './decode/account';
import {
  decodeMemberRecord,
  decodeMembershipProfile,
  decodeReceipt,
  decodeReturnedRecord,
} from './decode/records';
import { encodeMemberUpdate, fieldOfUpdate } from './encode';

/** Each visit to a screen has its own cache entry: it never shows an older copy, nor the answer of an earlier read. */
export interface RecordQueryArg {
  readonly id: MemberId;
  readonly visitKey?: string | undefined;
}

const updateCall = (path: string, update: MemberUpdate): Call => ({
  method: 'PUT',
  path,
  id: update.id,
  body: (config) => encodeMemberUpdate(update, config),
  fieldNameOf: fieldOfUpdate(update),
});

export const profile = baseApi.injectEndpoints({
  endpoints: (build) => ({
    memberRecord: build.query<MemberRecord, RecordQueryArg>({
      query: ({ id }) => ({ path: `/api/member_edit/${id}` }),
      transformResponse: decodeMemberRecord,
      keepUnusedDataFor: 0,
    }),
    // Invalidates no record: the form compares the stored record with what it sent.
    updateMember: build.mutation<SavedMember, MemberUpdate>({
      query: (update) => updateCall('/api/member_update', update),
      extraOptions: { once: 'browser' },
      transformResponse: (answer): SavedMember => ({
        message: decodeMessage(answer),
        record: null,
      }),
      invalidatesTags: invalidates('Members', 'NewMembers'),
    }),
    // By the id of the user
    profile: build.query<MemberRecord, RecordQueryArg>({
      query: ({ id }) => ({ path: `/api/profile_view/${id}` }),
      transformResponse: decodeMemberRecord,
      keepUnusedDataFor: 0,
    }),
    updateProfile: build.mutation<SavedMember, MemberUpdate>({
      query: (update) => updateCall('/api/profile_update', update),
      extraOptions: { once: 'browser' },
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
      query: (memberId) => ({ path: `/api/member_view/${memberId}` }),
      extraOptions: { logsFailure: true },
      transformResponse: decodeMembershipProfile,
      providesTags: ['Membership'],
    }),
    receipt: build.query<Receipt, MemberId>({
      query: (userId) => ({ path: `/api/receipt/${userId}` }),
      transformResponse: decodeReceipt,
      providesTags: ['Receipt'],
    }),
  }),
});

/** Fetches a record from the service now: neither the cache nor a read that is already running will do. */
export function fetchRecordNow(
  endpoint: 'memberRecord' | 'profile',
  arg: RecordQueryArg,
): AppThunk<Promise<DataOrError<MemberRecord>>> {
  return async (dispatch) => {
    await dispatch(profile.util.getRunningQueryThunk(endpoint, arg));
    const { data, error } = await dispatch(profile.endpoints[endpoint].initiate(arg, FORCE_FETCH));
    if (error !== undefined) return { error: failureOf(error) };
    // A login or logout forgets the answer.
    return data === undefined ? { error: { kind: 'ignored', result: 'unknown' } } : { data };
  };
}

export const { useMemberRecordQuery, useProfileQuery, useMembershipProfileQuery, useReceiptQuery } =
  profile;
