import type { RegistrationApplication } from '../domain/member';
import { api, call, change } from './api';
import { decodeMessage } from './decode/account';
import { encodeRegistration } from './encode/requests';

export const registration = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST /api/register. The answer is the service's message. */
    register: build.mutation<string | null, RegistrationApplication>({
      queryFn: call(
        (application) => change('POST', '/api/register', encodeRegistration(application)),
        decodeMessage,
      ),
      invalidatesTags: ['NewMembers', 'Counts'],
    }),
  }),
});

export const { useRegisterMutation } = registration;
