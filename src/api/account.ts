import { call } from './api';
import { api } from './rootApi';
import { change, loggedRead, read, visitorChange, withSubject } from './call';
import type { Counts } from '../domain/counts';
import type { SignIn } from '../session/session';
import { textMark } from '../domain/textMark';
import type { UserDetails } from '../domain/userDetails';
import {
  decodeCounts,
  decodeMessage,
  decodeSignIn,
  decodeUserDetails,
  decodeVerification,
} from './decode/account';
import { signIn } from './visitorChanges';
import { encodePasswordChange, fieldOfPassword, type PasswordChange } from './encode/requests';

/** POST /api/verify-email. Sent once per opened link (rule S5). */
export const verification = {
  ...visitorChange('/api/verify-email', { remember: null }),
  statusSaysYes: true,
} as const;

/** POST /api/forgotpassword. */
export const passwordReset = {
  ...visitorChange('/api/forgotpassword'),
  statusSaysYes: true,
} as const;

/** POST /api/changepassword, of /changepassword. A 401 speaks of the current password. */
export const passwordChange = {
  ...change('POST', '/api/changepassword'),
  keepsSessionOn401: true,
  statusSaysYes: true,
  fieldOf: fieldOfPassword,
} as const;

/** POST /api/changememberpassword, of /change-member-password. A 401 speaks of the current password. */
export const memberPasswordChange = {
  ...change('POST', '/api/changememberpassword'),
  keepsSessionOn401: true,
  statusSaysYes: true,
  fieldOf: fieldOfPassword,
} as const;

export const account = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<SignIn, { email: string; password: string }>({
      queryFn: call((credentials) => ({ ...signIn, body: credentials }), decodeSignIn),
    }),
    /** GET /api/usetdetail, spelled as the service spells it. */
    userDetails: build.query<UserDetails, void>({
      queryFn: call(() => read('/api/usetdetail'), decodeUserDetails),
      providesTags: ['User'],
    }),
    verifyEmail: build.mutation<{ token: string | null }, string>({
      queryFn: call((token) => ({ ...verification, body: { token } }), decodeVerification),
    }),
    forgotPassword: build.mutation<string | null, string>({
      queryFn: call(
        (email) => ({
          ...withSubject(passwordReset, textMark(email.toLowerCase())),
          body: { email },
        }),
        decodeMessage,
      ),
    }),
    changePassword: build.mutation<string | null, PasswordChange>({
      queryFn: call(
        (passwords) => ({ ...passwordChange, body: encodePasswordChange(passwords) }),
        decodeMessage,
      ),
    }),
    changeMemberPassword: build.mutation<string | null, PasswordChange>({
      queryFn: call(
        (passwords) => ({ ...memberPasswordChange, body: encodePasswordChange(passwords) }),
        decodeMessage,
      ),
    }),
    /** GET /api/getall. */
    counts: build.query<Counts, void>({
      queryFn: call(() => loggedRead('/api/getall'), decodeCounts),
      providesTags: ['Counts'],
    }),
  }),
});

export const {
  useUserDetailsQuery,
  useVerifyEmailMutation,
  useForgotPasswordMutation,
  useChangePasswordMutation,
  useChangeMemberPasswordMutation,
  useCountsQuery,
} = account;
