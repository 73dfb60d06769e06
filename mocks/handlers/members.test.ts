import { expect, test, describe } from 'vitest';
import { callService } from '../callService';
import { aMember, anApplication } from '../db/builders';
import { emptyWorld } from '../db/worlds';
import { createService } from '../service';

const aText: unknown = expect.any(String);

const token = 'token-of-the-admin';

const world = {
  ...emptyWorld(),
  members: [
    aMember({ id: 101, membership: 7, mobileAlt: '0542-24' }),
    aMember({ id: 102 }),
    anApplication({ id: 103 }),
    anApplication({ id: 104, membership: 8, paymentStatus: 'done' }),
  ],
};

const service = () => createService({ world });

const body = {
  id: 101,
  firmName: 'New Name',
  firmMobile: '919415200000',
  address: 'New address',
  area: 'Lohta',
  representatives: [
    { name: 'Suresh Gupta', mobile: '' },
    { name: '', mobile: '' },
    { name: '', mobile: '99' },
  ],
};

const update = async (json: unknown, it = service()) =>
  callService(it.handlers, 'PUT', '/api/member_update', { token, json });

test('the list holds old members and applications with a number; the counts agree with the lists', async () => {
  const { handlers } = service();
  const list = await callService(handlers, 'GET', '/api/members');
  expect(list.body).toMatchObject({
    status: 'success',
    list: [
      {
        id: 101,
        membership: 7,
        payment_status: null,
        status: 0,
        billing_address: aText,
      },
      { id: 102, membership: null },
      { id: 104, membership: 8 },
    ],
  });
  const counts = await callService(handlers, 'GET', '/api/getall', { token });
  expect(counts.body).toMatchObject({ registered: 2, old: 3, new: 2 });
});

const patch = async (id: number, status: unknown, it = service()) =>
  callService(it.handlers, 'PATCH', `/api/members/${id}/status`, { token, json: { status } });

describe('status', () => {
  test('goes to and fro', async () => {
    const it = service();
    expect((await patch(101, 1, it)).status).toBe(200);
    expect(it.db.members.findFirst()?.status).toBe(1);
    expect((await patch(101, 0, it)).status).toBe(200);
    expect(it.db.members.findFirst()?.status).toBe(0);
  });

  test.each([2, '1', true, null])('%j is refused', async (status) => {
    expect(await patch(101, status)).toMatchObject({
      status: 422,
      body: { errors: { status: [aText] } },
    });
  });

  test('an unknown member is not found', async () => {
    expect((await patch(999, 1)).status).toBe(404);
  });
});

test('a deleted member is gone, its account and its session with it', async () => {
  const it = service();
  const remove = async () => callService(it.handlers, 'DELETE', '/api/members/101', { token });
  expect((await remove()).status).toBe(200);
  expect((await remove()).status).toBe(404);
  const left = await callService(it.handlers, 'GET', '/api/usetdetail', {
    token: 'token-of-the-member',
  });
  expect(left.status).toBe(401);
});

const sixRows = Array.from({ length: 6 }, () => ({ name: 'A', mobile: '1' }));

describe('the edit of the office', () => {
  test('saves what is sent, drops blank rows and keeps the alternate mobile that is not sent', async () => {
    const it = service();
    expect(await update(body, it)).toMatchObject({
      status: 200,
      body: { message: aText, list: { id: 101, name: 'New Name' } },
    });
    const { body: stored } = await callService(it.handlers, 'GET', '/api/member_edit/101', {
      token,
    });
    expect(stored).toMatchObject({
      list: [
        {
          name: 'New Name',
          address: 'New address',
          area: 'Lohta',
          mobile: '919415200000',
          mobile_alt: '0542-24',
          rep_name_1: 'Suresh Gupta',
          rep_mobile_1: null,
          rep_name_2: null,
          rep_mobile_2: '99',
          rep_name_3: null,
          membership: 7,
        },
      ],
    });
  });

  test('saves an alternate mobile that is sent, and empties it', async () => {
    expect(await update({ ...body, firmAlternateMobile: '0542240' })).toMatchObject({
      body: { list: { mobile_alt: '0542240' } },
    });
    expect(await update({ ...body, firmAlternateMobile: '' })).toMatchObject({
      body: { list: { mobile_alt: null } },
    });
  });

  test.each([
    ['firmName', { firmName: ' ' }],
    ['address', { address: undefined }],
    ['area', { area: '' }],
    ['firmMobile', { firmMobile: '' }],
    ['firmMobile', { firmMobile: '1234567890123456' }],
    ['firmMobile', { firmMobile: '+91 94152' }],
    ['firmAlternateMobile', { firmAlternateMobile: 'none' }],
    ['representatives.0.mobile', { representatives: [{ name: 'A', mobile: 'x' }] }],
    ['representatives', { representatives: sixRows }],
    ['id', { id: '101' }],
  ])('names %s: %j', async (field, override) => {
    const answer = await update({ ...body, ...override });
    expect(answer.status).toBe(422);
    expect(answer.body).toHaveProperty(['errors', field], [aText]);
  });

  test('an unknown id, a user id among them, is not found', async () => {
    expect((await update({ ...body, id: 7002 })).status).toBe(404);
  });
});
