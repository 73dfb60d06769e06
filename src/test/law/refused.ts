import { type Law, the, type The } from './Law';
import { refusedForms } from './refusedForms';
import { refuses, wrong } from './steps';

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

/** Two calls name the own record by the account's id and one by the firm's: neither stands for the other (rule S1). */
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
    {
      id: the(own),
    },
  ),
  refuses(
    `${call} does not take the other kind of id`,
    call,
    'a member',
    { status: 403 },
    {
      id: the(otherKind),
    },
  ),
]);

const ownProfile = refuses(
  'PUT /api/profile_update saves the own record alone',
  'PUT /api/profile_update',
  'a member',
  { status: 403 },
  ...(['otherMember', 'memberFirm', 'admin', 'nobody'] as const)
    .map((name): The => the(name))
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
      ).map(([named, holding]) => ({ file: { named, holding } })),
    ),
);

/** What is refused, how, and under which field. */
export const refused: readonly Law[] = [
  ...refusedForms,
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
