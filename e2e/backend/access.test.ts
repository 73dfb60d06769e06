import { expect, test } from 'vitest';
import { adminAccount, firmIds } from './accounts';
import { backendForTests, portalOrigin } from './testCalls';

const { backend, call, tokenOf } = await backendForTests();

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
