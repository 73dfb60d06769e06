import { describe, expect, test } from 'vitest';
import {
  adminAccount,
  firmIds,
  memberAccount,
  secondMemberAccount,
  unknownRoleAccount,
  verificationTokens,
} from './accounts';
import { backendForTests } from './testCalls';

const { backend, call, tokenOf } = await backendForTests();

const application = {
  firmName: 'Assi Silks',
  address: 'B 1/1, Assi, Varanasi',
  firmMobile: '9415000099',
  firmAlternateMobile: '',
  area: 'Assi',
  representatives: [{ name: 'Om Prakash', mobile: '9415000098' }],
};

const edited = {
  firmName: 'Renamed Silks',
  firmMobile: '919415000099',
  address: 'New address',
  area: 'New area',
  representatives: [{ name: 'नया नाम', mobile: '' }],
};

describe('registration', () => {
  test('takes up an unpaid application with a number of its own', async () => {
    expect(await call('POST /api/register', { json: application })).toMatchObject({ status: 201 });
    const { body } = await call('GET /api/newmembers');
    const row = { name: 'Assi Silks', id: '316', payment_status: 'pending', membership: '' };
    expect(body).toMatchObject({ data: { list: [{}, {}, {}, row] } });
  });

  test('names every wrong field', async () => {
    const json = {
      ...application,
      firmName: ' ',
      firmMobile: '123',
      representatives: [{ name: 'A', mobile: '1' }, { name: '' }],
    };
    const { status, body } = await call('POST /api/register', { json });
    expect(status).toBe(422);
    expect(body).toEqual({
      message: 'The firm name field is required.',
      errors: {
        firmName: ['The firm name field is required.'],
        firmMobile: ['The firm mobile must be 10 digits.'],
        'representatives.1.name': ['The representatives.1.name field is required.'],
        'representatives.1.mobile': ['The representatives.1.mobile field is required.'],
      },
    });
    const six = {
      ...application,
      representatives: Array.from({ length: 6 }, () => ({ name: 'A', mobile: '1' })),
    };
    expect((await call('POST /api/register', { json: six })).status).toBe(422);
    expect((await call('POST /api/register')).status).toBe(422);
    expect(backend.store.firms).toHaveLength(6);
  });
});

describe('signing in', () => {
  test.each([adminAccount, memberAccount, secondMemberAccount, unknownRoleAccount])(
    'gives $name a token that works',
    async ({ email, password, name, role }) => {
      const { status, body } = await call('POST /api/login', { json: { email, password } });
      expect(status).toBe(200);
      expect(body).toMatchObject({ user: { name }, authorisation: { type: 'bearer' } });
      expect(JSON.stringify(body)).toMatch(new RegExp(`"role":"?${role}"?`));
      const token = [...backend.store.tokens.keys()][0] ?? null;
      expect(body).toMatchObject({ authorisation: { token } });
      expect(await call('GET /api/usetdetail', { token })).toMatchObject({ body: { name, email } });
    },
  );

  test('tells the member id to one member and not to the other', async () => {
    const { email, password } = memberAccount;
    const first = await call('POST /api/login', { json: { email, password } });
    expect(first.body).toMatchObject({ user: { id: '21', role: '2', member_id: 310 } });
    const { email: mail, password: word } = secondMemberAccount;
    const second = await call('POST /api/login', { json: { email: mail, password: word } });
    expect(second.body).toMatchObject({ user: { id: 311, role: 2 } });
    expect(second.body).not.toHaveProperty('user.member_id');
  });

  test('refuses a wrong password with 401 and missing fields with 422', async () => {
    const json = { email: adminAccount.email, password: 'wrong' };
    expect((await call('POST /api/login', { json })).status).toBe(401);
    const { status, body } = await call('POST /api/login', { json: { email: 'x', password: '' } });
    expect([status, body]).toMatchObject([
      422,
      { errors: { email: [expect.any(String)], password: ['The password field is required.'] } },
    ]);
  });
});

const verify = (token: string) => call('POST /api/verify-email', { json: { token } });

describe('passwords and links', () => {
  const next = { npassword: ' neu ', cnpassword: ' neu ' };

  test.each([
    { line: 'POST /api/changepassword', account: adminAccount },
    { line: 'POST /api/changememberpassword', account: memberAccount },
  ])('$line really changes the password, spaces included', async ({ line, account }) => {
    const { userId, email, password } = account;
    const json = { cpassword: password, ...next, userId };
    expect(await call(line, { token: tokenOf(account), json })).toMatchObject({
      body: { status: 'success' },
    });
    const signIn = (word: string) => call('POST /api/login', { json: { email, password: word } });
    expect((await signIn(password)).status).toBe(401);
    expect((await signIn('neu')).status).toBe(401);
    expect((await signIn(' neu ')).status).toBe(200);
  });

  test('a wrong current and an unlike new password are told at their fields', async () => {
    const json = { cpassword: 'no', npassword: 'a', cnpassword: 'b', userId: adminAccount.userId };
    const answer = await call('POST /api/changepassword', { token: tokenOf(adminAccount), json });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { cpassword: [expect.any(String)], cnpassword: [expect.any(String)] } },
    });
  });

  test('a forgotten password is replaced by a mailed one', async () => {
    const { email } = memberAccount;
    expect((await call('POST /api/forgotpassword', { json: { email } })).status).toBe(200);
    const [mail] = backend.store.mailbox;
    expect(mail?.to).toBe(email);
    const json = { email, password: mail?.password };
    expect((await call('POST /api/login', { json })).status).toBe(200);
    const unknown = { email: 'nobody@vastra.example' };
    expect((await call('POST /api/forgotpassword', { json: unknown })).status).toBe(404);
    expect((await call('POST /api/forgotpassword', { json: { email: 'x' } })).status).toBe(422);
  });

  test('a verification link works once, and only one of the two signs in', async () => {
    const { body } = await verify(verificationTokens.signsIn);
    expect(body).toEqual({ status: 'success', token: [...backend.store.tokens.keys()][0] });
    expect(await verify(verificationTokens.signsIn)).toMatchObject({ body: { status: 'error' } });
    expect((await verify(verificationTokens.verifies)).body).toEqual({ status: 'success' });
  });
});

describe('from application to member', () => {
  test('pending, link sent, paid, done: no step is left out or taken twice', async () => {
    const token = tokenOf(adminAccount);
    const id = firmIds.pending;
    const send = () => call(`POST /api/members/${id}/send-payment-link`, { token });
    const generate = () => call(`GET /api/membership/${id}`, { token });
    expect((await generate()).status).toBe(422);
    expect(() => backend.pay(id)).toThrow('no open payment link');
    expect(await send()).toMatchObject({ status: 200, body: { success: 1 } });
    backend.pay(id);
    expect(() => backend.pay(id)).toThrow('no open payment link');
    expect((await send()).status).toBe(422);
    expect(await generate()).toMatchObject({ status: 200, body: { membership: 1004 } });
    expect((await generate()).status).toBe(422);
    expect((await call('GET /api/members')).body).toContainEqual(
      expect.objectContaining({ id, membership: 1004, status: '0' }),
    );
  });

  test('a membership number is not given again when its holder is deleted', async () => {
    const token = tokenOf(adminAccount);
    const first = firmIds.paid;
    expect((await call(`GET /api/membership/${first}`, { token })).status).toBe(200);
    expect((await call(`DELETE /api/members/${first}`, { token })).status).toBe(200);
    const { id } = backend.store.addFirm({ firmName: 'Next', mobile: '1', payment: 'paid' });
    const answer = await call(`GET /api/membership/${id}`, { token });
    expect(answer.body).toMatchObject({ membership: 1005 });
  });

  test('counts, status and deletion follow what the admin does', async () => {
    const token = tokenOf(adminAccount);
    expect((await call('GET /api/getall', { token })).body).toEqual({
      registered: '6',
      old: 4,
      new: '2',
    });
    const id = memberAccount.memberId;
    const status = `PATCH /api/members/${id}/status`;
    expect((await call(status, { token, json: { status: 1 } })).status).toBe(200);
    expect(backend.store.firm(id)?.status).toBe(1);
    expect((await call(status, { token, json: { status: '0' } })).status).toBe(422);
    const memberToken = tokenOf(memberAccount);
    expect((await call(`DELETE /api/members/${id}`, { token })).status).toBe(200);
    expect((await call('GET /api/usetdetail', { token: memberToken })).status).toBe(401);
  });
});

describe('editing', () => {
  test('an admin changes the firm of the named member id', async () => {
    const json = { id: firmIds.pending, ...edited };
    const token = tokenOf(adminAccount);
    expect((await call('PUT /api/member_update', { token, json })).status).toBe(200);
    const answer = await call(`GET /api/member_edit/${firmIds.pending}`, { token });
    expect(answer.body).toMatchObject({
      list: [{ name: 'Renamed Silks', area: 'New area', rep_name_1: 'नया नाम', rep_mobile_1: '' }],
    });
    for (const [id, status] of [
      [9999, 404],
      ['312', 422],
    ] as const) {
      expect((await call('PUT /api/member_update', { token, json: { ...json, id } })).status).toBe(
        status,
      );
    }
  });

  test('a member changes the own record, but neither the name nor an alternate mobile not sent', async () => {
    const json = { id: memberAccount.userId, ...edited };
    const token = tokenOf(memberAccount);
    const { body } = await call('PUT /api/profile_update', { token, json });
    expect(body).toMatchObject({
      list: [{ company_name: 'काशी सिल्क एम्पोरियम', registered_address: 'New address' }],
    });
    const { mobileAlt } = { ...backend.store.firm(memberAccount.memberId) };
    expect(mobileAlt).toBe('0542240001');
    await call('PUT /api/profile_update', { token, json: { ...json, firmAlternateMobile: '77' } });
    expect(backend.store.firm(memberAccount.memberId)?.mobileAlt).toBe('77');
  });

  test('wrong fields are named, and nothing is changed', async () => {
    const json = { id: memberAccount.userId, ...edited, area: '', firmMobile: '1234567890123456' };
    const token = tokenOf(memberAccount);
    const { status, body } = await call('PUT /api/profile_update', { token, json });
    expect([status, body]).toMatchObject([
      422,
      { errors: { area: [expect.any(String)], firmMobile: [expect.any(String)] } },
    ]);
    expect(backend.store.firm(memberAccount.memberId)?.address).not.toBe('New address');
  });

  test('only who has paid has a receipt', async () => {
    const paid = await call('GET /api/receipt/21', { token: tokenOf(memberAccount) });
    expect(paid.body).toMatchObject({
      receipt: { membership_fee: '2500.00', payment_date: '2025-04-02', membership: 1001 },
    });
    const none = await call('GET /api/receipt/311', { token: tokenOf(secondMemberAccount) });
    expect(none.status).toBe(404);
  });
});
