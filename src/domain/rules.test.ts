import { describe, expect, test } from 'vitest';
import { changes } from '../test/listedFirm';
import { ifChanged } from './memberChanges';
import { type MemberField, fieldRowOf } from './memberFields';
import type { Rule } from './rules';

describe('an edit checks only what was changed', () => {
  const stored = changes({
    address: 'B 1/150, Assi',
    firmMobile: '0542-2400000',
    firmAlternateMobile: 'ask at the shop',
    representatives: [{ name: '', mobile: '+91 94150 12345, 94150 12346' }],
  });
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
    expect(ifChanged(fieldRowOf(field).edit, field, stored)(value)).toBe(broken);
  });
});
