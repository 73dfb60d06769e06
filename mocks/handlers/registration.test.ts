import { expect, test } from 'vitest';
import { callService } from '../callService';
import { demoWorld } from '../db/worlds';
import { createService } from '../service';

const application = {
  firmName: 'Naya Silk House',
  address: 'Lallapura, Varanasi',
  firmMobile: '9876543210',
  firmAlternateMobile: 'whatever',
  area: 'Lallapura',
  representatives: [{ name: 'Asha', mobile: '9876543211' }],
};

test('an application stands first under the new members', async () => {
  const { handlers } = createService({ world: demoWorld() });
  await callService(handlers, 'POST', '/api/register', { json: application });
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

test('a body that is no JSON names every missing field', async () => {
  const { handlers } = createService({ world: demoWorld() });
  const { status, body } = await callService(handlers, 'POST', '/api/register', { json: null });
  expect(status).toBe(422);
  expect(body).toMatchObject({
    message: 'The firm name field is required. (and 3 more errors)',
    errors: { firmName: ['The firm name field is required.'] },
  });
});
