import { expect, test } from 'vitest';
import { adminAccount } from './accounts';
import { backendForTests, formWith } from './testCalls';

const { backend, call, tokenOf } = await backendForTests();

const importFile = (form: FormData) =>
  call('POST /api/import/members', { token: tokenOf(adminAccount), form });

test('a refused row says its errors and its values, and the log holds the file', async () => {
  const csv = 'membership,name,mobile\r\n1001,Else,1\r\n,,12345678901234567\r\n';
  const { body } = await importFile(formWith('Members.CSV', csv));
  expect(body).toMatchObject({
    failed_rows: [
      { row: 2, errors: ['The membership has already been taken.'] },
      {
        row: 3,
        errors: ['The name field is required.', 'The mobile must be at most 15 digits.'],
        values: { mobile: '12345678901234567' },
      },
    ],
  });
  expect(backend.log).toMatchObject([
    {
      body: {
        kind: 'multipart',
        parts: [{ name: 'file', fileName: 'Members.CSV', bytes: Buffer.byteLength(csv) }],
      },
    },
  ]);
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
});

test('what was exported can be imported again', async () => {
  const { body, headers } = await call('GET /api/members/export', { accept: 'text/html' });
  expect(headers.get('content-disposition')).toBe('attachment; filename="members.csv"');
  const again = await importFile(formWith('members.csv', String(body)));
  expect(again.body).toMatchObject({ inserted: 0, updated: 4, failed_rows: [] });
});
