import type { DocumentedCall } from '../contract';
import type { Caller } from './Law';

type Access = 'anyone' | 'signed in' | 'admin' | 'member';

/** Product §6 and §7: who may make which call. Both lists and the export show no token, so anybody may read them. */
export const whoMayCall: Readonly<Record<DocumentedCall, Access>> = {
  'POST /api/register': 'anyone',
  'POST /api/login': 'anyone',
  'GET /api/usetdetail': 'signed in',
  'POST /api/verify-email': 'anyone',
  'POST /api/forgotpassword': 'anyone',
  'POST /api/changepassword': 'signed in',
  'GET /api/getall': 'admin',
  'GET /api/members': 'anyone',
  'PATCH /api/members/{id}/status': 'admin',
  'DELETE /api/members/{id}': 'admin',
  'GET /api/newmembers': 'anyone',
  'POST /api/members/{id}/send-payment-link': 'admin',
  'GET /api/membership/{id}': 'admin',
  'POST /api/import/members': 'admin',
  'POST /api/import/newmembers': 'admin',
  'GET /api/members/export': 'anyone',
  'GET /api/member_edit/{id}': 'admin',
  'PUT /api/member_update': 'admin',
  'GET /api/profile_view/{id}': 'member',
  'PUT /api/profile_update': 'member',
  'GET /api/member_view/{id}': 'member',
  'GET /api/receipt/{id}': 'member',
  'POST /api/changememberpassword': 'member',
};

/** How each of them is refused; who is not named here is served. */
export const refusals: Readonly<Record<Access, Readonly<Partial<Record<Caller, 401 | 403>>>>> = {
  anyone: {},
  'signed in': { 'a visitor': 401, 'an ended session': 401 },
  admin: { 'a visitor': 401, 'an ended session': 401, 'a member': 403, 'an unknown role': 403 },
  member: { 'a visitor': 401, 'an ended session': 401, 'an admin': 403, 'an unknown role': 403 },
};
