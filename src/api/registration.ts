import type { RegistrationApplication } from '../domain/member';
import { textMark } from '../domain/textMark';
import { call } from './api';
import { api } from './rootApi';
import { withSubject } from './call';
import { decodeMessage } from './decode/account';
import { application } from './visitorChanges';
import { encodeRegistration, fieldOfRegistration } from './encode/requests';

export const registration = api.injectEndpoints({
  endpoints: (build) => ({
    /** The answer is the service's message. */
    register: build.mutation<string | null, RegistrationApplication>({
      queryFn: call(
        (typed) => ({
          ...withSubject(application, subjectOf(typed)),
          body: encodeRegistration(typed),
          fieldOf: fieldOfRegistration(typed),
        }),
        decodeMessage,
      ),
    }),
  }),
});

/** Two applications are of one firm where its name or its mobile is the same. */
const subjectOf = ({ firmName, firmMobile }: RegistrationApplication): string =>
  [`n${textMark(firmName.trim().toLowerCase())}`, `m${textMark(firmMobile.trim())}`].join(' ');
