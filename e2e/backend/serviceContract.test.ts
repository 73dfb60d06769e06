import { expect, test } from 'vitest';
import { contract } from '../../src/test/contract';
import { testServiceContract } from '../../src/test/serviceContract/testServiceContract';
import type { StoredFirm } from '../../src/test/serviceContract/ServiceUnderTest';
import {
  type Account,
  adminAccount,
  firmIds,
  memberAccount,
  secondMemberAccount,
  unknownRoleAccount,
  verificationTokens,
} from './accounts';
import { calls } from './calls';
import type { Firm } from './records';
import { backendForTests } from './testCalls';

const { backend, call, tokenOf } = await backendForTests();

const personOf = (account: Account) => ({
  ...account,
  id: account.userId,
  token: tokenOf(account),
});

const stored = ({ firmName: name, mobileAlt: alternateMobile, ...firm }: Firm): StoredFirm => ({
  ...firm,
  name,
  alternateMobile,
});

testServiceContract(() => {
  const { store } = backend;
  return {
    call,
    people: {
      'an admin': personOf(adminAccount),
      'a member': personOf(memberAccount),
      'another member': personOf(secondMemberAccount),
      'an unknown role': personOf(unknownRoleAccount),
    },
    names: () => ({
      memberFirm: memberAccount.memberId,
      pendingFirm: firmIds.pending,
      paidFirm: firmIds.paid,
      newestFirm: store.firms.at(-1)?.id ?? null,
      nobody: 999_999,
      mailedPassword: store.mailbox.at(-1)?.password ?? '',
      signingLink: verificationTokens.signsIn,
      verifyingLink: verificationTokens.verifies,
      memberNumber: 1001,
      nextNumber: 1004,
      numberAfterNext: 1005,
      memberMobile: '9839012345',
      memberAlternate: '0542240001',
    }),
    firm: (id) => {
      const firm = store.firm(id);
      return firm && stored(firm);
    },
    everything: () =>
      Promise.resolve(
        structuredClone([
          store.users,
          store.firms,
          store.mailbox,
          [...store.tokens],
          [...store.verifications],
        ]),
      ),
    pay: (id) => backend.pay(id),
    words: {
      'wrong state': { status: 422 },
      'wrong password': { status: 422, fields: ['cpassword'] },
    },
  };
});

test('the service answers exactly the documented requests', () => {
  expect([...calls.keys()].toSorted()).toEqual(contract.map((row) => row.call).toSorted());
});
