import { expect, test, describe } from 'vitest';
import { callService } from '../callService';
import { castVerifications, demoAccounts } from '../db/cast';
import { emptyWorld } from '../db/worlds';
import { createService } from '../service';

const aText: unknown = expect.any(String);
const aToken: unknown = expect.stringMatching(/^[0-9a-f]{48}$/);

const service = () =>
  createService({ world: { ...emptyWorld(), verifications: castVerifications } });

const signIn = async ({ handlers }: ReturnType<typeof service>, email: string, password: string) =>
  callService(handlers, 'POST', '/api/login', { json: { email, password } });

describe('sign-in', () => {
  test('gives a token that the other calls take, and the member its own two ids', async () => {
    const it = service();
    const { member } = demoAccounts;
    const { status, body } = await signIn(it, member.email.toUpperCase(), member.password);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      user: { id: 7002, name: 'Ramesh Jaiswal', role: 2, member_id: 101 },
      authorisation: { token: aToken, type: 'bearer' },
    });
    const token = it.db.sessions.all().at(-1)?.token ?? '';
    const user = await callService(it.handlers, 'GET', '/api/usetdetail', { token });
    expect(user.body).toEqual({ name: 'Ramesh Jaiswal', email: member.email });
  });

  test('never gives the same token twice', async () => {
    const it = service();
    const { admin } = demoAccounts;
    for (let n = 0; n < 20; n += 1) await signIn(it, admin.email, admin.password);
    const tokens = it.db.sessions.all().map((session) => session.token);
    expect(new Set(tokens).size).toBe(tokens.length);
  });

  test('a wrong password and an unknown address get the same answer', async () => {
    const wrong = await signIn(service(), demoAccounts.admin.email, 'guess');
    const unknown = await signIn(service(), 'nobody@example.org', 'guess');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ status: 'error', message: 'Unauthorized' });
    expect(unknown).toMatchObject({ status: 401, body: wrong.body });
  });

  test('missing and malformed fields are named', async () => {
    const { status, body } = await signIn(service(), 'no address', '');
    expect(status).toBe(422);
    expect(body).toEqual({
      message: 'The email field must be a valid email address. (and 1 more error)',
      errors: {
        email: ['The email field must be a valid email address.'],
        password: ['The password field is required.'],
      },
    });
  });
});

const verify = async (it: ReturnType<typeof service>, token: string) =>
  (await callService(it.handlers, 'POST', '/api/verify-email', { json: { token } })).body;

describe('e-mail verification', () => {
  test('works once, and signs an account in', async () => {
    const it = service();
    expect(await verify(it, 'verify-vishwanath')).toEqual({
      status: 'success',
      token: aText,
    });
    const token = it.db.sessions.all().at(-1)?.token ?? '';
    expect(await callService(it.handlers, 'GET', '/api/usetdetail', { token })).toMatchObject({
      body: { email: 'vishwanath@banarasivastra.example' },
    });
    expect(await verify(it, 'verify-vishwanath')).toMatchObject({ status: 'error' });
  });

  test('gives no token to a firm without an account, and an error for a link nobody sent', async () => {
    const it = service();
    expect(await verify(it, 'verify-applicant')).toEqual({ status: 'success' });
    expect(await verify(it, 'made up')).toMatchObject({ status: 'error' });
  });
});

const change = async (
  it: ReturnType<typeof service>,
  json: Record<string, unknown>,
  path = '/api/changememberpassword',
) => callService(it.handlers, 'POST', path, { token: 'token-of-the-member', json });

describe('another password', () => {
  const good = {
    cpassword: demoAccounts.member.password,
    npassword: 'Sarnath@2026',
    cnpassword: 'Sarnath@2026',
    userId: 7002,
  };

  test.each(['/api/changememberpassword', '/api/changepassword'])(
    '%s really changes it',
    async (path) => {
      const it = service();
      expect(await change(it, good, path)).toMatchObject({
        status: 200,
        body: { status: 'success' },
      });
      const { email, password } = demoAccounts.member;
      expect((await signIn(it, email, password)).status).toBe(401);
      expect((await signIn(it, email, 'Sarnath@2026')).status).toBe(200);
    },
  );

  test('a wrong current password changes nothing', async () => {
    const it = service();
    const answer = await change(it, { ...good, cpassword: 'guess' });
    expect(answer).toMatchObject({ status: 200, body: { status: 'error' } });
    const { email, password } = demoAccounts.member;
    expect((await signIn(it, email, password)).status).toBe(200);
  });

  test.each([
    [{ cpassword: '' }, 'cpassword'],
    [{ npassword: 'short', cnpassword: 'short' }, 'npassword'],
    [{ cnpassword: 'something else' }, 'cnpassword'],
  ])('%j is refused under %s', async (override, field) => {
    const { status, body } = await change(service(), { ...good, ...override });
    expect(status).toBe(422);
    expect(body).toHaveProperty(['errors', field]);
  });

  test("nobody changes another's password", async () => {
    expect((await change(service(), { ...good, userId: 7001 })).status).toBe(403);
  });

  test('forgot password sets a new one for a known address only', async () => {
    const it = service();
    const { email, password } = demoAccounts.member;
    const forgot = async (address: string) =>
      callService(it.handlers, 'POST', '/api/forgotpassword', { json: { email: address } });
    expect(await forgot('nobody@example.org')).toMatchObject({
      status: 404,
      body: { message: aText },
    });
    expect(await forgot(email)).toMatchObject({ status: 200, body: { status: 'success' } });
    expect((await signIn(it, email, password)).status).toBe(401);
    const mailed = it.db.users.findFirst((q) => q.where({ email }))?.password ?? '';
    expect((await signIn(it, email, mailed)).status).toBe(200);
  });
});
