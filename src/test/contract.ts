/**
 * The calls of product §7, written by hand from the specification and rules W8, W11 and A8. This table imports nothing of src,
 * and both the portal's requests and the mock service's answers are checked against it. It changes only with the
 * specification.
 */

import {
  firm,
  firmKeys,
  imported,
  importedKeys,
  listed,
  membershipProfile,
  passwordChanged,
  passwords,
  profile,
  profileKeys,
  receipt,
  within,
} from './contractSamples';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface ContractRow<C extends string = string> {
  /** As in the specification, with `{id}` for the number. */
  readonly call: C;
  readonly method: string;
  /** A sample path as sent: member id 12, user id 7. */
  readonly path: string;
  /** The same path as a pattern, with `:id` for the number. */
  readonly pattern: string;
  /** The screens that make the call, below the base path. */
  readonly screens: readonly string[];
  readonly caller: 'visitor' | 'member' | 'admin';
  /** Whether it carries `Authorization: Bearer …` (rule W8; product §6 names the three that do not). */
  readonly token: 'bearer' | 'none';
  /** `null`: the browser follows a plain link, and the portal sets no header. */
  readonly accept: 'application/json' | null;
  /** False for plain reads. Everything else must never be sent twice for one action (W9, W10). */
  readonly changes: boolean;
  /** The exact JSON body, a multipart body with exactly this part, or no body. */
  readonly body: { readonly [key: string]: Json } | { readonly multipart: 'file' } | null;
  /** A sample of a good answer; `{ file }` is the text of a download. */
  readonly answer: Json | { readonly file: string };
  /** Keys of a good answer: `a.b` is b inside a, `a|b` is either name (W5). See missingKeys.ts. */
  readonly answerKeys: readonly string[];
}

type Sender = Pick<ContractRow, 'caller' | 'token' | 'accept'>;

const visitor: Sender = { caller: 'visitor', token: 'none', accept: 'application/json' };
const member: Sender = { caller: 'member', token: 'bearer', accept: 'application/json' };
const admin: Sender = { caller: 'admin', token: 'bearer', accept: 'application/json' };
const adminWithoutToken: Sender = { ...admin, token: 'none' };
const adminByLink: Sender = { caller: 'admin', token: 'none', accept: null };

/**
 * `id` is the number in the sample path; without `body` the call sends none; `keys` are the answer's keys, separated by spaces.
 */
function row<C extends string>(
  call: C,
  id: number | null,
  sender: Sender,
  effect: 'changes' | 'reads',
  rest: Pick<ContractRow, 'screens' | 'answer'> & { body?: ContractRow['body']; keys: string },
): ContractRow<C> {
  const space = call.indexOf(' ');
  const pattern = call.slice(space + 1).replace('{id}', ':id');
  return {
    call,
    method: call.slice(0, space),
    path: pattern.replace(':id', String(id)),
    pattern,
    screens: rest.screens,
    ...sender,
    changes: effect === 'changes',
    body: rest.body ?? null,
    answer: rest.answer,
    answerKeys: rest.keys.split(' ').filter((key) => key !== ''),
  };
}

export const contract = [
  row('POST /api/register', null, visitor, 'changes', {
    screens: ['/register'],
    body: { ...firm, firmAlternateMobile: '' },
    answer: { message: 'Your application has been received.' },
    keys: 'message',
  }),
  row('POST /api/login', null, visitor, 'changes', {
    screens: ['/', '/login'],
    body: { email: 'office@ganga.example', password: 'old secret' },
    answer: { user: { id: 7, name: 'Rekha Gupta', role: 2 }, authorisation: { token: '7|abc' } },
    keys: 'user.id user.name user.role authorisation.token',
  }),
  row('GET /api/usetdetail', null, member, 'reads', {
    screens: ['/dashboard'],
    answer: { name: 'Rekha Gupta', email: 'office@ganga.example' },
    keys: 'name email',
  }),
  row('POST /api/verify-email', null, visitor, 'changes', {
    screens: ['/email-verification'],
    body: { token: 'from-the-mail' },
    answer: { status: 'success', token: '7|def' },
    keys: 'status',
  }),
  row('POST /api/forgotpassword', null, visitor, 'changes', {
    screens: ['/forgotpassword'],
    body: { email: 'office@ganga.example' },
    answer: { status: 'success', message: 'A new password has been sent.' },
    keys: 'status message',
  }),
  row('POST /api/changepassword', null, admin, 'changes', {
    screens: ['/changepassword'],
    body: passwords,
    answer: passwordChanged,
    keys: 'status message',
  }),
  row('GET /api/getall', null, admin, 'reads', {
    screens: ['/admin'],
    answer: { registered: 412, old: 380, new: 32 },
    keys: 'registered old new',
  }),
  row('GET /api/members', null, adminWithoutToken, 'reads', {
    screens: ['/members'],
    answer: [{ ...listed, membership: 1042, status: 0 }],
    keys: 'id name mobile email membership status',
  }),
  row('PATCH /api/members/{id}/status', 12, admin, 'changes', {
    screens: ['/members'],
    body: { status: 1 },
    answer: { message: 'Status updated.' },
    keys: '',
  }),
  row('DELETE /api/members/{id}', 12, admin, 'changes', {
    screens: ['/members', '/new-members'],
    answer: { message: 'Member deleted.' },
    keys: '',
  }),
  row('GET /api/newmembers', null, adminWithoutToken, 'reads', {
    screens: ['/new-members'],
    answer: [{ ...listed, membership: null, payment_status: 'pending' }],
    keys: 'id name mobile email membership payment_status',
  }),
  row('POST /api/members/{id}/send-payment-link', 12, admin, 'changes', {
    screens: ['/new-members'],
    answer: { success: true },
    keys: 'success',
  }),
  row('GET /api/membership/{id}', 12, admin, 'changes', {
    screens: ['/new-members'],
    answer: { message: 'Membership number generated.', membership: 1043 },
    keys: '',
  }),
  row('POST /api/import/members', null, admin, 'changes', {
    screens: ['/members'],
    body: { multipart: 'file' },
    answer: imported,
    keys: importedKeys,
  }),
  row('POST /api/import/newmembers', null, admin, 'changes', {
    screens: ['/new-members'],
    body: { multipart: 'file' },
    answer: imported,
    keys: importedKeys,
  }),
  row('GET /api/members/export', null, adminByLink, 'reads', {
    screens: ['/members'],
    answer: { file: 'membership,name,mobile\r\n1042,Ganga Brocade House,9415012345\r\n' },
    keys: '',
  }),
  row('GET /api/member_edit/{id}', 12, admin, 'reads', {
    screens: [
      '/new-member-edit/:id',
      '/new-member-view/:id',
      '/member-edit/:id',
      '/member-view/:id',
    ],
    answer: { list: profile },
    keys: firmKeys,
  }),
  row('PUT /api/member_update', null, admin, 'changes', {
    screens: ['/new-member-edit/:id', '/member-edit/:id'],
    body: { id: 12, ...firm },
    answer: { message: 'Member updated.' },
    keys: 'message',
  }),
  row('GET /api/profile_view/{id}', 7, member, 'reads', {
    screens: ['/profile_edit'],
    answer: { data: { list: profile } },
    keys: profileKeys,
  }),
  row('PUT /api/profile_update', null, member, 'changes', {
    screens: ['/profile_edit'],
    body: { id: 7, ...firm },
    answer: { message: 'Profile updated.', list: profile },
    keys: `message ${within('list', profileKeys)}`,
  }),
  row('GET /api/member_view/{id}', 12, member, 'reads', {
    screens: ['/membership'],
    answer: membershipProfile,
    keys: `${within(
      'members',
      'membership company_name nature_of_bussiness registered_contact_no product_category other_product_category year_of_establishment company_email',
    )} addresses contacts others`,
  }),
  row('GET /api/receipt/{id}', 7, member, 'reads', {
    screens: ['/receipt'],
    answer: { receipt },
    keys: within(
      'receipt',
      'receipt_no payment_date membership name email mobile address membership_fee',
    ),
  }),
  row('POST /api/changememberpassword', null, member, 'changes', {
    screens: ['/change-member-password'],
    body: passwords,
    answer: passwordChanged,
    keys: 'status message',
  }),
] as const;

// The specification has 23 calls; the compiler checks the number.
contract.length satisfies 23;

/** A documented call, such as `PATCH /api/members/{id}/status`. */
export type DocumentedCall = (typeof contract)[number]['call'];
