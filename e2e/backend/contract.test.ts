import { expect, test } from 'vitest';
import { contract, type DocumentedCall } from '../../src/test/contract';
import { missingKeys } from '../../src/test/missingKeys';
import { adminAccount, firmIds, memberAccount, verificationTokens } from './accounts';
import { calls } from './calls';
import { backendForTests, formWith } from './testCalls';

const { backend, call, tokenOf } = await backendForTests();

/** The number that stands in the path instead of the table's sample, where the call needs a firm in a certain state. */
const idInPath: Partial<Record<DocumentedCall, number>> = {
  'PATCH /api/members/{id}/status': firmIds.inactive,
  'DELETE /api/members/{id}': firmIds.inactive,
  'POST /api/members/{id}/send-payment-link': firmIds.pending,
  'GET /api/membership/{id}': firmIds.paid,
  'GET /api/member_edit/{id}': firmIds.paid,
  'GET /api/profile_view/{id}': memberAccount.userId,
  'GET /api/member_view/{id}': memberAccount.memberId,
  'GET /api/receipt/{id}': memberAccount.userId,
};

/** Values of the table's sample bodies that must be those of the accounts here. */
const inBody: Partial<Record<DocumentedCall, Record<string, unknown>>> = {
  'POST /api/login': { email: memberAccount.email, password: memberAccount.password },
  'POST /api/verify-email': { token: verificationTokens.signsIn },
  'POST /api/forgotpassword': { email: memberAccount.email },
  'POST /api/changepassword': { cpassword: adminAccount.password, userId: adminAccount.userId },
  'PUT /api/member_update': { id: firmIds.pending },
  'PUT /api/profile_update': { id: memberAccount.userId },
  'POST /api/changememberpassword': {
    cpassword: memberAccount.password,
    userId: memberAccount.userId,
  },
};

test('the service answers the documented calls and no other', () => {
  expect([...calls.keys()].toSorted()).toEqual(contract.map((row) => row.call).toSorted());
});

test.each(contract)('$call, called rightly, answers with its documented keys', async (row) => {
  const path = row.pattern.replace(':id', String(idInPath[row.call]));
  const token =
    row.token === 'bearer' ? tokenOf(row.caller === 'admin' ? adminAccount : memberAccount) : null;
  const sent =
    row.body === null
      ? {}
      : 'multipart' in row.body
        ? { form: formWith('members.csv', 'name,mobile\nAssi Silks,9415000099\n,1\n') }
        : { json: { ...row.body, ...inBody[row.call] } };
  const answer = await call(`${row.method} ${path}`, {
    token,
    ...sent,
    accept: row.accept ?? 'text/html',
  });
  expect(answer).toMatchObject({ status: row.call === 'POST /api/register' ? 201 : 200 });
  expect(missingKeys(row, answer.body)).toEqual([]);
  expect(backend.log.map((entry) => [entry.call, 'authorization' in entry.headers])).toEqual([
    [row.call, row.token === 'bearer'],
  ]);
});

test('every sample answer of the table holds its own documented keys', () => {
  expect(contract.flatMap((row) => missingKeys(row, row.answer))).toEqual([]);
});

test('a key that an answer lacks is named, wherever the list stands', () => {
  const [row] = contract.filter(({ call: name }) => name === 'GET /api/members');
  if (!row) throw new Error('The table has no members list.');
  const whole = { id: 1, name: 'A', mobile: '1', email: null, membership: null, status: 0 };
  const lacking = { id: 2, name: 'B', mobile: '2', email: null, membership: null };
  expect(missingKeys(row, { data: { list: [whole] } })).toEqual([]);
  expect(missingKeys(row, { data: { list: [whole, lacking] } })).toEqual(['status']);
});
