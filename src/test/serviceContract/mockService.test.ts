import { expect, test } from 'vitest';
import { callService } from '../../../mocks/callService';
import { castMembers, castSessions, castUsers, castVerifications } from '../../../mocks/db/cast';
import type { Member } from '../../../mocks/db/collections';
import { createService } from '../../../mocks/service';
import { contract } from '../contract';
import { testServiceContract } from './testServiceContract';
import type { ServiceUnderTest, StoredFirm } from './ServiceUnderTest';

const PAYMENT_DELAY = 4000;

function personOf(token: string) {
  const userId = castSessions.find((session) => session.token === token)?.userId;
  const user = castUsers.find(({ id }) => id === userId);
  if (!user) throw new Error(`Nobody has the ${token}`);
  return { ...user, token };
}

const stored = (firm: Member): StoredFirm => ({
  ...firm,
  alternateMobile: firm.mobileAlt,
  payment: paymentOf(firm),
  representatives: firm.representatives.map(({ name, mobile }) => ({ name, mobile })),
});

function paymentOf({ origin, paymentStatus }: Member): StoredFirm['payment'] {
  if (origin === 'old') return 'done';
  if (paymentStatus === 'pending' || paymentStatus === 'paid') return paymentStatus;
  return 'done';
}

async function begin(): Promise<ServiceUnderTest> {
  let moment = Date.UTC(2025, 10, 20);
  const service = createService({
    world: {
      members: castMembers,
      users: castUsers,
      sessions: castSessions,
      verifications: castVerifications,
    },
    now: () => moment,
    paymentDelayMs: PAYMENT_DELAY,
  });
  await service.ready;
  const { db, handlers } = service;
  const memberFirm = 101;
  const member = castMembers.find(({ id }) => id === memberFirm);
  const newest = () => Math.max(...db.members.all().map(({ id }) => id));
  const password = () => db.users.findFirst((q) => q.where({ memberId: memberFirm }))?.password;
  return {
    call: async (line, { token, json, form }) => {
      const [method = '', path = ''] = line.split(' ');
      return callService(handlers, method, path, {
        ...(token === null ? {} : { token }),
        ...(json === undefined ? {} : { json }),
        ...(form ? { form } : {}),
      });
    },
    people: {
      'an admin': personOf('token-of-the-admin'),
      'a member': personOf('token-of-the-member'),
      'another member': personOf('token-of-the-member-without-receipt'),
      'an unknown role': personOf('token-of-the-auditor'),
    },
    names: () => ({
      memberFirm,
      pendingFirm: 3006,
      paidFirm: 3003,
      newestFirm: newest(),
      nobody: 999_999,
      mailedPassword: password() ?? '',
      signingLink: 'verify-vishwanath',
      verifyingLink: 'verify-applicant',
      memberNumber: 1001,
      nextNumber: 1010,
      numberAfterNext: 1011,
      memberMobile: member?.mobile ?? '',
      memberAlternate: member?.mobileAlt ?? '',
    }),
    firm: (id) => {
      const firm = db.members.findFirst((q) => q.where({ id }));
      return firm ? stored(firm) : null;
    },
    everything: service.snapshot,
    // The simulated provider sends no notice: the next call finds the payment made. The receipt belongs to nobody.
    pay: async () => {
      moment += PAYMENT_DELAY;
      await callService(handlers, 'GET', '/api/newmembers');
    },
    words: {
      'wrong state': { status: 409 },
      'wrong password': { status: 200, contains: { status: 'error' } },
    },
  };
}

testServiceContract(begin);

test('the mock service has one handler for each documented request', () => {
  expect(createService().handlers).toHaveLength(contract.length);
});
