import { expect, test } from 'vitest';
import { callService } from '../callService';
import { demoWorld } from '../db/worlds';
import { createService } from '../service';

const aText: unknown = expect.any(String);

const application = {
  firmName: 'Naya Silk House',
  address: 'Lallapura, Varanasi',
  firmMobile: '9876543210',
  firmAlternateMobile: 'whatever',
  area: 'Lallapura',
  representatives: [{ name: 'Asha', mobile: '9876543211' }],
};

test('an application stands first under the new members, pending and without a number', async () => {
  const { handlers } = createService({ world: demoWorld() });
  const answer = await callService(handlers, 'POST', '/api/register', { json: application });
  expect(answer).toMatchObject({ status: 201, body: { message: aText } });
  const { body } = await callService(handlers, 'GET', '/api/newmembers');
  expect(body).toHaveProperty('list.0', {
    id: 3007,
    name: 'Naya Silk House',
    mobile: '9876543210',
    email: null,
    membership: null,
    payment_status: 'pending',
    status: 0,
    billing_address: 'Lallapura, Varanasi',
  });
});

test.each([
  ['firmName', { firmName: '' }],
  ['address', { address: '  ' }],
  ['area', { area: 5 }],
  ['firmMobile', { firmMobile: '987654321' }],
  ['firmMobile', { firmMobile: '98765432101' }],
  [
    'representatives.1.name',
    { representatives: [application.representatives[0], { mobile: '1' }] },
  ],
  ['representatives.0.mobile', { representatives: [{ name: 'Asha', mobile: '' }] }],
  ['representatives', { representatives: Array(6).fill(application.representatives[0]) }],
])('names %s and takes nothing: %j', async (field, override) => {
  const { handlers, db } = createService({ world: demoWorld() });
  const json = { ...application, ...override };
  const { status, body } = await callService(handlers, 'POST', '/api/register', { json });
  expect(status).toBe(422);
  expect(body).toMatchObject({ message: aText });
  expect(body).toHaveProperty(['errors', field], [aText]);
  expect(db.members.count()).toBe(demoWorld().members.length);
});

test('a body that is no JSON names every missing field', async () => {
  const { handlers } = createService({ world: demoWorld() });
  const { status, body } = await callService(handlers, 'POST', '/api/register', { json: null });
  expect(status).toBe(422);
  expect(body).toMatchObject({
    message: 'The firm name field is required. (and 3 more errors)',
    errors: { firmName: ['The firm name field is required.'] },
  });
});
