import { expect, test } from 'vitest';
import { type DeletedFirm, deletedFirms } from './deletedFirms';

const AT = 1_700_000_000_000;

const whole: DeletedFirm = {
  at: AT,
  isConfirmed: true,
  list: 'members',
  id: 101,
  membership: '1001',
  email: 'desk@silk.example',
  status: 'active',
  values: {
    firmName: 'Jaiswal Silk Emporium',
    address: 'Chowk',
    firmMobile: '9415201101',
    firmAlternateMobile: '',
    area: 'Chowk',
    representatives: [{ name: 'Ramesh Jaiswal', mobile: '9415201102' }],
  },
  isWhole: true,
};

const { values, membership: _, ...withoutBoth } = whole;

test.each<[string, unknown, boolean]>([
  ['a whole entry', whole, true],
  ['one without a number, of which only the list was known', { ...whole, membership: null }, true],
  ['nothing', null, false],
  ['a text', 'deleted', false],
  ['an entry without its time', { ...whole, at: undefined }, false],
  ['no membership at all', { ...withoutBoth, values }, false],
  ['a number that is no text', { ...whole, membership: 1001 }, false],
  ['another list', { ...whole, list: 'receipts' }, false],
  ['no id', { ...whole, id: null }, false],
  ['half an id', { ...whole, id: 1.5 }, false],
  ['an id of 0', { ...whole, id: 0 }, false],
  ['no email', { ...whole, email: undefined }, false],
  ['no status', { ...whole, status: undefined }, false],
  ['nothing about what could be read', { ...whole, isWhole: 1 }, false],
  ['no values', { ...withoutBoth, membership: null }, false],
  ['values of an older version', { ...whole, values: { ...values, area: undefined } }, false],
  ['no representatives', { ...whole, values: { ...values, representatives: null } }, false],
  ['half a representative', { ...whole, values: { ...values, representatives: [{}] } }, false],
])('%s', (_name, stored, isRead) => {
  expect(deletedFirms.read(stored)).toEqual(isRead ? stored : null);
});

test('each deletion has an entry of its own', () => {
  expect(deletedFirms.keyOf(whole)).not.toBe(deletedFirms.keyOf({ ...whole, at: AT + 1 }));
});
