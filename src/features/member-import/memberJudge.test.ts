import { describe, expect, test } from 'vitest';
import { validation } from '../../test/validation';
import type { Matching } from '../../spreadsheet/rows/Matching';
import { LISTED_END, type ListedTexts } from './ListedFirms';
import { FATES, isFault, MemberJudge } from './memberJudge';
import { templateColumns } from './templateColumns';

/** Firms of a list: membership number, name, mobile and address. */
type Firm = readonly [membership: string, name: string, mobile: string, address: string];

function textsOf(firms: readonly Firm[]): ListedTexts {
  const column = (at: number) => firms.map((firm) => `${firm[at]}${LISTED_END}`).join('');
  return { memberships: column(0), names: column(1), mobiles: column(2), addresses: column(3) };
}

/** A file that has each column of the template but these. */
const matchedWithout = (...keys: string[]): Matching => ({
  places: templateColumns.map(({ key }, at) => (keys.includes(key) ? -1 : at)),
  texts: templateColumns.map(() => ''),
  divided: null,
});

const right = { name: 'Assi Silks', mobile: '9415012345', address: 'B 1/2, Assi', area: 'Assi' };

interface Judging {
  readonly listed?: readonly Firm[];
  readonly others?: readonly Firm[];
  readonly without?: readonly string[];
}

const keyOf = (column: number | null) =>
  column === null ? 'row' : (templateColumns[column]?.key ?? '');

/** What is said of a row that is right but for these cells. */
function judged(
  cells: Readonly<Record<string, string>>,
  { listed = [], others = [], without = [] }: Judging = {},
) {
  const row: Readonly<Record<string, string>> = { ...right, ...cells };
  const texts = templateColumns.map(({ key }) => row[key] ?? '');
  const matching = matchedWithout(...without);
  const judge = new MemberJudge({ listed: textsOf(listed), others: textsOf(others) });
  return {
    remarks: judge
      .remarks(texts, matching)
      .map(({ column, code, detail }) => [keyOf(column), code, detail].join(' ').trim()),
    fate: FATES[judge.fate(texts, matching)],
    changes: judge.changes(texts, matching)?.map(({ column, text }) => [keyOf(column), text]),
  };
}

const remarked = (cells: Readonly<Record<string, string>>, judging?: Judging) =>
  judged(cells, judging).remarks;

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
    ['mobile', '9876543210.5'],
    ['mobile_alt', '0542-2450000 / 2450001'],
    ['rep_mobile_5', 'Ramesh'],
  ])('%s takes digits only, at most 15: not %j', (key, value) => {
    expect(remarked({ [key]: value })).toEqual([`${key} upTo15Digits`]);
  });

  test.each([
    ['mobile', '+91 94150 12345'],
    ['rep_mobile_1', ' 9415012345'],
  ])('%s: the signs in %j can be taken out', (key, value) => {
    expect(remarked({ [key]: value })).toEqual([`${key} separators`]);
  });

  test.each([
    ['mobile', '9839000001.0', '9839000001'],
    ['rep_mobile_2', '+91 98390 00001.00', '919839000001'],
    ['membership', '1001.0', '1001'],
  ])('%s: %s was written as an amount, %s is meant', (key, value, number) => {
    expect(remarked({ [key]: value })).toEqual([`${key} asAmount ${number}`]);
  });

  test.each([
    ['name', '-'],
    ['mobile', 'N/A'],
    ['mobile_alt', '0000000000'],
    ['area', '.'],
    ['membership', 'nil'],
    ['rep_mobile_2', '०'],
  ])('%s: %s stands for nothing', (key, value) => {
    expect(remarked({ [key]: value })).toEqual([`${key} nothing ${value}`]);
  });

  test.each([
    ['membership', '0'],
    ['membership', '12.5'],
    ['name', 'Nil Ratan'],
    ['mobile_alt', '05422400001'],
  ])('%s may be %s', (key, value) => {
    expect(remarked({ [key]: value })).toEqual([]);
  });

  test('of a number that lost its digits the reading alone speaks', () => {
    expect(remarked({ mobile: '9.19877E+11' })).toEqual([]);
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

describe('a firm that the list has', () => {
  const listed: readonly Firm[] = [
    ['1001', 'First Silks', '9415000001', 'B 1/2, Assi'],
    ['', 'Second Silks', '+91 94150 00002', 'Chowk'],
    ['1003', 'Third Silks', '9415000001', 'Lanka'],
    ['', 'Fourth Silks', '', ''],
    ['VM/५', 'सा\u095Cी घर', '9415000005', 'चौक'],
  ];

  test('is known by the membership number; what differs is told with what the list has', () => {
    const third = judged({ membership: ' 1003 ', mobile: '9415012345' }, { listed });
    expect(third).toEqual({
      remarks: [],
      fate: 'changed',
      changes: [
        ['name', 'Third Silks'],
        ['mobile', '9415000001'],
        ['address', 'Lanka'],
      ],
    });
  });

  test.each([
    ['9415000001', 'B 1/2, Assi', 'First Silks'],
    ['919415000001', 'B 1/2, Assi', 'First Silks'],
    ['09415000002', ' Chowk ', 'Second Silks'],
    ['9415000002', '\u200BChowk', 'Second\u00A0Silks\u200B'],
    ['9415000005', 'चौक', 'सा\u0921\u093Cी घर'],
  ])(
    'is known by the mobile %s without a membership number, and the same',
    (mobile, address, name) => {
      expect(judged({ mobile, address, name }, { listed })).toEqual({
        remarks: [],
        fate: 'same',
        changes: [],
      });
    },
  );

  test('is known by its mobile in any writing', () => {
    const second = { mobile: '٩٤١٥٠٠٠٠٠٢', address: 'Chowk', name: 'Second Silks' };
    expect(judged(second, { listed })).toMatchObject({ fate: 'same', changes: [] });
  });

  test('is known by its number in any writing; a nukta that the file leaves out would be a change', () => {
    const cells = { membership: ' vm/5\u200E', name: 'साडी घर', mobile: '9415000005' };
    expect(judged(cells, { listed })).toMatchObject({
      fate: 'changed',
      changes: [
        ['membership', 'VM/५'],
        ['name', 'सा\u095Cी घर'],
        ['address', 'चौक'],
      ],
    });
  });

  test('changes nothing where the file does not speak of it', () => {
    const mobileAlone = judged(
      { membership: '1003', mobile: '9415000001' },
      { listed, without: ['name', 'address'] },
    );
    expect(mobileAlone.fate).toBe('same');
  });

  test('is another one under a number that the list does not have; that its mobile is there is to be known', () => {
    expect(judged({ membership: '77', mobile: '9415000001' }, { listed })).toEqual({
      remarks: ['mobile mobileInList First Silks'],
      fate: 'new',
      changes: undefined,
    });
  });

  test('is known as soon as the list that has it comes', () => {
    const texts = templateColumns.map(({ key }) => (key === 'mobile' ? '9415000001' : ''));
    const judge = new MemberJudge({ listed: textsOf([]), others: textsOf([]) });
    const fate = () => {
      judge.remarks(texts, matchedWithout());
      return FATES[judge.fate(texts, matchedWithout())];
    };
    expect(fate()).toBe('new');
    judge.compareWith({ listed: textsOf(listed), others: textsOf([]) });
    expect(fate()).toBe('changed');
  });

  test('is not known by an empty cell', () => {
    expect(judged({ mobile: '' }, { listed })).toMatchObject({ fate: 'new' });
  });

  test.each(['-', 'NA', 'nil', 'नहीं'])(
    'is known by the mobile where the number is %s',
    (membership) => {
      expect(judged({ membership, mobile: '9415000002.0' }, { listed }).fate).toBe('changed');
    },
  );

  test('is not known by noughts', () => {
    const odd: readonly Firm[] = [['', 'Odd', '0', '']];
    expect(judged({ mobile: '0' }, { listed: odd }).fate).toBe('new');
  });

  test('is none where a spreadsheet program has shortened the mobile to digits that a list has', () => {
    const short: readonly Firm[] = [['', 'Odd', '91987711', '']];
    expect(judged({ mobile: '9.19877E+11' }, { listed: short }).fate).toBe('new');
  });

  test.each([
    { membership: '2001' },
    { mobile: '919415000009' },
    { membership: '9', mobile: '9415000009' },
  ])('stands in the other list: %o', (cells) => {
    const others: readonly Firm[] = [['2001', 'Other Silks', '9415000009', '']];
    expect(judged(cells, { listed, others })).toMatchObject({
      remarks: ['row inOtherList Other Silks'],
      fate: 'new',
    });
  });

  test('is not sought in the other list once this one has it', () => {
    expect(remarked({ membership: '1001' }, { listed, others: listed })).toEqual([]);
  });
});

test('what is to be known is not what is to be mended', () => {
  expect((['sample', 'mobileInList', 'inOtherList', 'repeated'] as const).filter(isFault)).toEqual(
    [],
  );
  const faults = ['required', 'upTo15Digits', 'digitsLost', 'cellError', 'extraCells'] as const;
  expect(faults.filter(isFault)).toEqual(faults);
});
