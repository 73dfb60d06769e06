import type { RegistrationApplication } from '../domain/member';
import { api, call, visitorChange } from './api';
import { decodeMessage } from './decode/account';
import { encodeRegistration, fieldOfRegistration } from './encode/requests';

/** POST /api/register. */
export const application = visitorChange('/api/register', { alters: ['NewMembers', 'Counts'] });

export const registration = api.injectEndpoints({
  endpoints: (build) => ({
    /** The answer is the service's message. */
    register: build.mutation<string | null, RegistrationApplication>({
      queryFn: call(
        (typed) => ({
          ...application,
          body: encodeRegistration(typed),
          fieldOf: fieldOfRegistration(typed),
        }),
        decodeMessage,
      ),
    }),
  }),
});

export const { useRegisterMutation } = registration;
