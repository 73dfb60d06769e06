import type { MemberRecord, MemberUpdate, SavedMember } from '../domain/member';
import type { MemberId } from '../domain/memberId';
import type { MembershipProfile } from '../domain/membershipProfile';
import type { Receipt } from '../domain/receipt';
import { updateSubject } from '../domain/updateMark';
import { baseApi, NOW, readAgain, readNow, type RecordAsked } from './baseApi';
import { change, read } from './call';
import { decodeMessage } from './decode/account';
import { decodeMemberRecord, decodeReturnedRecord } from './decode/memberRecord';
import { decodeMembershipProfile } from './decode/membershipProfile';
import { decodeReceipt } from './decode/receipt';
import { encodeMemberUpdate, fieldOfUpdate } from './encode/requests';

/** By the id of the user. */
export const profileUpdate = (id: MemberId) => change('PUT', '/api/profile_update', { id });

export const profile = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // GET /api/profile_view/{id}, by the id of the user
    profile: build.query<MemberRecord, RecordAsked>({
      query: ({ id }) => read(`/api/profile_view/${id}`),
      transformResponse: decodeMemberRecord,
      keepUnusedDataFor: 0,
    }),
    // PUT /api/profile_update
    updateProfile: build.mutation<SavedMember, MemberUpdate>({
      query: (update) => ({
        ...profileUpdate(update.id),
        subject: updateSubject(update),
        bodyBy: (config) => encodeMemberUpdate(update, config.sendAlternateMobile),
        fieldOf: fieldOfUpdate(update),
      }),
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
      invalidatesTags: readAgain('Membership', 'Receipt'),
    }),
    // GET /api/member_view/{id}, by the member id from storage
    membershipProfile: build.query<MembershipProfile, MemberId>({
      query: (memberId) => ({ ...read(`/api/member_view/${memberId}`), logged: true }),
      transformResponse: decodeMembershipProfile,
      providesTags: ['Membership'],
    }),
    // GET /api/receipt/{id}, by the id of the user from storage
    receipt: build.query<Receipt, MemberId>({
      query: (userId) => read(`/api/receipt/${userId}`),
      transformResponse: decodeReceipt,
      providesTags: ['Receipt'],
    }),
  }),
});

/** The profile as the service holds it now (rule C7). */
export const readProfileNow = (asked: RecordAsked) =>
  readNow(
    profile.util.getRunningQueryThunk('profile', asked),
    profile.endpoints.profile.initiate(asked, NOW),
  );

export const {
  useProfileQuery,
  useUpdateProfileMutation,
  useMembershipProfileQuery,
  useReceiptQuery,
} = profile;
