import { expect, test } from 'vitest';
import { applicant, member } from '../test/listedFirm';
import { attentionOf, type AttentionReason, needsAttention } from './attention';
import type { Member } from './member';

const whole = member({
  id: 101,
  name: 'Jaiswal Silk Emporium',
  mobile: '9415201101',
  email: 'jaiswal@banarasivastra.example',
  membership: '1001',
  address: 'Chowk',
});

const CASES: readonly (readonly [string, Partial<Member>, readonly AttentionReason[]])[] = [
  ['all its details', {}, []],
  [
    'neither number nor address, which nobody has to find out',
    { membership: null, address: '' },
    [],
  ],
  ['a mobile written another way', { mobile: '+91 94152-01101' }, []],
  ['no name', { name: '' }, ['noName']],
  ['a name of blanks', { name: ' \u00A0\t' }, ['noName']],
  ['no id', { id: null }, ['noId']],
  ['no mobile', { mobile: '' }, ['noMobile']],
  ['a landline', { mobile: '0542-2401101' }, ['noMobile']],
  ['no email', { email: '' }, ['noEmail']],
  ['a blank email', { email: ' \n' }, ['noEmail']],
  [
    'nothing at all',
    { id: null, name: '', mobile: '', email: '' },
    ['noName', 'noId', 'noMobile', 'noEmail'],
  ],
];

test.each(CASES)('a firm with %s', (_, firm, reasons) => {
  expect(attentionOf({ ...whole, ...firm })).toEqual(reasons);
  expect(needsAttention({ ...whole, ...firm })).toBe(reasons.length > 0);
});

test('an application is checked in the same way', () => {
  const { status: _, ...listed } = whole;
  expect(attentionOf(applicant({ ...listed, email: '' }))).toEqual(['noEmail']);
});
