import { describe, expect, test } from 'vitest';
import { validation } from '../../test/validation';
import type { Header } from '../../spreadsheet/rows/headerRow';
import { isFault, type ListedMembers, memberCheck } from './memberCheck';
import { templateColumns } from './templateColumns';

const noOne: ListedMembers = { names: [], mobiles: [], memberships: [] };

/** A header that names each column of the template but these. */
const headerWithout = (...keys: string[]): Header => ({
  row: 1,
  positions: templateColumns.map(({ key }, at) => (keys.includes(key) ? -1 : at)),
  named: [],
  unknown: [],
  missing: keys,
  repeated: [],
  renamed: [],
});

const right = { name: 'Assi Silks', mobile: '9415012345', address: 'B 1/2, Assi', area: 'Assi' };

/** What is remarked on a row that is right but for these cells. */
function remarked(
  cells: Readonly<Record<string, string>>,
  { listed = noOne, without = [] as readonly string[] } = {},
) {
  const row: Readonly<Record<string, string>> = { ...right, ...cells };
  const texts = templateColumns.map(({ key }) => row[key] ?? '');
  return memberCheck(listed)(texts, headerWithout(...without)).map(({ column, code, detail }) =>
    [column === null ? 'row' : templateColumns[column]?.key, code, detail].join(' ').trim(),
  );
}

/** What a field would not let stand: a cell of a file has it all the same, and keeps it. */
const isTyped = ([field, value]: readonly [string, string]) =>
  !field.includes('Mobile') || /^\d{0,15}$/.test(value);

describe('the rules of the edit form', () => {
  /** The column of each field of the edit form (rule F1). */
  const columns: Readonly<Record<string, string>> = {
    'Firm Name': 'name',
    Address: 'address',
    'Firm Mobile No. (WhatsApp without +91)': 'mobile',
    'Firm Alternate Mobile': 'mobile_alt',
    Area: 'area',
    ...Object.fromEntries(
      [1, 2, 3, 4, 5].flatMap((number) => [
        [`Representative Name-${number}`, `rep_name_${number}`],
        [`Representative Mobile-${number}`, `rep_mobile_${number}`],
      ]),
    ),
  };
  const asCells = (values: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(values).map(([field, value]) => [columns[field] ?? field, value]),
    );

  const ofEdit = validation.filter(
    ({ form, values }) => form === 'edit' && Object.entries(values).every(isTyped),
  );
  const required = ofEdit.flatMap(({ values, expects }) =>
    'text' in expects ? [[expects.under, JSON.stringify(values), values] as const] : [],
  );
  const taken = ofEdit.flatMap(({ rule, values, expects }) =>
    'sent' in expects ? [[rule, values] as const] : [],
  );

  test('the table has rows for both', () => {
    expect(required.length).toBeGreaterThan(5);
    expect(taken.length).toBeGreaterThan(2);
  });

  test.each(required)('%s is required: %s', (under, _, values) => {
    expect(remarked(asCells(values))).toEqual([`${columns[under]} required`]);
  });

  test.each(taken)('%s is right', (_, values) => {
    expect(remarked(asCells(values))).toEqual([]);
  });

  test.each([
    ['mobile', '1234567890123456'],
    ['mobile', '+91 94150 12345'],
    ['mobile', '९४१५०१२३४५'],
    ['mobile', '9876543210.0'],
    ['mobile_alt', '0542-2450000'],
    ['rep_mobile_1', ' 9415012345'],
    ['rep_mobile_5', 'none'],
  ])('%s takes digits only, at most 15: not %j', (key, value) => {
    expect(remarked({ [key]: value })).toEqual([`${key} upTo15Digits`]);
  });

  test('every broken rule of a row is remarked', () => {
    expect(remarked({ name: '', mobile: 'x', address: ' ', area: '', mobile_alt: 'y' })).toEqual([
      'name required',
      'mobile upTo15Digits',
      'mobile_alt upTo15Digits',
      'address required',
      'area required',
    ]);
  });

  test('a column that the file does not have is not remarked in each row', () => {
    expect(remarked({ area: '', address: '' }, { without: ['area'] })).toEqual([
      'address required',
    ]);
  });
});

describe('a sample row of the template', () => {
  test.each([
    { name: 'Sample Silk House (delete this row)' },
    { name: ' नमूना हथकरघा (यह पंक्ति हटाएँ) ' },
    { mobile: '9999900001' },
    { mobile: '9999900003' },
  ])('is known by its name or its mobile: %o', (cells) => {
    expect(remarked(cells)).toEqual(['row sample']);
  });
});

describe('a member that the list has', () => {
  const listed: ListedMembers = {
    names: ['First Silks', 'Second Silks', 'Third Silks', 'Fourth Silks'],
    mobiles: ['9415000001', '+91 94150 00002', '9415000001', ''],
    memberships: ['1001', '', '1003', ''],
  };

  test('is known by the membership number', () => {
    expect(remarked({ membership: ' 1003 ' }, { listed })).toEqual([
      'membership inList Third Silks',
    ]);
  });

  test('is not sought by mobile where the row has a membership number', () => {
    expect(remarked({ membership: '77', mobile: '9415000001' }, { listed })).toEqual([]);
  });

  test.each([
    ['9415000001', 'First Silks'],
    ['919415000001', 'First Silks'],
    ['09415000002', 'Second Silks'],
    ['00919415000002', 'Second Silks'],
  ])('is known by the mobile %s without a membership number', (mobile, name) => {
    expect(remarked({ mobile }, { listed })).toEqual([`mobile inList ${name}`]);
  });

  test('is not known by an empty cell', () => {
    expect(remarked({ mobile: '' }, { listed })).toEqual(['mobile required']);
  });

  test('is none where a spreadsheet program has shortened the mobile to digits that a list has', () => {
    const short = { names: ['Odd'], mobiles: ['91987711'], memberships: [''] };
    expect(remarked({ mobile: '9.19877E+11' }, { listed: short })).toEqual(['mobile upTo15Digits']);
  });
});

test('what is to be known is not what is to be mended', () => {
  expect((['sample', 'inList', 'repeated'] as const).filter(isFault)).toEqual([]);
  const faults = ['required', 'upTo15Digits', 'digitsLost', 'cellError', 'extraCells'] as const;
  expect(faults.filter(isFault)).toEqual(faults);
});
