import { describe, expect, test } from 'vitest';
import {
  adminAccount,
  firmIds,
  memberAccount,
  secondMemberAccount,
  unknownRoleAccount,
} from './accounts';
import { backendForTests, portalOrigin } from './testCalls';

const { backend, call, tokenOf } = await backendForTests();

const adminCalls = [
  'GET /api/getall',
  'PATCH /api/members/312/status',
  'DELETE /api/members/312',
  'POST /api/members/312/send-payment-link',
  'GET /api/membership/313',
  'POST /api/import/members',
  'POST /api/import/newmembers',
  'GET /api/member_edit/312',
  'PUT /api/member_update',
];
const memberCalls = [
  'GET /api/profile_view/21',
  'PUT /api/profile_update',
  'GET /api/member_view/310',
  'GET /api/receipt/21',
  'POST /api/changememberpassword',
];
const signedInCalls = [
  ...adminCalls,
  ...memberCalls,
  'GET /api/usetdetail',
  'POST /api/changepassword',
];

describe('without a valid token', () => {
  test.each(signedInCalls)('%s is refused with 401', async (line) => {
    const refusal = { status: 401, body: { message: 'Unauthenticated.' } };
    expect(await call(line)).toMatchObject(refusal);
    expect(await call(line, { token: 'made-up' })).toMatchObject(refusal);
  });

  test('an expired session is refused, and sent to a web page where JSON was not asked for', async () => {
    const token = tokenOf(adminAccount);
    expect((await call('GET /api/getall', { token })).status).toBe(200);
    backend.store.tokens.clear();
    expect((await call('GET /api/getall', { token })).status).toBe(401);
    for (const accept of ['*/*', 'text/html, application/json']) {
      const answer = await call('GET /api/getall', { token, accept });
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login']);
    }
    const login = await call('GET /login');
    expect([login.status, login.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
  });
});

describe('with the token of somebody else', () => {
  test.each(adminCalls)('%s is forbidden to a member and to an unknown role', async (line) => {
    for (const account of [memberAccount, unknownRoleAccount]) {
      const answer = await call(line, { token: tokenOf(account) });
      expect(answer).toMatchObject({
        status: 403,
        body: { message: 'This action is unauthorized.' },
      });
    }
    expect(backend.store.firms).toHaveLength(6);
  });

  test.each(memberCalls)('%s is forbidden to an admin and to an unknown role', async (line) => {
    for (const account of [adminAccount, unknownRoleAccount]) {
      expect((await call(line, { token: tokenOf(account) })).status).toBe(403);
    }
  });

  test.each(memberCalls.slice(0, 4))('%s is forbidden to another member', async (line) => {
    const sent = line.startsWith('PUT') ? { json: { id: memberAccount.userId } } : {};
    const answer = await call(line, { ...sent, token: tokenOf(secondMemberAccount) });
    expect(answer.status).toBe(403);
  });

  test('user ids and member ids cannot stand for each other', async () => {
    const token = tokenOf(memberAccount);
    for (const line of [
      'GET /api/profile_view/310',
      'GET /api/receipt/310',
      'GET /api/member_view/21',
    ]) {
      expect((await call(line, { token })).status).toBe(403);
    }
  });

  test('nobody changes the password of another user', async () => {
    const { password } = memberAccount;
    const json = {
      cpassword: password,
      npassword: 'n',
      cnpassword: 'n',
      userId: adminAccount.userId,
    };
    for (const line of ['POST /api/changepassword', 'POST /api/changememberpassword']) {
      expect((await call(line, { token: tokenOf(memberAccount), json })).status).toBe(403);
    }
  });
});

test('the lists and the export are open to everybody', async () => {
  for (const line of ['GET /api/members', 'GET /api/newmembers', 'GET /api/members/export']) {
    expect((await call(line)).status).toBe(200);
  }
});

test('a member, a call and an id that are not there are answered with 404', async () => {
  const token = tokenOf(adminAccount);
  for (const line of [
    'PATCH /api/members/9999/status',
    'DELETE /api/members/9999',
    'POST /api/members/9999/send-payment-link',
    'GET /api/membership/9999',
    'GET /api/member_edit/9999',
    'GET /api/member_edit/abc',
    'GET /api/member_edit/0',
    'POST /api/members',
    'GET /api/nothing',
  ]) {
    expect([line, (await call(line, { token })).status]).toEqual([line, 404]);
  }
  const page = await call('GET /api/nothing', { accept: 'text/html' });
  expect([page.status, page.headers.get('content-type')]).toEqual([
    404,
    'text/html; charset=utf-8',
  ]);
});

test('the log tells who carried a token, what was sent and what was answered', async () => {
  const token = tokenOf(adminAccount);
  await call('GET /api/members?page=1');
  await call(`PATCH /api/members/${firmIds.inactive}/status`, { token, json: { status: 0 } });
  await call('GET /api/getall', { token: 'old' });
  expect(backend.log).toMatchObject([
    { call: 'GET /api/members', path: '/api/members?page=1', body: { kind: 'none' }, status: 200 },
    {
      call: 'PATCH /api/members/{id}/status',
      method: 'PATCH',
      path: '/api/members/315/status',
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      body: { kind: 'json', value: { status: 0 } },
      status: 200,
    },
    { call: 'GET /api/getall', headers: { authorization: 'Bearer old' }, status: 401 },
  ]);
  expect(backend.log[0]?.headers).not.toHaveProperty('authorization');
});

test('exactly the allowed origin may read, and preflights are logged apart from the calls', async () => {
  const ask = (method: string, origin: string) =>
    fetch(`${backend.url}/api/getall`, { method, headers: { origin } });
  const allowed = await ask('OPTIONS', portalOrigin);
  expect(allowed.status).toBe(204);
  expect(Object.fromEntries(allowed.headers)).toMatchObject({
    'access-control-allow-origin': portalOrigin,
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': 'authorization, content-type, accept',
    vary: 'Origin',
  });
  expect(backend.preflights).toMatchObject([
    { path: '/api/getall', headers: { origin: portalOrigin } },
  ]);
  expect(backend.log).toEqual([]);
  // A refusal can be read by the portal too, or it would look like a broken network there.
  const refused = await call('GET /api/getall');
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([
    401,
    portalOrigin,
  ]);
  for (const method of ['OPTIONS', 'GET']) {
    const stranger = await ask(method, 'http://elsewhere.example');
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull();
    expect(stranger.headers.get('vary')).toBe('Origin');
  }
});
