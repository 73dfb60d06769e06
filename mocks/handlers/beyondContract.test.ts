import { expect, test } from 'vitest';
import { callService } from '../callService';
import { castMembers, demoAccounts } from '../db/cast';
import { emptyWorld } from '../db/worlds';
import { createService } from '../service';

// Behaviour of the demo that src/test/serviceContract leaves open.

const aText: unknown = expect.any(String);

const service = () => createService({ world: { ...emptyWorld(), members: castMembers } });

const signIn = async ({ handlers }: ReturnType<typeof service>, email: string, password: string) =>
  callService(handlers, 'POST', '/api/login', { json: { email, password } });

test('an email address matches in capitals too, and the member gets its own two ids', async () => {
  const { email, password } = demoAccounts.member;
  const { body } = await signIn(service(), email.toUpperCase(), password);
  const token: unknown = expect.stringMatching(/^[0-9a-f]{48}$/);
  expect(body).toMatchObject({
    user: { id: 7002, name: 'Ramesh Jaiswal', role: 2, member_id: 101 },
    authorisation: { token, type: 'bearer' },
  });
});

test('a sign-in never returns the same token twice', async () => {
  const it = service();
  const { email, password } = demoAccounts.admin;
  for (let n = 0; n < 20; n += 1) await signIn(it, email, password);
  const tokens = it.db.sessions.all().map((session) => session.token);
  expect(new Set(tokens).size).toBe(tokens.length);
});

test('the message of a 422 is its first error, with a count of the others', async () => {
  const { body } = await signIn(service(), 'no address', '');
  expect(body).toEqual({
    message: 'The email field must be a valid email address. (and 1 more error)',
    errors: {
      email: ['The email field must be a valid email address.'],
      password: ['The password field is required.'],
    },
  });
  const { handlers } = service();
  expect(await callService(handlers, 'POST', '/api/register', { json: null })).toMatchObject({
    status: 422,
    body: { message: 'The firm name field is required. (and 3 more errors)' },
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

test('a new application comes first among the new members, and the counts match the lists', async () => {
  const { handlers } = service();
  const json = {
    firmName: 'Naya Silk House',
    address: 'Lallapura, Varanasi',
    firmMobile: '9876543210',
    area: 'Lallapura',
    representatives: [],
  };
  await callService(handlers, 'POST', '/api/register', { json });
  const { body: applications } = await callService(handlers, 'GET', '/api/newmembers');
  expect(applications).toHaveProperty('list.length', 7);
  expect(applications).toHaveProperty('list.0', {
    id: 3007,
    name: json.firmName,
    mobile: json.firmMobile,
    email: null,
    membership: null,
    payment_status: 'pending',
    status: 0,
    billing_address: json.address,
  });
  const { body: members } = await callService(handlers, 'GET', '/api/members');
  expect(members).toHaveProperty('list.length', 10);
  const token = 'token-of-the-admin';
  const { body: counts } = await callService(handlers, 'GET', '/api/getall', { token });
  expect(counts).toMatchObject({ registered: 9, old: 10, new: 7 });
});

test('an edit drops blank rows, keeps half-filled ones and the gender’s name, and rejects an invalid alternate mobile', async () => {
  const it = service();
  const json = {
    id: 101,
    firmName: 'New Name',
    firmMobile: '919415200000',
    address: 'New address',
    area: 'Lohta',
    representatives: [
      { name: 'Ramesh Jaiswal', mobile: '' },
      { name: '', mobile: '' },
      { name: '', mobile: '99' },
    ],
  };
  const update = async (more: object = {}) =>
    callService(it.handlers, 'PUT', '/api/member_update', {
      token: 'token-of-the-admin',
      json: { ...json, ...more },
    });
  expect(await update()).toMatchObject({ status: 200, body: { message: aText } });
  expect(it.db.members.findFirst((q) => q.where({ id: 101 }))?.representatives).toEqual([
    { name: 'Ramesh Jaiswal', mobile: '', gender: 'Male' },
    { name: '', mobile: '99', gender: null },
  ]);
  expect(await update({ firmAlternateMobile: 'none' })).toMatchObject({
    status: 422,
    body: { errors: { firmAlternateMobile: [aText] } },
  });
});
