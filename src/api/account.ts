import { api, call, change, read } from './api';
import {
  type Counts,
  decodeCounts,
  decodeMessage,
  decodeSignIn,
  decodeUserDetails,
  decodeVerification,
  type SignIn,
  type UserDetails,
} from './decode/account';
import { encodePasswordChange, type PasswordChange } from './encode/requests';

export const account = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST /api/login. A 401 here means a wrong e-mail address or password. */
    login: build.mutation<SignIn, { email: string; password: string }>({
      queryFn: call(
        (credentials) => ({
          ...change('POST', '/api/login', credentials),
          keepsSessionOn401: true,
        }),
        decodeSignIn,
      ),
    }),
    /** GET /api/usetdetail, spelled as the service spells it. */
    userDetails: build.query<UserDetails, void>({
      queryFn: call(() => read('/api/usetdetail'), decodeUserDetails),
      providesTags: ['User'],
    }),
    /** POST /api/verify-email. Sent once per opened link (decisions S5). */
    verifyEmail: build.mutation<{ token: string | null }, string>({
      queryFn: call((token) => change('POST', '/api/verify-email', { token }), decodeVerification),
    }),
    /** POST /api/forgotpassword. */
    forgotPassword: build.mutation<string | null, string>({
      queryFn: call((email) => change('POST', '/api/forgotpassword', { email }), decodeMessage),
    }),
    /** POST /api/changepassword, of /changepassword. A 401 speaks of the current password. */
    changePassword: build.mutation<string | null, PasswordChange>({
      queryFn: call(
        (passwords) => ({
          ...change('POST', '/api/changepassword', encodePasswordChange(passwords)),
          keepsSessionOn401: true,
        }),
        decodeMessage,
      ),
    }),
    /** POST /api/changememberpassword, of /change-member-password. A 401 speaks of the current password. */
    changeMemberPassword: build.mutation<string | null, PasswordChange>({
      queryFn: call(
        (passwords) => ({
          ...change('POST', '/api/changememberpassword', encodePasswordChange(passwords)),
          keepsSessionOn401: true,
        }),
        decodeMessage,
      ),
    }),
    /** GET /api/getall. */
    counts: build.query<Counts, void>({
      queryFn: call(() => read('/api/getall'), decodeCounts),
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
