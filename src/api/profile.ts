import type { MemberRecord, MemberUpdate, SavedMember } from '../domain/member';
import type { MemberId } from '../domain/memberId';
import { updateSubject } from '../domain/updateMark';
import { call } from './api';
import { api } from './rootApi';
import { change, loggedRead, read, withSubject } from './call';
import { decodeMessage } from './decode/account';
import { decodeMemberRecord, decodeReturnedRecord } from './decode/memberRecord';
import type { MembershipProfile } from '../domain/membershipProfile';
import { decodeMembershipProfile } from './decode/membershipProfile';
import type { Receipt } from '../domain/receipt';
import { decodeReceipt } from './decode/receipt';
import { encodeMemberUpdate, fieldOfUpdate } from './encode/requests';

/** PUT /api/profile_update, by the id of the user. */
export const profileUpdate = (id: MemberId) =>
  change('PUT', '/api/profile_update', { id, alters: ['Membership', 'Receipt'] });

export const profile = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /api/profile_view/{id}, by the id of the user. */
    profile: build.query<MemberRecord, MemberId>({
      queryFn: call((userId) => read(`/api/profile_view/${userId}`), decodeMemberRecord),
      // As a record of the office: an edit begins with what the service holds now.
      keepUnusedDataFor: 0,
      providesTags: ['MemberRecord'],
    }),
    /** The same read for the moment of a save (rule C7). View mode then shows what it brought. */
    profileNow: build.mutation<MemberRecord, MemberId>({
      queryFn: call((userId) => read(`/api/profile_view/${userId}`), decodeMemberRecord),
      async onQueryStarted(userId, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data !== null) dispatch(profile.util.updateQueryData('profile', userId, () => data));
      },
    }),
    updateProfile: build.mutation<SavedMember, MemberUpdate>({
      queryFn: call(
        (update, { sendAlternateMobile }) => ({
          ...withSubject(profileUpdate(update.id), updateSubject(update)),
          body: encodeMemberUpdate(update, sendAlternateMobile),
          fieldOf: fieldOfUpdate(update),
        }),
        decodeSavedProfile,
      ),
      // The returned profile replaces what is shown; without one the saved values stay (product §4).
      async onQueryStarted({ id, ...changes }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data === null) return;
        dispatch(
          profile.util.updateQueryData(
            'profile',
            id,
            (known) => data.record ?? { ...known, ...changes },
          ),
        );
      },
    }),
    /** GET /api/member_view/{memberId}, by the member id from storage. */
    membershipProfile: build.query<MembershipProfile, MemberId>({
      queryFn: call(
        (memberId) => loggedRead(`/api/member_view/${memberId}`),
        decodeMembershipProfile,
      ),
      providesTags: ['Membership'],
    }),
    /** GET /api/receipt/{userId}, by the user id from storage. */
    receipt: build.query<Receipt, MemberId>({
      queryFn: call((userId) => read(`/api/receipt/${userId}`), decodeReceipt),
      providesTags: ['Receipt'],
    }),
  }),
});

/** The service's words, and the stored profile where it gave one back (product §4). */
function decodeSavedProfile(answer: unknown): SavedMember {
  return { message: decodeMessage(answer), record: decodeReturnedRecord(answer) };
}

export const {
  useProfileQuery,
  useProfileNowMutation,
  useUpdateProfileMutation,
  useMembershipProfileQuery,
  useReceiptQuery,
} = profile;
