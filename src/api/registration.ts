import type { RegistrationApplication } from '../domain/member';
import { call } from './api';
import { api } from './rootApi';
import { decodeMessage } from './decode/account';
import { application } from './visitorChanges';
import { encodeRegistration, fieldOfRegistration } from './encode/requests';

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
