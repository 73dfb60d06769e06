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

describe('the edit of the office', () => {
  test('answers with the record, drops blank rows and keeps half-filled ones', async () => {
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

  test('refuses an alternate mobile that is no number', async () => {
    const answer = await update({ ...body, firmAlternateMobile: 'none' });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { firmAlternateMobile: [aText] } },
    });
  });
});
