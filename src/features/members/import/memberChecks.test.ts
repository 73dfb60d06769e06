import { describe, expect, test } from 'vitest';
import { validation } from '../../../test/validation';
import { type ComparedFirm, isError, MemberChecks } from './memberChecks';
import { templateColumns } from './template';

/** Firms of a list: membership number, name, mobile and address. */
type FirmTuple = readonly [membership: string, name: string, mobile: string, address: string];

const listOf = (firms: readonly FirmTuple[]): readonly ComparedFirm[] =>
  firms.map(([membership, name, mobile, address]) => ({ membership, name, mobile, address }));

/** A file with all columns of the template except these. */
const matchedWithout = (...keys: readonly string[]): readonly boolean[] =>
  templateColumns.map(({ key }) => !keys.includes(key));

const right = { name: 'Assi Silks', mobile: '9415012345', address: 'B 1/2, Assi', area: 'Assi' };

interface Judging {
  readonly listed?: readonly FirmTuple[];
  readonly others?: readonly FirmTuple[];
  readonly without?: readonly string[];
}

const keyOf = (column: number | null) =>
  column === null ? 'row' : (templateColumns[column]?.key ?? '');

/** The issues of a row that is correct except for these cells. */
function judged(
  cells: Readonly<Record<string, string>>,
  { listed = [], others = [], without = [] }: Judging = {},
) {
  const row: Readonly<Record<string, string>> = { ...right, ...cells };
  const texts = templateColumns.map(({ key }) => row[key] ?? '');
  const isMatched = matchedWithout(...without);
  const checks = new MemberChecks({ listed: listOf(listed), others: listOf(others) });
  const { issues, result } = checks.check(texts, isMatched);
  return {
    issues: issues.map(({ column, code, detail }) =>
      [keyOf(column), code, detail].join(' ').trim(),
    ),
    expectedResult: result,
    changes: checks.changes(texts, isMatched)?.map(({ column, text }) => [keyOf(column), text]),
  };
}

const remarked = (cells: Readonly<Record<string, string>>, judging?: Judging) =>
  judged(cells, judging).issues;

/** A text that an input would change; a cell of a file keeps it. */
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

  const ofEdit = validation
    .filter(({ form, values }) => form === 'edit' && Object.entries(values).every(isTyped))
    .map((row) => ({
      cells: asCells(row.values),
      said: 'text' in row ? [`${columns[row.under]} required`] : [],
    }));

  test('the table has rows that are refused and rows that are taken', () => {
    expect(ofEdit.filter(({ said }) => said.length > 0).length).toBeGreaterThan(5);
    expect(ofEdit.filter(({ said }) => said.length === 0).length).toBeGreaterThan(2);
  });

  test.each(ofEdit)('$cells: $said', ({ cells, said }) => {
    expect(remarked(cells)).toEqual(said);
  });
});

test.each([
  ['mobile', '1234567890123456', 'upTo15Digits'],
  ['mobile', '9876543210.5', 'upTo15Digits'],
  ['mobile_alt', '0542-2450000 / 2450001', 'upTo15Digits'],
  ['rep_mobile_5', 'Ramesh', 'upTo15Digits'],
  ['mobile', '9415012345\n9415012346', 'upTo15Digits'],
  ['name', 'Kashi Silk\nAssi Silk', 'oddName'],
  ['name', 'Kashi\t9415012345', 'oddName'],
  ['rep_name_2', '९४१५० १२३४५', 'oddName'],
  ['rep_mobile_1', ' 9415012345', 'separators'],
  ['rep_mobile_2', '+91 98390 00001.00', 'asAmount 919839000001'],
  ['name', '-', 'nothing -'],
  ['mobile', 'N/A', 'nothing N/A'],
  ['mobile_alt', '0000000000', 'nothing 0000000000'],
  ['area', '.', 'nothing .'],
  ['rep_mobile_2', '०', 'nothing ०'],
])('%s %j has the issue %s', (key, value, issue) => {
  expect(remarked({ [key]: value })).toEqual([`${key} ${issue}`]);
});

test.each([
  ['membership', '0'],
  ['membership', '12.5'],
  ['name', '786'],
  ['address', 'B 1\nAssi'],
  ['name', 'Nil Ratan'],
  ['mobile_alt', '05422400001'],
  // Only the reader reports a number that lost its digits.
  ['mobile', '9.19877E+11'],
])('%s may be %s', (key, value) => {
  expect(remarked({ [key]: value })).toEqual([]);
});

test('every broken rule of a row is an issue, but not a column that the file does not have', () => {
  const cells = { name: '', mobile: 'x', address: ' ', area: '', mobile_alt: 'y' };
  expect(remarked(cells, { without: ['area'] })).toEqual([
    'name required',
    'mobile upTo15Digits',
    'mobile_alt upTo15Digits',
    'address required',
  ]);
});

test.each([
  { name: 'Sample Silk House (delete this row)' },
  { name: ' नमूना हथकरघा (यह पंक्ति हटाएँ) ' },
  { mobile: '9999900001' },
  { mobile: '9999900003' },
])('a sample row of the template is recognised by its name or mobile: %o', (cells) => {
  expect(remarked(cells)).toEqual(['row sample']);
});

describe('a firm that the list has', () => {
  const listed: readonly FirmTuple[] = [
    ['1001', 'First Silks', '9415000001', 'B 1/2, Assi'],
    ['', 'Second Silks', '+91 94150 00002', 'Chowk'],
    ['1003', 'Third Silks', '9415000001', 'Lanka'],
    ['', 'Fourth Silks', '', ''],
    ['VM/५', 'सा\u095Cी घर', '9415000005', 'चौक'],
  ];

  /** The list has the same values. */
  test.each([
    ['9415000002', '\u200BChowk', 'Second\u00A0Silks\u200B'],
    ['09415000002', ' Chowk ', 'Second Silks'],
    ['9415000005', 'चौक', 'सा\u0921\u093Cी घर'],
  ])('is found by the mobile %s without a membership number', (mobile, address, name) => {
    const same = { issues: [], expectedResult: 'same', changes: [] };
    expect(judged({ mobile, address, name }, { listed })).toEqual(same);
  });

  test('is known by its number or mobile in any writing; what differs is told with what the list has', () => {
    const third = { membership: ' 1003 ', mobile: '9415012345' };
    expect(judged(third, { listed })).toEqual({
      issues: [],
      expectedResult: 'changed',
      changes: [
        ['name', 'Third Silks'],
        ['mobile', '9415000001'],
        ['address', 'Lanka'],
      ],
    });
    // A missing nukta counts as a change.
    const fifth = { membership: ' vm/5\u200E', name: 'साडी घर', mobile: '9415000005' };
    expect(judged(fifth, { listed }).changes).toEqual([
      ['membership', 'VM/५'],
      ['name', 'सा\u095Cी घर'],
      ['address', 'चौक'],
    ]);
    const second = { mobile: '٩٤١٥٠٠٠٠٠٢', address: 'Chowk', name: 'Second Silks' };
    expect(judged(second, { listed })).toMatchObject({ expectedResult: 'same', changes: [] });
    // A missing column changes nothing.
    const mobileAlone = { membership: '1003', mobile: '9415000001' };
    expect(judged(mobileAlone, { listed, without: ['name', 'address'] }).expectedResult).toBe(
      'same',
    );
  });

  test('is another one under a number that the list does not have; that its mobile is there is to be known', () => {
    expect(judged({ membership: '77', mobile: '9415000002' }, { listed })).toEqual({
      issues: ['mobile mobileInList Second Silks'],
      expectedResult: 'new',
      changes: undefined,
    });
  });

  test.each([
    ['First Silks', '9415000001', 'B 1/2, Assi', 'same', []],
    ['FIRST  silks', '919415000001', 'B 1/2, Assi', 'changed', [['name', 'First Silks']]],
    ['Third Silks', '9415000001', 'Chowk', 'changed', [['address', 'Lanka']]],
    // Nobody knows which of them the server changes.
    ['Sixth Silks', '9415000001', 'Lanka', 'changed', undefined],
    ['', '9415000001', 'Lanka', 'changed', undefined],
  ] as const)(
    'with a mobile of several is the namesake of the row, and they are named: %j',
    (name, mobile, address, expectedResult, changes) => {
      const issues = [
        ...(name === '' ? ['name required'] : []),
        'mobile mobileOfSeveral First Silks, Third Silks',
      ];
      const same = { issues, expectedResult, changes };
      expect(judged({ name, mobile, address }, { listed })).toEqual(same);
      expect(judged({ name, mobile, address }, { listed, others: listed })).toEqual(same);
    },
  );

  test('is named in the other list too, of several the namesake', () => {
    const others: readonly FirmTuple[] = [
      ['', 'Other Silks', '9415000009', ''],
      ['', 'assi silks', '9415000009', ''],
      ['', 'Third Silks', '9415000009', ''],
    ];
    const told = (name: string) => remarked({ name, mobile: '9415000009' }, { listed, others });
    expect(told('Assi Silks')).toEqual(['row inOtherList assi silks']);
    expect(told('Lanka Silks')).toEqual(['row inOtherList Other Silks']);
  });

  test('under a number that the list does not have is new, though several have its mobile', () => {
    expect(judged({ membership: '77', mobile: '9415000001' }, { listed })).toMatchObject({
      issues: ['mobile mobileOfSeveral First Silks, Third Silks'],
      expectedResult: 'new',
    });
  });

  test('is known as soon as the list that has it comes', () => {
    const texts = templateColumns.map(({ key }) => (key === 'mobile' ? '9415000001' : ''));
    const checks = new MemberChecks({ listed: listOf([]), others: listOf([]) });
    const fate = () => checks.check(texts, matchedWithout()).result;
    expect(fate()).toBe('new');
    checks.compareWith({ listed: listOf(listed), others: listOf([]) });
    expect(fate()).toBe('changed');
  });

  test.each(['-', 'NA', 'nil', 'नहीं'])(
    'is found by the mobile if the number is %s',
    (membership) => {
      expect(judged({ membership, mobile: '9415000002.0' }, { listed }).expectedResult).toBe(
        'changed',
      );
    },
  );

  test.each([
    ['an empty cell', '', ''],
    ['noughts', '0', '0'],
    ['a mobile that a spreadsheet program has shortened', '9.19877E+11', '91987711'],
  ])('is not found by %s', (_, mobile, inList) => {
    expect(judged({ mobile }, { listed: [['', 'Odd', inList, '']] }).expectedResult).toBe('new');
  });

  test.each([
    { membership: '2001' },
    { mobile: '919415000009' },
    { membership: '9', mobile: '9415000009' },
  ])('is in the other list: %o', (cells) => {
    const others: readonly FirmTuple[] = [['2001', 'Other Silks', '9415000009', '']];
    expect(judged(cells, { listed, others })).toMatchObject({
      issues: ['row inOtherList Other Silks'],
      expectedResult: 'new',
    });
  });

  test('is not reported for the other list if this one has it', () => {
    expect(remarked({ membership: '1001' }, { listed, others: listed })).toEqual([]);
  });
});

test('information is no error', () => {
  expect(
    (['sample', 'mobileInList', 'mobileOfSeveral', 'inOtherList', 'repeated'] as const).filter(
      isError,
    ),
  ).toEqual([]);
  const faults = ['required', 'upTo15Digits', 'digitsLost', 'cellError', 'cellCount'] as const;
  expect(faults.filter(isError)).toEqual(faults);
});
