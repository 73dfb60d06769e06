import { describe, expect, test } from 'vitest';
import { guessColumns, isHeaderLike } from './columnGuess';

/** The kind of file, the meaning of each of its columns (`-` for none; `~` if guessed from cells), and its rows. */
type SmallFile = readonly [what: string, means: string, rows: readonly string[]];

/** The first row is the header. `|` separates cells. */
const HEADED: readonly SmallFile[] = [
  ['a directory in English', '- name rep_name_1 mobile address area -', [
    'Sr.No. | Party Name | Prop. | Mob. No. | Add. | Area | Remarks',
    '1 | Kashi Silk House | Ramesh Gupta | 9415012345 | K 1/2, Chowk, Varanasi | Chowk | paid',
    '2 | Ansari Fabrics | Iqbal Ansari | 9839012346 | B 3/4, Madanpura, Varanasi | Madanpura |',
  ]],
  ['a directory in Hindi', '- name rep_name_1 mobile address area -', [
    'क्र.सं. | दुकान का नाम | प्रो० का नाम | मो० | पता | मोहल्ला | टिप्पणी',
    '१ | काशी सिल्क | रमेश गुप्ता | ९४१५०१२३४५ | के १/२, चौक | चौक |',
  ]],
  ['Hindi in Latin letters', '- name rep_name_1 rep_mobile_1 address area', ['Kram Sankhya | Dukan ka naam | Malik ka naam | Malik ka mobile | Pata | Ilaka']],
  ['two mobiles of the firm', '- membership name mobile mobile_alt address', ['S.N. | Membership No. | Firm | Mobile 1 | Mobile 2 | Address']],
  ['a mobile and a telephone', 'name - mobile mobile_alt', ['Name of Firm | Phone | Mobile No. | WhatsApp']],
  ['a name beside the name of the firm', 'rep_name_1 name mobile address', ['Name | Party Name | Mobile | Address']],
  ['a mobile of the firm and one of the person', 'name mobile rep_name_1 rep_mobile_1', ['Firm Name | Mobile | Contact Person | Mobile']],
  ['persons, each with a mobile, and none of the firm', 'name rep_name_1 rep_mobile_1 rep_name_2 rep_mobile_2', ['Firm Name | Partner 1 | Mobile | Partner 2 | Mobile']],
  ['names and mobiles that are counted', 'name mobile rep_name_1 rep_mobile_1 rep_name_2 rep_mobile_2 -', ['Firm Name | Firm Mobile | Name 1 | Mobile 1 | Name 2 | Mobile 2 | Name 6']],
  ['persons of several kinds', 'name rep_name_1 rep_name_2 rep_mobile_2 rep_mobile_1 mobile', ['Firm | Proprietor | Manager | Manager Mobile | Prop. Mobile | Mobile']],
  ['a proprietor before counted partners', 'name rep_name_1 rep_name_2 rep_name_3', ['Firm | Owner | Partner 1 | Partner 2']],
  ['more persons than a member has', 'name rep_name_1 rep_name_2 rep_name_3 rep_name_4 rep_name_5 -', ['Firm | Partner 1 | Partner 2 | Partner 3 | Partner 4 | Partner 5 | Partner 6']],
  ['two words for one person', 'name rep_name_1 rep_mobile_1 mobile', ['Firm | Prop. Name | Contact Person No. | Firm Mobile']],
  ["the template's numbers with a further person", 'name rep_name_2 rep_name_1 rep_mobile_1 rep_name_3', ['name | Owner | rep_name_1 | rep_mobile_1 | rep_name_3']],
  ['one heading twice', 'name - address - area - rep_name_1 - rep_mobile_2 -', ['Firm Name | Firm Name | Address | Address | Area | Area | Partner 1 | Partner 1 | Rep Mobile 2 | Rep Mobile 2']],
  ['persons without a heading beside one with a heading', 'name - rep_name_1', [
    'Firm Name | | Contact Person',
    'Kashi Silk | Mohan Gupta | Ramesh Gupta',
    'Ansari Silk | Salim Ansari | Iqbal Ansari',
    'Verma Silk | Ram Prasad | Sunita Devi',
  ]],
  ['a heading in other words and one in the words of the template', '- name - address membership -', ['Firm ka naam | Firm Name | Pata | Address | Membership No | Memb. No.']],
  ['headings that say nothing over cells that do', '- ~membership ~name ~mobile ~address -', [
    'No. | M. No. | Member Name | Contact | Location | Details',
    '1 | BV/11 | Kashi Silk House | 9415012345 | K 1/2, Chowk, Varanasi | Handloom',
    '2 | BV/12 | Ansari Fabrics | 9839012346 | B 3/4, Madanpura, Varanasi | Powerloom',
    '3 | BV/17 | Gupta & Sons | 9839012347 | D 5/6, Sigra, Varanasi | Handloom',
  ]],
  ['a blank heading over mobiles, and one that knows better than its cells', 'name mobile ~mobile_alt - - -', [
    'Firm Name | Mobile | | GST No. | Nominee Mobile | Bhaiya Mobile',
    'Kashi Silk | 9415012345 | 9415012300 | 9415012310 | 9415012320 | 9415012340',
    'Ansari Silk | 9839012346 | 9839012300 | 9839012310 | 9839012320 | 9839012340',
    'Gupta Silk | 9839012347 | 9839012301 | 9839012311 | 9839012321 | 9839012341',
  ]],
  ['digits under the heading of a person', 'name ~rep_mobile_1 mobile', [
    'Firm | Owner / Call | Firm Mobile',
    'Kashi Silk | 9415012345 / 9415012346 | 9415012300',
    'Ansari Silk | NA | 9839012300',
  ]],
  ['digits under the heading of a person, in Hindi', 'name rep_name_1 ~rep_mobile_1', [
    'फर्म का नाम | मालिक का नाम | मालिक / फोन',
    'काशी सिल्क | रमेश गुप्ता | ९४१५० १२३४५',
  ]],
  ['a heading of a name over mobiles', 'rep_name_1 ~mobile ~name', [
    'Contact Person | Firm Name | Vivaran',
    'Kashi Silk | 9415012345 | Kashi Silk',
    'Ansari Silk | 9839012346 | Ansari Silk',
    'Gupta Silk | 9839012347 | Gupta Silk',
  ]],
  ['a firm’s mobile between the persons and theirs', 'name rep_name_1 mobile rep_name_2 rep_mobile_2', ['Firm Name | Owner | Firm Mobile | Partner | Mobile']],
  ['a bare name for the firm, and names that are counted', 'name mobile rep_name_1 rep_mobile_1', ['Name | Mobile | Name 1 | Mobile 1']],
  ['two mobiles of the firm, and partners without any', 'name mobile mobile_alt rep_name_1 rep_name_2', ['Firm | Mobile 1 | Mobile 2 | Partner 1 | Partner 2']],
  ['a number in other words beside one of two persons', 'name rep_name_1 rep_mobile_1 rep_name_2', ['Firm | Prop. Name | Contact Person No. | Manager']],
  ['a number in other words far from the only person', 'name rep_name_1 address rep_mobile_1', ['Firm | Prop. Name | Address | Contact Person No.']],
  ['a number in other words far from two persons', 'name rep_name_1 rep_name_2 address -', ['Firm | Prop. | Manager | Address | Contact Person No.']],
  ['half of a name', 'name - -', ['Firm Name | First Name | Last Name']],
  ['a heading after cells that are as good', 'name ~mobile_alt mobile', ['Firm Name | | Ph.', 'A | 9415012345 |', 'B | 9839012346 |', 'C | 9839012347 |']],
  ['a heading that is understood by half', 'name - -', ['Firm Name | Bhaiya Mobile | xyz', 'A | 9415012345 |', 'B | 9839012346 |', 'C | 9839012347 |']],
  ...['Contact', 'Contact Details', 'संपर्क', 'Rabta'].map((head): SmallFile => [
    `mobiles under “${head}”`, 'name ~mobile address area',
    [`name | ${head} | address | area`, 'Assi Silks | 9415012345 | B 1 | Assi'],
  ]),
]; // oxfmt-ignore

const BARE: readonly SmallFile[] = [
  ['no header: serial number, firm, person, mobile, address, area', '- ~name ~rep_name_1 ~mobile ~address ~area', [
    '1 | Kashi Silk House | Ramesh Gupta | 9415012345 | K 1/2, Chowk, Varanasi | Chowk',
    '2 | Ansari Fabrics | Iqbal Ansari | 98390 12346 | B 3/4, Madanpura, Varanasi | Madanpura',
    '3 | Jaiswal & Sons | Sunita Devi | +91 98390-12347 | D 5/6, Sigra, Varanasi | Sigra',
    '4 | Shri Vastralaya | Mohan Lal | 09839012348 | K 9/2, Chowk, Varanasi | Chowk',
  ]],
  ['no header, in Hindi', '- ~name ~rep_name_1 ~mobile ~address ~area', [
    '१ | काशी सिल्क हाउस | रमेश गुप्ता | ९४१५०१२३४५ | के १/२, चौक, वाराणसी | चौक',
    '२ | अंसारी वस्त्रालय | इक़बाल अंसारी | ९८३९०१२३४६ | बी ३/४, मदनपुरा, वाराणसी | मदनपुरा',
    '३ | गुप्ता साड़ी केंद्र | सुनीता देवी | ९८३९०१२३४७ | डी ५/६, सिगरा, वाराणसी | सिगरा',
  ]],
  ['no header: membership numbers of one series, two mobiles', '~membership ~name ~mobile ~mobile_alt', [
    'BV/1 | Kashi Silk House | 9415012345 | 0542-2400001',
    'BV/2 | Ansari Fabrics | 9839012346 | 0542-2400002',
    'BV/9 | Jaiswal Textiles | 9839012347 |',
    'BV/10 | Verma Emporium | 9839012348 | 9839012399',
  ]],
  ['no header: membership numbers without letters beside row numbers', '- ~membership ~name ~mobile', [
    '1 | 1001 | Kashi Silk House | 9415012345',
    '2 | 1002 | Ansari Fabrics | 9839012346',
    '3 | 1003 | Jaiswal Textiles | 9839012347',
  ]],
  ['no header: a mobile beside the person, after one of the firm', '~name ~mobile ~rep_name_1 ~rep_mobile_1', [
    'Kashi Silk House | 9415012345 | Ramesh Gupta | 9415012399',
    'Ansari Fabrics | 9839012346 | Iqbal Ansari | 9839012399',
    'Jaiswal Textiles | 9839012347 | Sunita Devi | 9839012398',
  ]],
  ['no header: two persons, each with a mobile beside', '~name ~mobile ~rep_name_1 ~rep_mobile_1 ~rep_name_2 ~rep_mobile_2', [
    'Kashi Silk House | 9415012345 | Ramesh Gupta | 9415012399 | Mohan Gupta | 9415012398',
    'Ansari Fabrics | 9839012346 | Iqbal Ansari | 9839012399 | Salim Ansari | 9839012398',
    'Jaiswal Textiles | 9839012347 | Sunita Devi | 9839012397 | Ram Prasad | 9839012396',
  ]],
  ['no header: a second name, which may be the father’s', '~name ~rep_name_1 - ~mobile', [
    'Kashi Silk House | Ramesh Gupta | Mohan Gupta | 9415012345',
    'Ansari Fabrics | Iqbal Ansari | Salim Ansari | 9839012346',
    'Jaiswal Textiles | Sunita Devi | Ram Prasad | 9839012347',
  ]],
  ['no header: two numbers in one cell', '~name ~mobile', [
    'Kashi Silk House | 9415012345/9839012346',
    'Ansari Fabrics | 9839012346, 9415012345',
    'Jaiswal Textiles | 9839012347',
  ]],
  ['no header: what looks like a number of ours and is none', '- - - - - - - -', [
    '221001 | 2345 6789 0123 | 01-02-2020 | 09AAACH7409R1ZZ | AAACH7409R | a@b.example | 1998 | 500',
    '221002 | 3456 7890 1234 | 02-02-2020 | 09AAACH7410R1ZZ | AAACH7410R | b@b.example | 2004 | 1000',
    '221010 | 4567 8901 2345 | 03-02-2020 | 09AAACH7411R1ZZ | AAACH7411R | c@b.example | 2011 | 1500',
  ]],
  ['no header: landlines alone, which may be anybody’s', '-', ['0542-2400001', '0542-2400002', '0542 2400003']],
  ['no header: two columns of firms, of which one is a transporter’s', '- - ~mobile', [
    'Kashi Silk House | Gati Trading Co | 9415012345',
    'Ansari Fabrics | Ganga Traders | 9839012346',
    'Jaiswal Textiles | Ganga Traders | 9839012347',
  ]],
  ['no header: kinds, towns, yes and no', '- - - - -', Array.from({ length: 9 }, (_, row) =>
    row % 2 === 0 ? 'Handloom | Varanasi | Yes | Active | Banarasi Saree' : 'Powerloom | Jaunpur | No | Inactive | Cotton Suits',
  )],
  ['no header: an area of few values, of which many are no known mohalla', '~area', Array.from({ length: 9 }, (_, row) => ['Madanpura', 'Nai Basti', 'Hukulganj'][row % 3] ?? '')],
  ['no header: persons in one cell with their mobiles', '~name -', [
    'Kashi Silk House | Ramesh Gupta 9415012345, Sunita Gupta 9839012346',
    'Ansari Fabrics | Iqbal Ansari 9839012347',
    'Jaiswal Textiles | Mohan 9839012348 & Sohan 9839012349',
  ]],
  ['no header: too few rows to tell by', '- -', ['Kashi Silk House | 9415012345', 'Ansari Fabrics | 9839012346']],
  ['no header: mostly something else', '-', ['9415012345', '9839012346', 'not known', 'closed']],
]; // oxfmt-ignore

const FILES = [
  ...HEADED.map((file) => [...file, true] as const),
  ...BARE.map((file) => [...file, false] as const),
];

const cellsOf = (row: string) => row.split('|').map((cell) => cell.trim());

describe('the columns of a whole file', () => {
  test.each(FILES)('%s', (_, means, rows, headed) => {
    expect(isHeaderLike(cellsOf(rows[0] ?? ''))).toBe(headed);
    const table = rows.map(cellsOf);
    const [first = []] = table;
    const guesses = guessColumns(headed ? first : null, headed ? table.slice(1) : table);
    const told = guesses.map(({ column, by }) => `${by === 'content' ? '~' : ''}${column ?? '-'}`);
    expect(told.join(' ')).toBe(means);
    // With or without a header: no column twice, and each with its evidence.
    for (const some of [guessColumns(first, table.slice(1)), guessColumns(null, table)]) {
      const columns = some.flatMap(({ column }) => column ?? []);
      expect(new Set(columns).size).toBe(columns.length);
      for (const { column, by } of some) expect(by === null).toBe(column === null);
    }
  });
});

/** A column with some mobiles, some other cells, an empty one, and a row that ends before it. */
const mobilesAnd = (others: number, count: number) => [
  ...Array.from({ length: count }, (_, row) => [String(9415012345 + row)]),
  ...Array.from({ length: others }, () => ['closed']),
  [''],
  [],
];

test('a share of 60 % of the filled cells is enough, and less is not', () => {
  expect(guessColumns(null, mobilesAnd(4, 6))).toEqual([{ column: 'mobile', by: 'content' }]);
  expect(guessColumns(null, mobilesAnd(4, 5))).toEqual([{ column: null, by: null }]);
});

/** Cells of one column without a heading, with their meaning. */
const COLUMNS: readonly (readonly [what: string, cells: string, column: string | null])[] = [
  ['a series with slips', 'BV/1 | BV/2 | BV/3 | BV/4 | B.V.5', 'membership'],
  ['a series by year', 'BVUS/2023/15 | BVUS/2023/16 | BVUS/2024/1', 'membership'],
  ['numbers in Devanagari', '१००१ | १००२ | १००५', 'membership'],
  ['numbers in which one slipped', '101 | 103 | 104 | 108 | 110 | 120 | 125 | 131 | 140 | 141 | 145 | 900 | 901', 'membership'],
  ['a series that repeats', 'BV/1 | BV/1 | BV/2 | BV/2', null],
  ['a series of one letter, as houses have', 'A-47 | A-48 | A-52', null],
  ['bills', 'INV-101 | INV-102 | INV-103', null],
  ['codes of banks', 'SBIN0123456 | SBIN0123457 | SBIN0123458', null],
  ['rows of a second page', '151 | 152 | 153 | 154', null],
  ['numbers in no order', '512 | 317 | 901 | 224', null],
  ['numbers of which half rise', '512 | 317 | 901 | 224 | 377 | 388', null],
  ['small numbers', '3 | 7 | 12', null],
  ['branches of a bank', 'Chowk Branch | Lanka Branch | Sigra Branch', null],
  ['towns', 'Varanasi | Ramnagar | Chandauli | Ramnagar | Varanasi | Ramnagar | Ramnagar | Jaunpur', null],
  ['remarks', 'paid on 10/05/2020, chowk | paid on 11/05/2020, chowk | due 12/05/2020, chowk', null],
  ['persons with a mobile and a place', 'Mohan 98390 12346, Chowk | Sohan 98390 12347, Chowk | Rohan 98390 12348, Chowk', null],
  ['persons with a landline and a place', 'Mohan 2400001, Chowk | Sohan 2400002, Chowk | Rohan 2400003, Chowk', null],
  ['families as areas', 'Ram Nagar | Shyam Bagh | Lal Katra', null],
  ['numbers of another country', '+971501234567 | +971501234568 | +971501234569', null],
]; // oxfmt-ignore

test.each(COLUMNS)('a column of %s', (_, cells, column) => {
  const samples = cells.split(' | ').map((cell) => [cell]);
  expect(guessColumns(null, samples)[0]?.column ?? null).toBe(column);
});

test('a file without cells has no columns, and one of too many is read as far as the limit', () => {
  expect(guessColumns(null, [])).toEqual([]);
  expect(guessColumns([], [[]])).toEqual([]);
  expect(
    guessColumns(
      Array.from({ length: 100 }, () => 'Mobile'),
      [],
    ),
  ).toHaveLength(64);
});

describe('a first row', () => {
  test.each([
    ['Firm Name | Mobile No.', true],
    ['Mobile', true],
    ['फर्म का नाम | | मोबाइल', true],
    ['Sr. No. | xyz | abc | Address', true],
    ['Sr. No. | Firm Name | Mobile No. | Address | Fee 2023 | 100001', true],
    ['Kashi Silk House | 9415012345', false],
    ['1 | Company Silk | 9415012345 | Chowk', false],
    ['Banaras Vastra Udyog Sangh', false],
    ['Members List 2023-24 | | |', false],
    ['Owner | 9415012345 | a@b.example', false],
    ['1 | 2 | 3 | 4', false],
    [' | | ', false],
    ['Owner | Manager | 9415012345', false],
    ['Kashi | Silk | Chowk', false],
  ] as const)('"%s" is a header: %s', (row, expected) => {
    expect(isHeaderLike(cellsOf(row))).toBe(expected);
  });
});
