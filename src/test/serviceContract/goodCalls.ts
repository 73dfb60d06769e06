import type { DocumentedCall } from '../contract';
import { type BodyFields, type SentFile, the, type NameReference } from './ServiceUnderTest';

/** Spaces belong to a password (product §5), and the mock service requires eight characters. */
export const NEXT_PASSWORD = ' neu neu ';

/** One row that both services accept, and one that both refuse. */
export const goodFile: SentFile = {
  named: 'Members.CSV',
  fileText: 'name,mobile,address,area\nAssi Silks,9415000099,Assi,Assi\n,1,,\n',
};

const newPassword = {
  cpassword: the('myPassword'),
  npassword: NEXT_PASSWORD,
  cnpassword: NEXT_PASSWORD,
  userId: the('me'),
};

/** What to replace in the contract's samples so that the calls succeed. */
export const goodCalls: Readonly<
  Partial<Record<DocumentedCall, { readonly id?: NameReference; readonly body?: BodyFields }>>
> = {
  'POST /api/login': { body: { email: the('memberEmail'), password: the('memberPassword') } },
  'POST /api/verify-email': { body: { token: the('signingLink') } },
  'POST /api/forgotpassword': { body: { email: the('memberEmail') } },
  'POST /api/changepassword': { body: newPassword },
  'POST /api/changememberpassword': { body: newPassword },
  'PATCH /api/members/{id}/status': { id: the('memberFirm') },
  'DELETE /api/members/{id}': { id: the('memberFirm') },
  'POST /api/members/{id}/send-payment-link': { id: the('pendingFirm') },
  'GET /api/membership/{id}': { id: the('paidFirm') },
  'GET /api/member_edit/{id}': { id: the('memberFirm') },
  'PUT /api/member_update': { body: { id: the('memberFirm') } },
  'GET /api/profile_view/{id}': { id: the('member') },
  'PUT /api/profile_update': { body: { id: the('me') } },
  'GET /api/member_view/{id}': { id: the('memberFirm') },
  'GET /api/receipt/{id}': { id: the('member') },
};
