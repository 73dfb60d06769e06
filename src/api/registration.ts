import type { RegistrationApplication } from '../domain/member';
import { textHash } from '../domain/textHash';
import { baseApi, invalidates } from './baseApi';
import { visitorMutation } from './request';
import { decodeMessage } from './decode/account';
import { encodeRegistration, fieldOfRegistration } from './encode';

export const application = visitorMutation('/api/register');

export const registration = baseApi.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<string | null, RegistrationApplication>({
      query: (typed) => ({
        ...application,
        subject: subjectOf(typed),
        body: encodeRegistration(typed),
        fieldNameOf: fieldOfRegistration(typed),
      }),
      transformResponse: decodeMessage,
      invalidatesTags: invalidates('NewMembers', 'Counts'),
    }),
  }),
});

/** Two applications count as the same firm if the name or the mobile is the same. */
const subjectOf = ({ firmName, firmMobile }: RegistrationApplication): string =>
  [`n${textHash(firmName.trim().toLowerCase())}`, `m${textHash(firmMobile.trim())}`].join(' ');

export const { useRegisterMutation } = registration;
