import { account } from '../api/account';
import { imports } from '../api/imports';
import { members } from '../api/members';
import { profile } from '../api/profile';
import { registration } from '../api/registration';
import type { Store } from '../app/store';
import type { DocumentedCall } from './contract';

const typed = {
  firmName: 'Ganga Brocade House',
  address: 'B 21/8, Kamachha, Varanasi 221010',
  firmMobile: '9415012345',
  area: 'Kamachha',
  representatives: [
    { name: 'Rekha Gupta', mobile: '9415000001' },
    { name: '', mobile: '' },
    { name: 'अनिल यादव', mobile: '9415000002' },
  ],
};

const update = { ...typed, firmAlternateMobile: '05422450000' };

const passwords = { current: 'old', next: ' new 1 ', confirmation: ' new 1 ', userId: 7 };

export const file = new File(['membership,name\r\n1042,गंगा\r\n'], 'members.csv', {
  type: 'text/csv',
});

/** The export is followed by the browser: it is a link and no call of the api. */
export type SentCall = Exclude<DocumentedCall, 'GET /api/members/export'>;
type Outcome = { readonly data?: unknown; readonly error?: unknown };

/** Makes the call as a screen does. A call without a row here, or a row too many, is a type error. */
export const make: Record<SentCall, (dispatch: Store['dispatch']) => PromiseLike<Outcome>> = {
  'POST /api/register': (dispatch) =>
    dispatch(registration.endpoints.register.initiate({ ...typed, firmAlternateMobile: '' })),
  'POST /api/login': (dispatch) =>
    dispatch(
      account.endpoints.login.initiate({
        email: 'office@ganga.example',
        password: 'old secret',
      }),
    ),
  'GET /api/usetdetail': (dispatch) => dispatch(account.endpoints.userDetails.initiate()),
  'POST /api/verify-email': (dispatch) =>
    dispatch(account.endpoints.verifyEmail.initiate('from-the-mail')),
  'POST /api/forgotpassword': (dispatch) =>
    dispatch(account.endpoints.forgotPassword.initiate('office@ganga.example')),
  'POST /api/changepassword': (dispatch) =>
    dispatch(account.endpoints.changePassword.initiate(passwords)),
  'GET /api/getall': (dispatch) => dispatch(account.endpoints.counts.initiate()),
  'GET /api/members': (dispatch) => dispatch(members.endpoints.members.initiate()),
  'PATCH /api/members/{id}/status': (dispatch) =>
    dispatch(members.endpoints.setMemberStatus.initiate({ id: 12, status: 'inactive' })),
  'DELETE /api/members/{id}': (dispatch) => dispatch(members.endpoints.deleteMember.initiate(12)),
  'GET /api/newmembers': (dispatch) => dispatch(members.endpoints.newMembers.initiate()),
  'POST /api/members/{id}/send-payment-link': (dispatch) =>
    dispatch(members.endpoints.sendPaymentLink.initiate(12)),
  'GET /api/membership/{id}': (dispatch) =>
    dispatch(members.endpoints.generateMembership.initiate(12)),
  'POST /api/import/members': (dispatch) =>
    dispatch(imports.endpoints.importMembers.initiate({ file, marks: [] })),
  'POST /api/import/newmembers': (dispatch) =>
    dispatch(imports.endpoints.importNewMembers.initiate({ file, marks: [] })),
  'GET /api/member_edit/{id}': (dispatch) => dispatch(members.endpoints.memberRecord.initiate(12)),
  'PUT /api/member_update': (dispatch) =>
    dispatch(members.endpoints.updateMember.initiate({ id: 12, ...update })),
  'GET /api/profile_view/{id}': (dispatch) => dispatch(profile.endpoints.profile.initiate(7)),
  'PUT /api/profile_update': (dispatch) =>
    dispatch(profile.endpoints.updateProfile.initiate({ id: 7, ...update })),
  'GET /api/member_view/{id}': (dispatch) =>
    dispatch(profile.endpoints.membershipProfile.initiate(12)),
  'GET /api/receipt/{id}': (dispatch) => dispatch(profile.endpoints.receipt.initiate(7)),
  'POST /api/changememberpassword': (dispatch) =>
    dispatch(account.endpoints.changeMemberPassword.initiate(passwords)),
};
