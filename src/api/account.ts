import type { SignIn } from '../session/storedSession';
import { baseApi } from './baseApi';
import type { Call } from './call';
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

/** A 401 means that the current password is wrong. */
const PASSWORD = { once: 'browser', keepsSessionOn401: true, verdict: statusVerdict } as const;
const passwordChange = (path: string, passwords: PasswordChange): Call => ({
  method: 'POST',
  path,
  body: encodePasswordChange(passwords),
  fieldNameOf: fieldOfPassword,
});

export const account = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A 401 means a wrong email address or password. */
    login: build.mutation<SignIn, { email: string; password: string }>({
      query: (credentials) => ({ method: 'POST', path: '/api/login', body: credentials }),
      extraOptions: { once: 'page', withToken: false },
      transformResponse: decodeSignIn,
    }),
    // The service spells it like this
    userDetails: build.query<UserDetails, void>({
      query: () => ({ path: '/api/usetdetail' }),
      transformResponse: decodeUserDetails,
    }),
    /** Sent once per opened link. */
    verifyEmail: build.mutation<{ token: string | null }, string>({
      query: (token) => ({ method: 'POST', path: '/api/verify-email', body: { token } }),
      extraOptions: { once: 'page', withToken: false, verdict: statusVerdict },
      transformResponse: decodeVerification,
    }),
    forgotPassword: build.mutation<string | null, string>({
      query: (email) => ({ method: 'POST', path: '/api/forgotpassword', body: { email } }),
      extraOptions: { once: 'browser', withToken: false, verdict: statusVerdict },
      transformResponse: decodeMessage,
    }),
    changePassword: build.mutation<string | null, PasswordChange>({
      query: (passwords) => passwordChange('/api/changepassword', passwords),
      extraOptions: PASSWORD,
      transformResponse: decodeMessage,
    }),
    changeMemberPassword: build.mutation<string | null, PasswordChange>({
      query: (passwords) => passwordChange('/api/changememberpassword', passwords),
      extraOptions: PASSWORD,
      transformResponse: decodeMessage,
    }),
    counts: build.query<Counts, void>({
      query: () => ({ path: '/api/getall' }),
      extraOptions: { logsFailure: true },
      transformResponse: decodeCounts,
      providesTags: ['Counts'],
    }),
  }),
});

export const { useUserDetailsQuery, useVerifyEmailMutation, useCountsQuery } = account;
