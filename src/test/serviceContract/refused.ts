import { type Law, refuses, the, type NameReference, wrong } from './ServiceUnderTest';

const person = { name: 'Asha', mobile: '9876543211' };
const six = Array.from({ length: 6 }, () => person);

const registration: Law[] = [
  ...(['firmName', 'address', 'area'] as const).map((field) =>
    wrong('POST /api/register', 'a visitor', field, { [field]: '' }, { [field]: '  ' }),
  ),
  wrong('POST /api/register', 'a visitor', 'area', { area: 5 }, { area: undefined }),
  wrong(
    'POST /api/register',
    'a visitor',
    'firmMobile',
    ...['', '987654321', '98765432101', '98765-4321'].map((firmMobile) => ({ firmMobile })),
  ),
  wrong('POST /api/register', 'a visitor', 'representatives.1.name', {
    representatives: [person, { mobile: '1' }],
  }),
  wrong('POST /api/register', 'a visitor', 'representatives.0.mobile', {
    representatives: [{ name: 'Asha', mobile: '' }],
  }),
  wrong('POST /api/register', 'a visitor', 'representatives', { representatives: six }),
  refuses(
    'POST /api/register names every wrong field at once',
    'POST /api/register',
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
const accounts: Law[] = [
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
  wrong('POST /api/verify-email', 'a visitor', 'token', { token: '' }, { token: undefined }),
  wrong('POST /api/forgotpassword', 'a visitor', 'email', { email: '' }, { email: 'no address' }),
  refuses(
    'an address that no account has gets no new password',
    'POST /api/forgotpassword',
    'a visitor',
    { status: 404 },
    { but: { email: 'nobody@example.org' } },
  ),
  ...(
    [
      ['POST /api/changepassword', 'an admin', 'member'],
      ['POST /api/changememberpassword', 'a member', 'admin'],
    ] as const
  ).flatMap(([call, as, other]) => [
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
  ]),
];

const edits: Law[] = (
  [
    ['PUT /api/member_update', 'an admin'],
    ['PUT /api/profile_update', 'a member'],
  ] as const
).flatMap(([call, as]) => [
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
]);

const noSuchFirm: Law[] = [
  ...(
    [
      'PATCH /api/members/{id}/status',
      'DELETE /api/members/{id}',
      'POST /api/members/{id}/send-payment-link',
      'GET /api/membership/{id}',
    ] as const
  ).map((call) =>
    refuses(`${call} finds no firm`, call, 'an admin', { status: 404 }, { id: the('nobody') }),
  ),
  refuses(
    'a path that is no number names nobody',
    'GET /api/member_edit/{id}',
    'an admin',
    { status: 404 },
    { id: the('nobody') },
    ...['0', '-1', 'abc', '1e3', '..%2Fmembership%2F3003', '99999999999999999'].map((id) => ({
      id,
    })),
  ),
  refuses(
    'PUT /api/member_update finds no firm, not by the id of a user either',
    'PUT /api/member_update',
    'an admin',
    { status: 404 },
    { but: { id: the('nobody') } },
    { but: { id: the('member') } },
  ),
  wrong('PUT /api/member_update', 'an admin', 'id', { id: '101' }, { id: undefined }),
  wrong(
    'PATCH /api/members/{id}/status',
    'an admin',
    'status',
    ...[2, '1', true, null].map((status) => ({ status })),
  ),
];

/** Two calls name a member's own record by the account id and one by the firm id; the ids must not be mixed up (rule S1). */
const ownRecord: Law[] = (
  [
    ['GET /api/profile_view/{id}', 'member', 'memberFirm'],
    ['GET /api/receipt/{id}', 'member', 'memberFirm'],
    ['GET /api/member_view/{id}', 'memberFirm', 'member'],
  ] as const
).flatMap(([call, own, otherKind]) => [
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
]);

const ownProfile = refuses(
  'PUT /api/profile_update saves the own record alone',
  'PUT /api/profile_update',
  'a member',
  { status: 403 },
  ...(['otherMember', 'memberFirm', 'admin', 'nobody'] as const)
    .map((name): NameReference => the(name))
    .map((id) => ({ but: { id } })),
);

const files: Law[] = (['POST /api/import/members', 'POST /api/import/newmembers'] as const).map(
  (call) =>
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
    ),
);

/** What is refused, how, and for which field. */
export const refused: readonly Law[] = [
  ...registration,
  ...accounts,
  ...edits,
  ...noSuchFirm,
  ...ownRecord,
  ownProfile,
  refuses(
    'who has not paid has no receipt',
    'GET /api/receipt/{id}',
    'another member',
    { status: 404 },
    { id: the('otherMember') },
  ),
  ...files,
];
