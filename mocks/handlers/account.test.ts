import { expect, test } from 'vitest';
import { callService } from '../callService';
import { demoAccounts } from '../db/cast';
import { emptyWorld } from '../db/worlds';
import { createService } from '../service';

const aToken: unknown = expect.stringMatching(/^[0-9a-f]{48}$/);

const service = () => createService({ world: emptyWorld() });

const signIn = async ({ handlers }: ReturnType<typeof service>, email: string, password: string) =>
  callService(handlers, 'POST', '/api/login', { json: { email, password } });

test('an address is known in capitals too, and the member gets its own two ids', async () => {
  const { member } = demoAccounts;
  const { body } = await signIn(service(), member.email.toUpperCase(), member.password);
  expect(body).toMatchObject({
    user: { id: 7002, name: 'Ramesh Jaiswal', role: 2, member_id: 101 },
    authorisation: { token: aToken, type: 'bearer' },
  });
});

test('a sign-in never gives the same token twice', async () => {
  const it = service();
  const { admin } = demoAccounts;
  for (let n = 0; n < 20; n += 1) await signIn(it, admin.email, admin.password);
  const tokens = it.db.sessions.all().map((session) => session.token);
  expect(new Set(tokens).size).toBe(tokens.length);
});

test('the message of a 422 is the first of its texts, and counts the others', async () => {
  const { body } = await signIn(service(), 'no address', '');
  expect(body).toEqual({
    message: 'The email field must be a valid email address. (and 1 more error)',
    errors: {
      email: ['The email field must be a valid email address.'],
      password: ['The password field is required.'],
    },
  });
});

test('a new password has at least eight characters', async () => {
  const answer = await callService(service().handlers, 'POST', '/api/changepassword', {
    token: 'token-of-the-member',
    json: {
      cpassword: demoAccounts.member.password,
      npassword: 'seven 7',
      cnpassword: 'seven 7',
      userId: 7002,
    },
  });
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: { npassword: [expect.stringMatching(/8/)] } },
  });
});
