import { expect, test } from 'vitest';
import { adminAccount, memberAccount, secondMemberAccount } from './accounts';
import { backendForTests } from './testCalls';

// In what this service differs from the imitated one of the demo; what both do: law.test.ts.

const { backend, call, tokenOf } = await backendForTests();

const application = {
  firmName: 'Assi Silks',
  address: 'B 1/1, Assi, Varanasi',
  firmMobile: '9415000099',
  firmAlternateMobile: '',
  area: 'Assi',
  representatives: [{ name: 'Om Prakash', mobile: '9415000098' }],
};

test('an application stands last in its list, its id as text and its missing number as an empty one', async () => {
  await call('POST /api/register', { json: application });
  const { body } = await call('GET /api/newmembers');
  const row = { name: 'Assi Silks', id: '316', payment_status: 'pending', membership: '' };
  expect(body).toMatchObject({ data: { list: [{}, {}, {}, row] } });
});

test('a sign-in tells the member id to one member and not to the other', async () => {
  const { email, password } = memberAccount;
  const first = await call('POST /api/login', { json: { email, password } });
  expect(first.body).toMatchObject({ user: { id: '21', role: '2', member_id: 310 } });
  const { email: mail, password: word } = secondMemberAccount;
  const second = await call('POST /api/login', { json: { email: mail, password: word } });
  expect(second.body).toMatchObject({ user: { id: 311, role: 2 } });
  expect(second.body).not.toHaveProperty('user.member_id');
});

test('a member cannot rename the firm (product §5): the record is answered with its stored name', async () => {
  const { userId: id } = memberAccount;
  const json = { ...application, id };
  const { body } = await call('PUT /api/profile_update', { token: tokenOf(memberAccount), json });
  expect(body).toMatchObject({
    list: [{ company_name: 'काशी सिल्क एम्पोरियम', registered_address: 'B 1/1, Assi, Varanasi' }],
  });
});

test('a session that has expired is refused, and sent to a web page where JSON was not asked for', async () => {
  const token = tokenOf(adminAccount);
  backend.store.tokens.clear();
  expect((await call('GET /api/getall', { token })).status).toBe(401);
  const { status, headers } = await call('GET /api/getall', { token, accept: 'text/html, */*' });
  expect([status, headers.get('location')]).toEqual([302, '/login']);
});

test('each call has a connection of its own, so that no browser repeats a reset one by itself', async () => {
  expect((await call('GET /api/members')).headers.get('connection')).toBe('close');
});
