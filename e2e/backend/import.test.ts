import { expect, test } from 'vitest';
import { utils, write } from 'xlsx';
import { adminAccount, memberAccount } from './accounts';
import { backendForTests, formWith } from './testCalls';

const { backend, call, tokenOf } = await backendForTests();

const importFile = (form: FormData, list: 'members' | 'newmembers' = 'members') =>
  call(`POST /api/import/${list}`, { token: tokenOf(adminAccount), form });

const csv = [
  'membership,name,mobile,mobile_alt,address,area,rep_name_1,rep_mobile_1',
  '1500,"Assi Silks, Assi",0941500009,,"Line one\nline two",Assi,Om,9415000001',
  `,Kashi Renamed,${backendMobile()},,,Chowk,,`,
  '1500,Somebody Else,9415000002,,,,,',
  ',,12345678901234567,,,,,',
  '',
].join('\r\n');

/** The mobile of the first member, so that its row is an update. */
function backendMobile(): string {
  return backend.store.firm(memberAccount.memberId)?.mobile ?? '';
}

test('a .csv is really read: inserted, updated and failed rows', async () => {
  const { status, body } = await importFile(formWith('Members.CSV', `\ufeff${csv}`));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    inserted: 1,
    updated: 1,
    failed_rows: [
      { row: 4, errors: ['The membership has already been taken.'] },
      {
        row: 5,
        errors: ['The name field is required.', 'The mobile must be at most 15 digits.'],
        values: { mobile: '12345678901234567' },
      },
    ],
  });
  expect(backend.store.firms.at(-1)).toMatchObject({
    firmName: 'Assi Silks, Assi',
    mobile: '0941500009',
    address: 'Line one\nline two',
    membership: 1500,
    representatives: [{ name: 'Om', mobile: '9415000001' }],
  });
  expect(backend.store.firm(memberAccount.memberId)).toMatchObject({
    firmName: 'Kashi Renamed',
    membership: 1001,
  });
  expect(backend.store.nextMembership()).toBe(1501);
  expect(backend.log).toMatchObject([
    {
      body: {
        kind: 'multipart',
        parts: [{ name: 'file', fileName: 'Members.CSV', bytes: Buffer.byteLength(csv) + 3 }],
      },
    },
  ]);
});

test('an .xlsx is really read, and new members start unpaid', async () => {
  const rows = [
    ['name', 'mobile', 'rep_name_2'],
    ['नई फर्म', 919415000003, 'सीता'],
  ];
  const book = utils.book_new(utils.aoa_to_sheet(rows), 'Sheet1');
  const written: unknown = write(book, { type: 'base64' });
  const bytes = new Uint8Array(Buffer.from(String(written), 'base64'));
  expect(await importFile(formWith('new.xlsx', bytes), 'newmembers')).toMatchObject({
    body: { inserted: 1, updated: 0, failed_rows: [] },
  });
  expect(backend.store.firms.at(-1)).toMatchObject({
    firmName: 'नई फर्म',
    mobile: '919415000003',
    representatives: [{ name: 'सीता', mobile: '' }],
    payment: 'pending',
    applied: true,
  });
});

test.each([
  ['another type', formWith('members.xls', 'name,mobile'), 'The file must be a file of type'],
  ['no needed column', formWith('members.csv', 'name\nA'), 'The column mobile is missing.'],
  ['no UTF-8', formWith('a.csv', new Uint8Array([0xff, 0xfe, 0xe9])), 'could not be read'],
  ['no file', new FormData(), 'The file field is required.'],
])('a file with %s is refused at the field', async (_, form, message) => {
  expect(await importFile(form)).toMatchObject({
    status: 422,
    body: { errors: { file: [expect.stringContaining(message)] } },
  });
  expect(backend.store.firms).toHaveLength(6);
});

test('what was exported can be imported again', async () => {
  const { body, headers } = await call('GET /api/members/export', { accept: 'text/html' });
  expect(headers.get('content-disposition')).toBe('attachment; filename="members.csv"');
  const again = await importFile(formWith('members.csv', String(body)));
  expect(again.body).toMatchObject({ inserted: 0, updated: 4, failed_rows: [] });
});
