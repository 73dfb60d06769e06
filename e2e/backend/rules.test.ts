import { expect, test } from 'vitest';
import {
  adminAccount,
  firmIds,
  memberAccount,
  secondMemberAccount,
  unknownRoleAccount,
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

test('an application stands last in its list, its id as text and its missing number as an empty one', async () => {
  await call('POST /api/register', { json: application });
  const { body } = await call('GET /api/newmembers');
  const row = { name: 'Assi Silks', id: '316', payment_status: 'pending', membership: '' };
  expect(body).toMatchObject({ data: { list: [{}, {}, {}, row] } });
});

test('the message of a 422 is the first of its texts, and no body at all is refused too', async () => {
  const json = { ...application, firmName: ' ', firmMobile: '123' };
  expect((await call('POST /api/register', { json })).body).toEqual({
    message: 'The firm name field is required.',
    errors: {
      firmName: ['The firm name field is required.'],
      firmMobile: ['The firm mobile must be 10 digits.'],
    },
  });
  expect((await call('POST /api/register')).status).toBe(422);
});

test.each([adminAccount, memberAccount, secondMemberAccount, unknownRoleAccount])(
  'the sign-in of $name says the name and the role, and gives a token that works',
  async ({ email, password, name, role }) => {
    const { body } = await call('POST /api/login', { json: { email, password } });
    expect(body).toMatchObject({ user: { name }, authorisation: { type: 'bearer' } });
    expect(JSON.stringify(body)).toMatch(new RegExp(`"role":"?${role}"?`));
    const token = [...backend.store.tokens.keys()][0] ?? null;
    expect(body).toMatchObject({ authorisation: { token } });
    expect(await call('GET /api/usetdetail', { token })).toMatchObject({ body: { name, email } });
  },
);

test('a sign-in tells the member id to one member and not to the other', async () => {
  const { email, password } = memberAccount;
  const first = await call('POST /api/login', { json: { email, password } });
  expect(first.body).toMatchObject({ user: { id: '21', role: '2', member_id: 310 } });
  const { email: mail, password: word } = secondMemberAccount;
  const second = await call('POST /api/login', { json: { email: mail, password: word } });
  expect(second.body).toMatchObject({ user: { id: 311, role: 2 } });
  expect(second.body).not.toHaveProperty('user.member_id');
});

test('only a firm that was sent a link can pay, and only once; its number reads so in the list', async () => {
  const token = tokenOf(adminAccount);
  const id = firmIds.pending;
  expect(() => backend.pay(id)).toThrow('no open payment link');
  expect(await call(`POST /api/members/${id}/send-payment-link`, { token })).toMatchObject({
    body: { success: 1 },
  });
  backend.pay(id);
  expect(() => backend.pay(id)).toThrow('no open payment link');
  await call(`GET /api/membership/${id}`, { token });
  expect((await call('GET /api/members')).body).toContainEqual(
    expect.objectContaining({ id, membership: 1004, status: '0' }),
  );
});

test('the counts are of what the lists hold', async () => {
  const token = tokenOf(adminAccount);
  expect((await call('GET /api/getall', { token })).body).toEqual({
    registered: '6',
    old: 4,
    new: '2',
  });
});

test('a member cannot rename the firm (product §5): the record is answered with its stored name', async () => {
  const { userId: id } = memberAccount;
  const json = { ...application, id };
  const { body } = await call('PUT /api/profile_update', { token: tokenOf(memberAccount), json });
  expect(body).toMatchObject({
    list: [{ company_name: 'काशी सिल्क एम्पोरियम', registered_address: 'B 1/1, Assi, Varanasi' }],
  });
});

test('a receipt names the fee, the day and the number', async () => {
  const { body } = await call('GET /api/receipt/21', { token: tokenOf(memberAccount) });
  expect(body).toMatchObject({
    receipt: { membership_fee: '2500.00', payment_date: '2025-04-02', membership: 1001 },
  });
});
