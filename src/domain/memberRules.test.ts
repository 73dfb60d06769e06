import { describe, expect, test } from 'vitest';
import { whereTouched } from './memberChanges';
import { FIRM_FIELDS, type MemberField, REPRESENTATIVE_FIELDS, rowOf } from './memberFields';
import type { Rule } from './memberRules';

const { firmName, address, firmMobile, area, firmAlternateMobile } = FIRM_FIELDS;
const { name, mobile } = REPRESENTATIVE_FIELDS;

describe('registration', () => {
  test.each<[string, Rule]>([
    ['firm name', firmName.registration],
    ['address', address.registration],
    ['firm mobile', firmMobile.registration],
    ['area', area.registration],
    ["representative's name", name.registration],
    ["representative's mobile", mobile.registration],
  ])('requires the %s, and spaces do not count', (_, rule) => {
    expect(rule('')).toBe('required');
    expect(rule(' \t\n')).toBe('required');
  });

  test.each([firmName, address, area, name])('takes any text as a text', ({ registration }) => {
    expect(registration('बनारसी <b>साड़ी</b>')).toBeNull();
  });

  test('takes exactly ten digits as the firm mobile', () => {
    expect(firmMobile.registration('9415012345')).toBeNull();
    const wrong = [
      '941501234',
      '94150123456',
      '941501234a',
      '94150 12345',
      '९४१५०१२३४५',
      '9415012345\n',
    ];
    expect(wrong.filter((text) => firmMobile.registration(text) !== 'tenDigits')).toEqual([]);
  });

  test("takes whatever is there as a representative's mobile", () => {
    expect(mobile.registration('+91 (542) ask at the shop')).toBeNull();
  });

  test('takes anything as the alternate mobile, which is optional and unchecked', () => {
    for (const text of ['', ' ', 'ask at the shop', '1'.repeat(40)])
      expect(firmAlternateMobile.registration(text)).toBeNull();
  });
});

describe('an edit judges what was touched, and nothing else', () => {
  const stored = {
    firmName: '',
    address: 'B 1/150, Assi',
    firmMobile: '0542-2400000',
    firmAlternateMobile: 'ask at the shop',
    area: '',
    representatives: [{ name: '', mobile: '+91 94150 12345, 94150 12346' }],
  };
  const ofPerson = ['representatives', 0, 'mobile'] as const;

  test.each<[MemberField, string, ReturnType<Rule>]>([
    [['firmName'], '', null],
    [['area'], ' ', null],
    [['area'], 'Assi', null],
    [['address'], 'B 1/150, Assi', null],
    [['address'], '', 'required'],
    [['firmMobile'], '0542-2400000', null],
    [['firmMobile'], '05422400000', null],
    [['firmMobile'], '', 'required'],
    [['firmMobile'], '0542-2400001', 'upTo15Digits'],
    [['firmAlternateMobile'], 'ask at the shop', null],
    [ofPerson, '+91 94150 12345, 94150 12346', null],
    [ofPerson, '9194150123459415012347', 'upTo15Digits'],
  ])('%j: %#', (field, value, broken) => {
    expect(whereTouched(rowOf(field).edit, field, stored)(value)).toBe(broken);
  });
});
