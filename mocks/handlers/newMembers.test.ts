import { expect, test, describe } from 'vitest';
import { callService } from '../callService';
import { anApplication, aPayment } from '../db/builders';
import { emptyWorld, type World } from '../db/worlds';
import { createService } from '../service';

const token = 'token-of-the-admin';
const START = Date.UTC(2025, 10, 20, 20);

function serviceWith(members: World['members']) {
  let moment = START;
  const service = createService({
    world: { ...emptyWorld(), members },
    now: () => moment,
    paymentDelayMs: 4000,
  });
  const admin = async (method: string, path: string) =>
    callService(service.handlers, method, path, { token });
  return {
    ...service,
    admin,
    wait: (milliseconds: number) => {
      moment += milliseconds;
    },
    statusOf: async (id: number) => {
      await admin('GET', '/api/newmembers');
      return service.db.members.findFirst((q) => q.where({ id }))?.paymentStatus;
    },
  };
}

const paid = (id: number) =>
  anApplication({ id, paymentStatus: 'paid', payment: aPayment({ paidOn: '2025-11-01' }) });

describe('from application to member', () => {
  test('the payment is dated in Indian time and gets a receipt number', async () => {
    const it = serviceWith([anApplication({ id: 2 })]);
    await it.admin('POST', '/api/members/2/send-payment-link');
    it.wait(4000);
    await it.statusOf(2);
    // 20 November, 20:00 UTC is 21 November, 1:30 in India.
    expect(it.db.members.all()[0]?.payment).toMatchObject({
      paidOn: '2025-11-21',
      receiptNo: 'BV-2025-1001',
    });
  });

  test('the payment arrives a fixed time after the first link, and a second link does not delay it', async () => {
    const it = serviceWith([anApplication({ id: 2 })]);
    await it.admin('POST', '/api/members/2/send-payment-link');
    it.wait(3000);
    expect((await it.admin('POST', '/api/members/2/send-payment-link')).status).toBe(200);
    it.wait(999);
    expect(await it.statusOf(2)).toBe('pending');
    it.wait(1);
    expect(await it.statusOf(2)).toBe('paid');
  });

  test('an undocumented state gets neither link nor number', async () => {
    const it = serviceWith([anApplication({ id: 2, paymentStatus: 'Under Review' })]);
    expect((await it.admin('POST', '/api/members/2/send-payment-link')).status).toBe(409);
    expect((await it.admin('GET', '/api/membership/2')).status).toBe(409);
    expect(await it.statusOf(2)).toBe('Under Review');
  });
});

describe('membership numbers', () => {
  test('two clicks at the same time generate one number', async () => {
    const it = serviceWith([paid(1)]);
    const answers = await Promise.all([1, 2, 3].map(() => it.admin('GET', '/api/membership/1')));
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 409]);
  });
});
