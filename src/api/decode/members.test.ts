import { describe, expect, test } from 'vitest';
import { decodeMembers, decodeNewMembers } from './members';
import { UnreadableAnswer } from './read';

const row = {
  id: 12,
  name: 'Ganga Brocade House',
  mobile: '9415012345',
  email: 'a@ganga.example',
  membership: 1042,
  billing_address: 'Kamachha, Varanasi',
};

const firm = {
  id: 12,
  name: 'Ganga Brocade House',
  mobile: '9415012345',
  email: 'a@ganga.example',
  membership: '1042',
  address: 'Kamachha, Varanasi',
};

describe.each([
  ['the members list', decodeMembers, { ...row, status: 0 }, { ...firm, status: 'active' }],
  [
    'the new members list',
    decodeNewMembers,
    { ...row, payment_status: 'pending' },
    { ...firm, paymentStatus: { kind: 'pending' } },
  ],
])('%s', (_, decode, wire, shown) => {
  test('is an array, or stands under data.list; null is empty, and anything else unreadable', () => {
    for (const answer of [[wire], { data: { list: [wire] } }])
      expect(decode(answer)).toEqual([shown]);
    expect(decode({ data: { list: null } })).toEqual([]);
    expect(() => decode({ message: 'Unauthenticated.' })).toThrow(UnreadableAnswer);
  });

  test('shows no number where membership is "null"', () => {
    expect(decode([{ ...wire, membership: 'null' }])).toEqual([{ ...shown, membership: null }]);
  });

  test('reads ids and numbers that came as text, and numbers where texts are expected', () => {
    expect(decode([{ ...wire, id: '12', membership: '1042', mobile: 9415012345 }])).toEqual([
      shown,
    ]);
  });

  test('keeps a row whose id is none, and two rows with the same id', () => {
    const without = { ...shown, id: null };
    expect(decode([{ ...wire, id: 'abc' }, wire, wire])).toEqual([without, shown, shown]);
  });

  test('reads the other names of the fields', () => {
    const { name, mobile, billing_address: address, ...rest } = wire;
    const other = { ...rest, company_name: name, registered_contact_no: mobile, address };
    expect(decode([other])).toEqual([shown]);
  });

  test('leaves missing texts empty', () => {
    expect(decode([{}])).toMatchObject([
      { id: null, name: '', mobile: '', email: '', membership: null, address: '' },
    ]);
  });

  test('is frozen, so that the store takes a long list as it is', () => {
    expect(Object.isFrozen(decode([wire]))).toBe(true);
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

describe('the payment status of a new member', () => {
  test.each([
    ['pending', { kind: 'pending' }],
    [' Paid ', { kind: 'paid' }],
    ['DONE', { kind: 'done' }],
    ['Refunded', { kind: 'other', text: 'Refunded' }],
    [null, { kind: 'other', text: '' }],
    ['constructor', { kind: 'other', text: 'constructor' }],
    [1, { kind: 'other', text: '1' }],
    [{ state: 'paid' }, { kind: 'paid' }],
  ])('%j is read as %j', (wire, shown) => {
    expect(decodeNewMembers([{ payment_status: wire }])[0]?.paymentStatus).toEqual(shown);
  });
});
