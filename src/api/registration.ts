import type { RegistrationApplication } from '../domain/member';
import { baseApi, invalidates } from './baseApi';
import { decodeMessage } from './decode/account';
import { encodeRegistration, fieldOfRegistration } from './encode';

export const registration = baseApi.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<string | null, RegistrationApplication>({
      query: (typed) => ({
        method: 'POST',
        path: '/api/register',
        body: encodeRegistration(typed),
        fieldNameOf: fieldOfRegistration(typed),
      }),
      extraOptions: { once: 'browser', withToken: false },
      transformResponse: decodeMessage,
      invalidatesTags: invalidates('NewMembers', 'Counts'),
    }),
  }),
});
