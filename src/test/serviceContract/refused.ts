import type { DocumentedCall } from '../contract';
import { type Law, refuses, the, type Name, wrong } from './ServiceUnderTest';

const person = { name: 'Asha', mobile: '9876543211' };
const six = Array.from({ length: 6 }, () => person);

const register = 'POST /api/register';
const registration: readonly Law[] = [
  ...(['firmName', 'address', 'area'] as const).map((field) =>
    wrong(register, 'a visitor', field, { [field]: '' }, { [field]: '  ' }),
  ),
  wrong(register, 'a visitor', 'area', { area: 5 }, { area: undefined }),
  wrong(
    register,
    'a visitor',
    'firmMobile',
    ...['', '987654321', '98765432101', '98765-4321'].map((firmMobile) => ({ firmMobile })),
  ),
  wrong(register, 'a visitor', 'representatives.1.name', {
    representatives: [person, { mobile: '1' }],
  }),
  wrong(register, 'a visitor', 'representatives.0.mobile', {
    representatives: [{ name: 'Asha', mobile: '' }],
  }),
  wrong(register, 'a visitor', 'representatives', { representatives: six }),
  refuses(
    `${register} names every wrong field at once`,
    register,
    'a visitor',
    {
      status: 422,
      fields: [
        'address',
        'area',
        'firmMobile',
        'firmName',
        'representatives.0.mobile',
        'representatives.0.name',
      ],
    },
    { but: { firmName: '', address: '', firmMobile: '1', area: '', representatives: [{}] } },
  ),
];

const login = 'POST /api/login';
const signIn: readonly Law[] = [
  refuses(
    'a wrong password and an unknown address get the same answer',
    login,
    'a visitor',
    { status: 401, contains: { message: 'Unauthorized' } },
    { but: { password: 'guess' } },
    { but: { email: 'nobody@example.org' } },
    { but: { password: ' guess ' } },
  ),
  refuses(
    'a sign-in names what is missing and what is no address',
    login,
    'a visitor',
    { status: 422, fields: ['email', 'password'] },
    { but: { email: 'no address', password: '' } },
    { but: { email: '', password: undefined } },
  ),
];

const forgot = 'POST /api/forgotpassword';
const forgotten: readonly Law[] = [
  wrong(forgot, 'a visitor', 'email', { email: '' }, { email: 'no address' }),
  refuses(
    'an address that no account has gets no new password',
    forgot,
    'a visitor',
    { status: 404 },
    { but: { email: 'nobody@example.org' } },
  ),
];

const passwords = (
  call: DocumentedCall,
  as: 'an admin' | 'a member',
  other: Name,
): readonly Law[] => [
  wrong(call, as, 'cpassword', { cpassword: '' }, { cpassword: undefined }),
  wrong(call, as, 'cnpassword', { cnpassword: 'something else' }),
  refuses(
    `${call} names both missing new passwords`,
    call,
    as,
    { status: 422, fields: ['cnpassword', 'npassword'] },
    { but: { npassword: '', cnpassword: '' } },
  ),
  refuses(
    `${call} wants the right current password`,
    call,
    as,
    { status: 'wrong password' },
    { but: { cpassword: 'guess' } },
  ),
  refuses(
    `${call} changes nobody else's password`,
    call,
    as,
    { status: 403 },
    { but: { userId: the(other) } },
  ),
];

const edits = (call: DocumentedCall, as: 'an admin' | 'a member'): readonly Law[] => [
  ...(['address', 'area'] as const).map((field) =>
    wrong(call, as, field, { [field]: ' ' }, { [field]: undefined }),
  ),
  wrong(call, as, 'firmName', { firmName: ' ' }),
  wrong(
    call,
    as,
    'firmMobile',
    ...['', '1234567890123456', '+91 94152'].map((firmMobile) => ({ firmMobile })),
  ),
  wrong(call, as, 'representatives.0.mobile', { representatives: [{ name: 'A', mobile: 'x' }] }),
  wrong(call, as, 'representatives', { representatives: six }),
];

const noFirm = (call: DocumentedCall): Law =>
  refuses(`${call} finds no firm`, call, 'an admin', { status: 404 }, { id: the('nobody') });

const status = 'PATCH /api/members/{id}/status';
const record = 'GET /api/member_edit/{id}';
const update = 'PUT /api/member_update';

/** Two calls name a member's own record by the account id and one by the firm id; the ids must not be mixed up (rule S1). */
const ownRecord = (call: DocumentedCall, own: Name, otherKind: Name): readonly Law[] => [
  refuses(
    `${call} is not open to another member`,
    call,
    'another member',
    { status: 403 },
    { id: the(own) },
  ),
  refuses(
    `${call} does not take the other kind of id`,
    call,
    'a member',
    { status: 403 },
    { id: the(otherKind) },
  ),
];

const ownProfile = refuses(
  'PUT /api/profile_update saves the own record alone',
  'PUT /api/profile_update',
  'a member',
  { status: 403 },
  ...(['otherMember', 'memberFirm', 'admin', 'nobody'] as const).map((name) => ({
    but: { id: the(name) },
  })),
);

const files = (call: DocumentedCall): Law =>
  refuses(
    `${call} takes no other file`,
    call,
    'an admin',
    { status: 422, fields: ['file'] },
    { file: null },
    ...(
      [
        ['members.xls', 'name,mobile'],
        ['members.csv.exe', 'name,mobile'],
        ['members.xlsx', 'PK\u0003\u0004 broken'],
      ] as const
    ).map(([named, fileText]) => ({ file: { named, fileText } })),
  );

/** What each call refuses, how, and for which field; the compiler reports a missing call. */
export const refused: Readonly<Record<DocumentedCall, readonly Law[]>> = {
  'POST /api/register': registration,
  'POST /api/login': signIn,
  'GET /api/usetdetail': [],
  'POST /api/verify-email': [
    wrong('POST /api/verify-email', 'a visitor', 'token', { token: '' }, { token: undefined }),
  ],
  'POST /api/forgotpassword': forgotten,
  'POST /api/changepassword': passwords('POST /api/changepassword', 'an admin', 'member'),
  'POST /api/changememberpassword': passwords(
    'POST /api/changememberpassword',
    'a member',
    'admin',
  ),
  'GET /api/getall': [],
  'GET /api/members': [],
  'GET /api/newmembers': [],
  'GET /api/members/export': [],
  'PATCH /api/members/{id}/status': [
    noFirm(status),
    wrong(status, 'an admin', 'status', ...[2, '1', true, null].map((one) => ({ status: one }))),
  ],
  'DELETE /api/members/{id}': [noFirm('DELETE /api/members/{id}')],
  'POST /api/members/{id}/send-payment-link': [noFirm('POST /api/members/{id}/send-payment-link')],
  'GET /api/membership/{id}': [noFirm('GET /api/membership/{id}')],
  'POST /api/import/members': [files('POST /api/import/members')],
  'POST /api/import/newmembers': [files('POST /api/import/newmembers')],
  'GET /api/member_edit/{id}': [
    refuses(
      'a path that is no number names nobody',
      record,
      'an admin',
      { status: 404 },
      { id: the('nobody') },
      ...['0', '-1', 'abc', '1e3', '..%2Fmembership%2F3003', '99999999999999999'].map((id) => ({
        id,
      })),
    ),
  ],
  'PUT /api/member_update': [
    ...edits(update, 'an admin'),
    refuses(
      `${update} finds no firm, not by the id of a user either`,
      update,
      'an admin',
      { status: 404 },
      { but: { id: the('nobody') } },
      { but: { id: the('member') } },
    ),
    wrong(update, 'an admin', 'id', { id: '101' }, { id: undefined }),
  ],
  'GET /api/profile_view/{id}': ownRecord('GET /api/profile_view/{id}', 'member', 'memberFirm'),
  'PUT /api/profile_update': [...edits('PUT /api/profile_update', 'a member'), ownProfile],
  'GET /api/member_view/{id}': ownRecord('GET /api/member_view/{id}', 'memberFirm', 'member'),
  'GET /api/receipt/{id}': [
    ...ownRecord('GET /api/receipt/{id}', 'member', 'memberFirm'),
    refuses(
      'who has not paid has no receipt',
      'GET /api/receipt/{id}',
      'another member',
      { status: 404 },
      { id: the('otherMember') },
    ),
  ],
};
