import { describe, expect, test } from 'vitest';
import { firm } from '../test/contractSamples';
import {
  encodeMemberUpdate,
  encodeRegistration,
  fieldOfPassword,
  fieldOfRegistration,
  fieldOfUpdate,
} from './encode';

const typed = {
  ...firm,
  firmAlternateMobile: '05422450000',
  representatives: [
    { name: ' Rekha Gupta ', mobile: '9415000001' },
    { name: '  ', mobile: '' },
    { name: '', mobile: '9415000002' },
  ],
};

const representatives = [
  { name: 'Rekha Gupta', mobile: '9415000001' },
  { name: '', mobile: '9415000002' },
];

test('a body has only documented fields', () => {
  const [rekha, , second] = typed.representatives;
  const withMore = {
    ...typed,
    id: 12,
    email: 'x',
    representatives: [rekha, second].map((row) => ({ name: '', mobile: '', ...row, key: 4 })),
  };
  expect(encodeRegistration(withMore)).toStrictEqual({ ...typed, representatives });
  expect(Object.keys(encodeMemberUpdate({ ...withMore, id: 12 }, {}))).not.toContain('email');
});

test('an update sends stored mobiles as digits', () => {
  const stored = {
    ...typed,
    firmMobile: '0542-2400000',
    firmAlternateMobile: '+91 94150 12345',
    representatives: [
      { name: '', mobile: 'ask at the shop' },
      { name: 'Rekha Gupta', mobile: '९४१५ 000001' },
    ],
  };
  expect(encodeMemberUpdate({ id: 12, ...stored }, { sendAlternateMobile: true })).toMatchObject({
    firmMobile: '05422400000',
    firmAlternateMobile: '919415012345',
    representatives: [{ name: 'Rekha Gupta', mobile: '9415000001' }],
  });
  // A visitor's alternate mobile is sent as typed (product §5).
  expect(encodeRegistration(stored)).toHaveProperty('firmAlternateMobile', '+91 94150 12345');
});

describe('a refused field', () => {
  test.each([
    ['firmMobile', 'firmMobile'],
    ['representatives.0.name', 'representatives.0.name'],
    // The blank row between them is not sent.
    ['representatives.1.mobile', 'representatives.2.mobile'],
    ['representatives.2.mobile', null],
    ['representatives', null],
    ['representatives.x.name', null],
    ['toString', null],
    ['email', null],
  ])('%s is %s of the form', (serviceName, name) => {
    expect(fieldOfRegistration(typed)(serviceName)).toBe(name);
    expect(fieldOfUpdate({ id: 12, ...typed })(serviceName)).toBe(name);
  });

  test('in an update counts only the rows that are still filled once mobiles are digits', () => {
    const rows = [{ name: '', mobile: 'ask at the shop' }, ...typed.representatives];
    const update = { id: 12, ...typed, representatives: rows };
    expect(fieldOfUpdate(update)('representatives.0.name')).toBe('representatives.1.name');
  });

  test.each([
    ['cpassword', 'current'],
    ['npassword', 'next'],
    ['cnpassword', 'confirmation'],
    ['userId', null],
  ])('the password %s is %s of the form', (serviceName, name) => {
    expect(fieldOfPassword(serviceName)).toBe(name);
  });
});
