import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { choiceOf, columnChoices, withRemembered } from './columnUse';
import { headerMatches, headingsKey, recogniseColumns } from './recogniseColumns';

/**
 * The kind of file, the row of its last headings (from 0, -1 for none), its first rows, and the use of each column: `-` for
 * none, `~` if its cells decide, `!` if another column is used for what its heading means. `|` separates cells.
 */
type SmallFile = readonly [what: string, headerAt: number, uses: string, rows: readonly string[]];

const FILES: readonly SmallFile[] = [
  ['a group over names and mobiles', 1, 'name mobile rep_name_1 rep_mobile_1 rep_name_2 rep_mobile_2', ['Firm Name | Mobile | Representative 1 | | Representative 2 |', '| | Name | Mobile | Name | Mobile', 'Kashi | 9415012345 | Ramesh | 9415012346 | Sunita | 9415012347']],
  ['the groups are in the upper row alone', 1, 'name mobile address area rep_name_1 rep_mobile_1 rep_name_2 rep_mobile_2', ['| | | | Representative 1 | | Representative 2 |', 'Firm Name | Mobile | Address | Area | Name | Mobile | Name | Mobile', 'Kashi | 9415012345 | B 1 | Assi | Ramesh | 9415012346 | |']],
  ['in Hindi, below a title', 2, 'name mobile rep_name_1 rep_mobile_1 rep_name_2 rep_mobile_2', ['सदस्य सूची |', 'फर्म का नाम | मोबाइल | प्रतिनिधि 1 | | प्रतिनिधि 2 |', '| | नाम | मोबाइल | नाम | मोबाइल', 'काशी | ९४१५०१२३४५ | रमेश | ९४१५०१२३४६ | सुनीता | ९४१५०१२३४७']],
  ['one row below a title', 1, 'name mobile address', ['List of members 2024 |', 'Firm Name | Mobile | Address', 'Kashi | 9415012345 | B 1']],
  ['one row above firms with words of headings', 0, 'name mobile area', ['Firm Name | Mobile | Area', 'Mobile House | 9415012345 | Area', 'Owner | 9415012346 | Office']],
  ['a directory in English', 0, '- name rep_name_1 mobile address area -', ['Sr.No. | Party Name | Prop. | Mob. No. | Add. | Area | Remarks', '1 | Kashi Silk House | Ramesh Gupta | 9415012345 | K 1/2, Chowk, Varanasi | Chowk | paid']],
  ['a directory in Hindi', 0, '- name rep_name_1 mobile address area -', ['क्र.सं. | दुकान का नाम | प्रो० का नाम | मो० | पता | मोहल्ला | टिप्पणी', '१ | काशी सिल्क | रमेश गुप्ता | ९४१५०१२३४५ | के १/२, चौक | चौक |']],
  ['Hindi in Latin letters', 0, '- name rep_name_1 rep_mobile_1 address area', ['Kram Sankhya | Dukan ka naam | Malik ka naam | Malik ka mobile | Pata | Ilaka', '1 | Kashi | Ramesh | 9415012345 | B 1 | Assi']],
  ['two mobiles of the firm', 0, '- membership name mobile mobile_alt address', ['S.N. | Membership No. | Firm | Mobile 1 | Mobile 2 | Address', '1 | 7 | Kashi | 9415012345 | 9415012346 | B 1']],
  ['names and mobiles that are counted', 0, 'name mobile rep_name_1 rep_mobile_1 rep_name_2 rep_mobile_2 -', ['Firm Name | Firm Mobile | name_1 | mobile_1 | name_2 | mobile_2 | name_6', 'Kashi | 9415012345 | A | 9415012346 | B | 9415012347 | C']],
  ['a bare name and mobile, and others that are counted', 0, 'name mobile rep_name_1 rep_mobile_1', ['Name | Mobile | Name 1 | Mobile 1', 'Kashi | 9415012345 | A | 9415012346']],
  ['two mobiles of the firm, and partners without any', 0, 'name mobile mobile_alt rep_name_1 rep_name_2', ['Firm | Mobile 1 | Mobile 2 | Partner 1 | Partner 2', 'Kashi | 9415012345 | 9415012346 | A | B']],
  ['persons with and without a number', 0, 'name ! rep_name_1 rep_mobile_1 rep_name_2', ['Firm | Owner | Partner 1 | Partner 1 Mobile | Partner 2', 'Kashi | A | B | 9415012345 | C']],
  ['the template’s numbers with a further person', 0, 'name ! rep_name_1 rep_mobile_1 rep_name_3', ['name | Owner | rep_name_1 | rep_mobile_1 | rep_name_3', 'Kashi | A | B | 9415012345 | C']],
  ['counted names with a further person', 0, 'name rep_name_1 rep_mobile_1 !', ['Firm | Name 1 | Mobile 1 | Owner', 'Kashi | A | 9415012345 | B']],
  ['more persons than a member has', 0, 'name rep_name_1 rep_name_2 rep_name_3 rep_name_4 rep_name_5 -', ['Firm | Partner 1 | Partner 2 | Partner 3 | Partner 4 | Partner 5 | Partner 6', 'Kashi | A | B | C | D | E | F']],
  ['mobiles of several persons without a number', 0, 'name rep_name_1 ! - - mobile', ['Firm | Proprietor | Manager | Manager Mobile | Prop. Mobile | Mobile', 'Kashi | A | B | 9415012345 | 9415012346 | 9415012347']],
  ['two mobiles of the firm after a person', 0, 'name rep_name_1 mobile mobile_alt', ['Firm | Owner | Mobile 1 | Mobile 2', 'Kashi | A | 9415012345 | 9415012346']],
  ['the mobile of the first person, and a person without a number', 0, 'name - rep_mobile_1', ['Firm | Owner | Partner 1 Mobile', 'Kashi | A | 9415012345']],
  ['counted names, and a mobile of a person', 0, 'name rep_name_2 -', ['Firm | Name 2 | Owner Mobile', 'Kashi | A | 9415012345']],
  ['a mobile of the only person, who is the second', 0, 'name rep_name_2 rep_mobile_2', ['Firm | Partner 2 | Partner Mobile', 'Kashi | A | 9415012345']],
  ['a number in other words far from the only person', 0, 'name rep_name_1 address rep_mobile_1', ['Firm | Prop. Name | Address | Contact Person No.', 'Kashi | A | B 1 | 9415012345']],
  ['a bare name beside that of the firm', 0, '! name mobile address', ['Name | Party Name | Mobile | Address', 'Ramesh | Kashi | 9415012345 | B 1']],
  ['a bare mobile before that of the firm', 0, 'name rep_name_1 ! mobile', ['Firm Name | Contact Person | Mobile | Firm Mob. No.', 'Kashi | A | 9415012345 | 9415012346']],
  ['one heading twice', 0, 'name ! mobile ! address ! rep_name_1 !', ['Firm Name | Firm Name | Mobile | Mobile | Address | Address | Partner 1 | Partner 1', 'Kashi | X | 9415012345 | 9415012346 | B 1 | B 2 | A | B']],
  ['a title of the template after other words', 0, '! name ! address', ['Firm ka naam | Firm Name | Pata | Address', 'Kashi | Kashi | B 1 | B 1']],
  ['our own file with a further column of firms', 0, 'name mobile !', ['name | mobile | Company', 'Kashi | 9415012345 | X']],
  ['headings that say nothing', 0, '- - name ~mobile - - -', ['No. | M. No. | Member Name | Contact | Location | Details | Contact Person & Mobile', '1 | BV/11 | Kashi | 9415012345 | K 1/2, Chowk | Handloom | Ramesh 9415012346']],
  ['mobiles under no heading, and under headings of nothing that is imported', 0, 'name mobile ~mobile_alt - - -', ['Firm Name | Mobile | | GST No. | Nominee Mobile |', 'Kashi | 9415012345 | 9415012300 | 9415012310 | 9415012320 | 9415012330', 'Ansari | 9839012346 | NA | 9839012310 | 9839012320 | closed']],
  ['mobiles under words that nobody knows', 0, '- ~mobile -', ['Khata | Rabta | Vivaran', 'Kashi Silk | 94150 12345 | Handloom', 'Ansari | +91 98390-12346 / ९८३९०१२३४७ | Powerloom']],
  ['e-mail addresses under words that nobody knows', 0, 'name - mobile', ['Firm Name | Patrachar | Mobile', 'Kashi | a@b.example | 9415012345']],
  ['digits under the headings of names', 0, '- - - rep_name_3', ['Firm Name | Prop. 1 | Prop. 2 | Prop. 3', '9415012345 | 9415012346 / 9415012347 | 1 | Ramesh 9415012348']],
  ['no header', -1, '- - - ~mobile ~mobile_alt - -', ['1 | Kashi Silk House | Ramesh Gupta | 9415012345 | 9415012346 | K 1/2, Chowk | a@b.example', '2 | Ansari Fabrics | Iqbal Ansari | 98390 12346 | | B 3/4, Madanpura | b@b.example']],
  ['no header, in Hindi', -1, '- - ~mobile -', ['१ | काशी सिल्क हाउस | ९४१५०१२३४५ | चौक']],
  ['no header: the first mobile is missing', -1, '- ~mobile -', ['Gupta Company | not known | Chowk', 'Kashi Silk | 9415012345 | Chowk']],
  ['no header: all but one are mobiles', -1, '- -', ['Kashi Silk | 9415012345', 'Ansari | closed']],
  ['no header: other numbers of ten digits and more', -1, '- - - -', ['Kashi | 0542-2400001 | 2345 6789 0123 | 1234567890']],
]; // oxfmt-ignore

const cellsOf = (row: string) => row.split('|').map((cell) => cell.trim());
const SIGNS: Readonly<Record<string, string>> = { content: '~', taken: '!' };

test.each(FILES)('%s', (_, headerAt, uses, rows) => {
  const found = recogniseColumns(rows.map(cellsOf), []);
  expect(found.headerAt).toBe(headerAt);
  const used = found.by.map(
    (by, place) => `${SIGNS[by ?? ''] ?? ''}${choiceOf(found.mapping, place) ?? ''}` || '-',
  );
  expect(used.join(' ')).toBe(uses);
});

test('no more columns are matched than a file may have', () => {
  const found = recogniseColumns([Array.from({ length: 100 }, () => 'Mobile')], []);
  expect(found.by).toHaveLength(64);
});

describe('the first row', () => {
  test.each([
    ['Firm Name | Mobile No.', true],
    ['फर्म का नाम | | मोबाइल', true],
    ['Sr. No. | xyz | abc | Address', true],
    ['Sr. No. | Firm Name | Mobile No. | Address | Fee 2023 | 100001', true],
    ['Kashi Silk House | 9415012345', false],
    ['1 | Company Silk | 9415012345 | Chowk', false],
    ['Banaras Vastra Udyog Sangh', false],
    ['Members List 2023-24 | | |', false],
    ['Owner | 9415012345 | a@b.example', false],
    ['1 | 2 | 3 | 4', false],
    ['Owner | Manager | 9415012345', false],
    ['Kashi | Silk | Chowk', false],
  ])('"%s" is a header: %s', (row, expected) => {
    const first = [row, 'Kashi Silk | not known | B 1 | Assi | 0'].map(cellsOf);
    expect(recogniseColumns(first, []).headerAt).toBe(expected ? 0 : -1);
  });
});

describe('a choice of the person', () => {
  const rows = ['Sl. | Party | Where', '1 | Kashi | Assi'].map(cellsOf);
  const keysOf = (...keys: readonly (string | null)[]) => {
    const headings = headingsKey(['SL', 'party ', 'where:', '']);
    const { mapping, by } = recogniseColumns(rows, [{ headings, keys: [...keys] }]);
    return { mapping: Object.fromEntries(mapping), by };
  };

  test('counts before the headings, for files with these headings', () => {
    expect(keysOf('membership', 'rep_name_1', null)).toEqual({
      mapping: { membership: 0, rep_name_1: 1 },
      by: ['remembered', 'remembered', null],
    });
  });

  test('is left out where the template has no such column', () => {
    expect(keysOf('fax', 'name', 'name').mapping).toEqual({ name: 1 });
  });

  test('does not count for a file without headings, or with others', () => {
    const remembered = [[], ['Sl', 'Party']].map((headings) => ({
      headings: headingsKey(headings),
      keys: ['address'],
    }));
    expect(recogniseColumns(rows, remembered).mapping).toEqual(new Map([['name', 1]]));
    expect(recogniseColumns([['Kashi', '9415012345']], remembered).mapping).toEqual(
      new Map([['mobile', 1]]),
    );
  });

  test('is stored as in the versions before', () => {
    const stored = { headings: 'sl|party|where', keys: ['membership', 'name', null] };
    expect(v.parse(columnChoices.entry, stored)).toEqual(stored);
    expect(headingsKey(['Sl.', 'Party', 'Where', ''])).toBe(stored.headings);
    const other = { headings: 'x', keys: [] };
    expect(withRemembered(stored)([other, { ...stored, keys: [] }])).toEqual([stored, other]);
  });
});

test.each([
  ['Firm Name;Mobile No;Area', ';', 3],
  ['Firm Name;Mobile No;Area', ',', 0],
  ['List of members 2024;;', ';', 0],
  ['Party of owner;Kashi', ';', 0],
])('in "%s", cut at "%s", %s columns are named exactly', (row, separator, matches) => {
  expect(headerMatches([['List', ''], row.split(separator)])).toBe(matches);
});
