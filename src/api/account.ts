import { textHash } from '../domain/textHash';
import type { SignIn } from '../session/session';
import { baseApi } from './baseApi';
import { mutationRequest, queryRequest, visitorMutation } from './request';
import {
  type Counts,
  decodeCounts,
  decodeMessage,
  decodeSignIn,
  decodeUserDetails,
  decodeVerification,
  type UserDetails,
} from './decode/account';
import { statusVerdict } from './decode/refusal';
import { encodePasswordChange, fieldOfPassword, type PasswordChange } from './encode';

/** A 401 to this request means a wrong email address or password. */
export const signIn = visitorMutation('/api/login', { remember: null });

/** Sent once per opened link (rule S5). */
export const verification = {
  ...visitorMutation('/api/verify-email', { remember: null }),
  verdict: statusVerdict,
};

export const passwordReset = { ...visitorMutation('/api/forgotpassword'), verdict: statusVerdict };

/** A 401 to either request means that the current password is wrong. */
const password = { keepsSessionOn401: true, verdict: statusVerdict, fieldNameOf: fieldOfPassword };
export const passwordChange = { ...mutationRequest('POST', '/api/changepassword'), ...password };
export const memberPasswordChange = {
  ...mutationRequest('POST', '/api/changememberpassword'),
  ...password,
};

export const account = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<SignIn, { email: string; password: string }>({
      query: (credentials) => ({ ...signIn, body: credentials }),
      transformResponse: decodeSignIn,
    }),
    // The service spells it like this
    userDetails: build.query<UserDetails, void>({
      query: () => queryRequest('/api/usetdetail'),
      transformResponse: decodeUserDetails,
    }),
    verifyEmail: build.mutation<{ token: string | null }, string>({
      query: (token) => ({ ...verification, body: { token } }),
      transformResponse: decodeVerification,
    }),
    forgotPassword: build.mutation<string | null, string>({
      query: (email) => ({
        ...passwordReset,
        subject: textHash(email.toLowerCase()),
        body: { email },
      }),
      transformResponse: decodeMessage,
    }),
    changePassword: build.mutation<string | null, PasswordChange>({
      query: (passwords) => ({ ...passwordChange, body: encodePasswordChange(passwords) }),
      transformResponse: decodeMessage,
    }),
    changeMemberPassword: build.mutation<string | null, PasswordChange>({
      query: (passwords) => ({ ...memberPasswordChange, body: encodePasswordChange(passwords) }),
      transformResponse: decodeMessage,
    }),
    counts: build.query<Counts, void>({
      query: () => ({ ...queryRequest('/api/getall'), logsFailure: true }),
      transformResponse: decodeCounts,
      providesTags: ['Counts'],
    }),
  }),
});

export const {
  useLoginMutation,
  useUserDetailsQuery,
  useVerifyEmailMutation,
  useForgotPasswordMutation,
  useChangePasswordMutation,
  useChangeMemberPasswordMutation,
  useCountsQuery,
} = account;
