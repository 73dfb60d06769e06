import { expect, test } from 'vitest';
import { callService } from '../../mocks/callService';
import { demoAccounts } from '../../mocks/db/cast';
import { createService } from '../../mocks/service';
import { contract, type ContractRow, type DocumentedCall } from './contract';
import { missingKeys } from './missingKeys';
import { castWorld } from './world';

/** The cast's ids in place of the table's samples: a user, a member, and a firm in the state that the call needs. */
const USER = 7002;
const ADMIN = 7001;
const MEMBER = 101;

const idInPath: Partial<Record<DocumentedCall, number>> = {
  'PATCH /api/members/{id}/status': MEMBER,
  'DELETE /api/members/{id}': MEMBER,
  'POST /api/members/{id}/send-payment-link': 3006,
  'GET /api/membership/{id}': 3003,
  'GET /api/member_edit/{id}': MEMBER,
  'GET /api/profile_view/{id}': USER,
  'GET /api/member_view/{id}': MEMBER,
  'GET /api/receipt/{id}': USER,
};

/** The imitated service wants eight characters. */
const newPassword = { npassword: ' new pass 1 ', cnpassword: ' new pass 1 ' };

const inBody: Partial<Record<DocumentedCall, Record<string, unknown>>> = {
  'POST /api/login': demoAccounts.member,
  'POST /api/verify-email': { token: 'verify-vishwanath' },
  'POST /api/forgotpassword': { email: demoAccounts.member.email },
  'POST /api/changepassword': {
    ...newPassword,
    cpassword: demoAccounts.admin.password,
    userId: ADMIN,
  },
  'PUT /api/member_update': { id: MEMBER },
  'PUT /api/profile_update': { id: USER },
  'POST /api/changememberpassword': {
    ...newPassword,
    cpassword: demoAccounts.member.password,
    userId: USER,
  },
};

function bodyOf(row: ContractRow<DocumentedCall>) {
  if (row.body === null) return {};
  if (!('multipart' in row.body)) return { json: { ...row.body, ...inBody[row.call] } };
  const form = new FormData();
  // One row that is taken and one that is refused, so that failed rows show their keys.
  form.append(
    'file',
    new File(['name,mobile,address,area\nAssi Silks,9415000099,Assi,Assi\n,1,,\n'], 'm.csv'),
  );
  return { form };
}

test.each(contract)(
  '$call of the imitated service answers with its documented keys',
  async (row) => {
    const { handlers } = createService({ world: castWorld() });
    const token = row.caller === 'admin' ? 'token-of-the-admin' : 'token-of-the-member';
    const { status, body } = await callService(
      handlers,
      row.method,
      row.pattern.replace(':id', String(idInPath[row.call])),
      { ...(row.token === 'bearer' ? { token } : {}), ...bodyOf(row) },
    );
    expect({ status, missing: missingKeys(row, body) }).toEqual({
      status: row.call === 'POST /api/register' ? 201 : 200,
      missing: [],
    });
  },
);

test.each(contract.filter(({ token }) => token === 'bearer'))(
  '$call of the imitated service refuses a caller without a token',
  async (row) => {
    const { handlers } = createService({ world: castWorld() });
    const path = row.pattern.replace(':id', String(idInPath[row.call]));
    const { status } = await callService(handlers, row.method, path, bodyOf(row));
    expect(status).toBe(401);
  },
);
