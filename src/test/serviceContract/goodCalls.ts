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

interface GoodCall {
  readonly id?: NameReference;
  /** What to replace in the body of the contract's sample. */
  readonly body?: BodyFields;
  /** The status of a good answer; by default 200. */
  readonly status?: 201;
  /** A call of everybody who is logged in, not only of the contract's caller. */
  readonly isForBoth?: true;
}

/** How the contract's samples succeed; the compiler reports a missing call. */
export const goodCalls: Readonly<Record<DocumentedCall, GoodCall>> = {
  'POST /api/register': { status: 201 },
  'POST /api/login': { body: { email: the('memberEmail'), password: the('memberPassword') } },
  'GET /api/usetdetail': { isForBoth: true },
  'POST /api/verify-email': { body: { token: the('signingLink') } },
  'POST /api/forgotpassword': { body: { email: the('memberEmail') } },
  'POST /api/changepassword': { body: newPassword, isForBoth: true },
  'POST /api/changememberpassword': { body: newPassword },
  'GET /api/getall': {},
  'GET /api/members': {},
  'GET /api/newmembers': {},
  'PATCH /api/members/{id}/status': { id: the('memberFirm') },
  'DELETE /api/members/{id}': { id: the('memberFirm') },
  'POST /api/members/{id}/send-payment-link': { id: the('pendingFirm') },
  'GET /api/membership/{id}': { id: the('paidFirm') },
  'POST /api/import/members': {},
  'POST /api/import/newmembers': {},
  'GET /api/members/export': {},
  'GET /api/member_edit/{id}': { id: the('memberFirm') },
  'PUT /api/member_update': { body: { id: the('memberFirm') } },
  'GET /api/profile_view/{id}': { id: the('member') },
  'PUT /api/profile_update': { body: { id: the('me') } },
  'GET /api/member_view/{id}': { id: the('memberFirm') },
  'GET /api/receipt/{id}': { id: the('member') },
};
