import { describe, expect, test } from 'vitest';
import type { MemberField } from './memberFields';
import { memberRules, registrationRules, type Rule, whereTouched } from './memberRules';

const { firmName, address, firmMobile, area, representativeName, representativeMobile } =
  registrationRules;

describe('registration', () => {
  test.each<[string, Rule]>([
    ['firm name', firmName],
    ['address', address],
    ['firm mobile', firmMobile],
    ['area', area],
    ["representative's name", representativeName],
    ["representative's mobile", representativeMobile],
  ])('requires the %s, and spaces do not count', (_, rule) => {
    expect(rule('')).toBe('required');
    expect(rule(' \t\n')).toBe('required');
  });

  test.each([firmName, address, area, representativeName])('takes any text as a text', (rule) => {
    expect(rule('बनारसी <b>साड़ी</b>')).toBeNull();
  });

  test('takes exactly ten digits as the firm mobile', () => {
    expect(firmMobile('9415012345')).toBeNull();
    const wrong = [
      '941501234',
      '94150123456',
      '941501234a',
      '94150 12345',
      '९४१५०१२३४५',
      '9415012345\n',
    ];
    expect(wrong.filter((mobile) => firmMobile(mobile) !== 'tenDigits')).toEqual([]);
  });

  test("takes up to fifteen digits as a representative's mobile", () => {
    expect(representativeMobile('1')).toBeNull();
    expect(representativeMobile('123456789012345')).toBeNull();
    expect(representativeMobile('1234567890123456')).toBe('upTo15Digits');
    expect(representativeMobile('+919415012345')).toBe('upTo15Digits');
  });

  test('has no rule for the alternate mobile, which is optional and unchecked', () => {
    expect(Object.keys(registrationRules)).not.toContain('firmAlternateMobile');
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
  const mobile = ['representatives', 0, 'mobile'] as const;

  test.each<[MemberField, Rule, string, ReturnType<Rule>]>([
    [['firmName'], memberRules.firmName, '', null],
    [['area'], memberRules.area, ' ', null],
    [['area'], memberRules.area, 'Assi', null],
    [['address'], memberRules.address, 'B 1/150, Assi', null],
    [['address'], memberRules.address, '', 'required'],
    [['firmMobile'], memberRules.firmMobile, '0542-2400000', null],
    [['firmMobile'], memberRules.firmMobile, '05422400000', null],
    [['firmMobile'], memberRules.firmMobile, '', 'required'],
    [['firmMobile'], memberRules.firmMobile, '0542-2400001', 'upTo15Digits'],
    [['firmAlternateMobile'], memberRules.firmAlternateMobile, 'ask at the shop', null],
    [mobile, memberRules.representativeMobile, '+91 94150 12345, 94150 12346', null],
    [mobile, memberRules.representativeMobile, '9194150123459415012347', 'upTo15Digits'],
  ])('%j: %#', (field, rule, value, broken) => {
    expect(whereTouched(rule, field, stored)(value)).toBe(broken);
  });
});
