import { describe, expect, test } from 'vitest';
import { decodeMembers, decodeNewMembers } from './lists';
import { UnreadableAnswer } from './read';

const firm = {
  id: 12,
  name: 'Ganga Brocade House',
  mobile: '9415012345',
  email: 'a@ganga.example',
  membership: '1042',
  address: 'Kamachha, Varanasi',
};
const { address, ...told } = firm;
const row = { ...told, membership: 1042, billing_address: address };

describe.each([
  ['the members list', decodeMembers, { ...row, status: 0 }, { ...firm, status: 'active' }],
  [
    'the new members list',
    decodeNewMembers,
    { ...row, payment_status: 'pending' },
    { ...firm, paymentStatus: { kind: 'pending' } },
  ],
])('%s', (_, decode, wire, shown) => {
  test('is an array, bare or under data.list; null is empty, and anything else unreadable', () => {
    for (const answer of [[wire], { data: { list: [wire] } }])
      expect(decode(answer)).toEqual([shown]);
    expect(decode({ data: { list: null } })).toEqual([]);
    expect(() => decode({ message: 'Unauthenticated.' })).toThrow(UnreadableAnswer);
  });

  test.each<[fields: object, read: object]>([
    [{ id: '12', membership: '1042', mobile: 9415012345 }, {}],
    [{ membership: 'null' }, { membership: null }],
    [{ name: '', company_name: firm.name, mobile: null, registered_contact_no: firm.mobile }, {}],
    [{ billing_address: undefined, address }, {}],
    [
      { id: 'abc', name: null, mobile: {}, email: [] },
      { id: null, name: '', mobile: '', email: '' },
    ],
  ])('reads %j', (fields, read) => {
    expect(decode([{ ...wire, ...fields }])).toEqual([{ ...shown, ...read }]);
  });

  test('keeps two rows with the same id, and is frozen for the store', () => {
    const rows = decode([wire, wire]);
    expect(rows).toEqual([shown, shown]);
    expect(Object.isFrozen(rows)).toBe(true);
  });
});

describe('the status of a member', () => {
  test.each([1, '1', ' 1 ', true])('%j is inactive', (status) => {
    expect(decodeMembers([{ status }])[0]?.status).toBe('inactive');
  });

  test.each([0, '0', false, null, undefined, '', 'true', 2, '2', {}, []])(
    '%j is active',
    (status) => {
      expect(decodeMembers([{ status }])[0]?.status).toBe('active');
    },
  );
});

test.each([
  ['pending', { kind: 'pending' }],
  [' Paid ', { kind: 'paid' }],
  ['DONE', { kind: 'done' }],
  ['Refunded', { kind: 'other', text: 'Refunded' }],
  [null, { kind: 'other', text: '' }],
  ['constructor', { kind: 'other', text: 'constructor' }],
  [1, { kind: 'other', text: '1' }],
  [{ state: 'paid' }, { kind: 'paid' }],
])('the payment status %j of a new member is read as %j', (wire, shown) => {
  expect(decodeNewMembers([{ payment_status: wire }])[0]?.paymentStatus).toEqual(shown);
});
