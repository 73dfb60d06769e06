import { describe, expect, test } from 'vitest';
import { templateCsv } from '../template';
import { templateColumns } from '../templateColumns';
import { guessColumns, headerLike } from './columnGuess';

interface SmallFile {
  readonly what: string;
  /** The rows as an office has them, `|` between two cells; the first is the header where `headed`. */
  readonly rows: readonly string[];
  readonly headed: boolean;
  /** The column that each means, `-` for none; `~` before what only the cells tell. */
  readonly means: string;
}

const FILES: readonly SmallFile[] = [
  {
    what: 'a directory in English',
    headed: true,
    rows: [
      'Sr.No. | Party Name | Prop. | Mob. No. | Add. | Area | Remarks',
      '1 | Kashi Silk House | Ramesh Gupta | 9415012345 | K 1/2, Chowk, Varanasi | Chowk | paid',
      '2 | Ansari Fabrics | Iqbal Ansari | 9839012346 | B 3/4, Madanpura, Varanasi | Madanpura |',
    ],
    means: '- name rep_name_1 mobile address area -',
  },
  {
    what: 'a directory in Hindi',
    headed: true,
    rows: [
      'क्र.सं. | दुकान का नाम | प्रो० का नाम | मो० | पता | मोहल्ला | टिप्पणी',
      '१ | काशी सिल्क | रमेश गुप्ता | ९४१५०१२३४५ | के १/२, चौक | चौक |',
    ],
    means: '- name rep_name_1 mobile address area -',
  },
  {
    what: 'Hindi in Latin letters',
    headed: true,
    rows: ['Kram Sankhya | Dukan ka naam | Malik ka naam | Malik ka mobile | Pata | Ilaka'],
    means: '- name rep_name_1 rep_mobile_1 address area',
  },
  {
    what: 'two mobiles of the firm',
    headed: true,
    rows: ['S.N. | Membership No. | Firm | Mobile 1 | Mobile 2 | Address'],
    means: '- membership name mobile mobile_alt address',
  },
  {
    what: 'a mobile and a telephone',
    headed: true,
    rows: ['Name of Firm | Phone | Mobile No. | WhatsApp'],
    means: 'name - mobile mobile_alt',
  },
  {
    what: 'a name beside the name of the firm',
    headed: true,
    rows: ['Name | Party Name | Mobile | Address'],
    means: 'rep_name_1 name mobile address',
  },
  {
    what: 'a mobile of the firm and one of the person',
    headed: true,
    rows: ['Firm Name | Mobile | Contact Person | Mobile'],
    means: 'name mobile rep_name_1 rep_mobile_1',
  },
  {
    what: 'persons, each with a mobile, and none of the firm',
    headed: true,
    rows: ['Firm Name | Partner 1 | Mobile | Partner 2 | Mobile'],
    means: 'name rep_name_1 rep_mobile_1 rep_name_2 rep_mobile_2',
  },
  {
    what: 'names and mobiles that are counted',
    headed: true,
    rows: ['Firm Name | Firm Mobile | Name 1 | Mobile 1 | Name 2 | Mobile 2 | Name 6'],
    means: 'name mobile rep_name_1 rep_mobile_1 rep_name_2 rep_mobile_2 -',
  },
  {
    what: 'persons of several kinds',
    headed: true,
    rows: ['Firm | Proprietor | Manager | Manager Mobile | Prop. Mobile | Mobile'],
    means: 'name rep_name_1 rep_name_2 rep_mobile_2 rep_mobile_1 mobile',
  },
  {
    what: 'a proprietor before counted partners',
    headed: true,
    rows: ['Firm | Owner | Partner 1 | Partner 2'],
    means: 'name rep_name_1 rep_name_2 rep_name_3',
  },
  {
    what: 'more persons than a member has',
    headed: true,
    rows: ['Firm | Partner 1 | Partner 2 | Partner 3 | Partner 4 | Partner 5 | Partner 6'],
    means: 'name rep_name_1 rep_name_2 rep_name_3 rep_name_4 rep_name_5 -',
  },
  {
    what: 'two words for one person',
    headed: true,
    rows: ['Firm | Prop. Name | Contact Person No. | Firm Mobile'],
    means: 'name rep_name_1 rep_mobile_1 mobile',
  },
  {
    what: "the template's numbers with a further person",
    headed: true,
    rows: ['name | Owner | rep_name_1 | rep_mobile_1 | rep_name_3'],
    means: 'name rep_name_2 rep_name_1 rep_mobile_1 rep_name_3',
  },
  {
    what: 'one heading twice',
    headed: true,
    rows: ['Firm Name | Firm Name | Address | Address | Area | Area | Partner 1 | Partner 1 | Rep Mobile 2 | Rep Mobile 2'],
    means: 'name - address - area - rep_name_1 - rep_mobile_2 -',
  },
  {
    what: 'persons without a heading beside one with a heading',
    headed: true,
    rows: [
      'Firm Name | | Contact Person',
      'Kashi Silk | Mohan Gupta | Ramesh Gupta',
      'Ansari Silk | Salim Ansari | Iqbal Ansari',
      'Verma Silk | Ram Prasad | Sunita Devi',
    ],
    means: 'name - rep_name_1',
  },
  {
    what: 'a heading in other words and one in the words of the template',
    headed: true,
    rows: ['Firm ka naam | Firm Name | Pata | Address | Membership No | Memb. No.'],
    means: '- name - address membership -',
  },
  {
    what: 'headings that say nothing over cells that do',
    headed: true,
    rows: [
      'No. | M. No. | Member Name | Contact | Location | Details',
      '1 | BV/11 | Kashi Silk House | 9415012345 | K 1/2, Chowk, Varanasi | Handloom',
      '2 | BV/12 | Ansari Fabrics | 9839012346 | B 3/4, Madanpura, Varanasi | Powerloom',
      '3 | BV/17 | Gupta & Sons | 9839012347 | D 5/6, Sigra, Varanasi | Handloom',
    ],
    means: '- ~membership ~name ~mobile ~address -',
  },
  {
    what: 'a blank heading over mobiles, and one that knows better than its cells',
    headed: true,
    rows: [
      'Firm Name | Mobile | | GST No. | Nominee Mobile | Bhaiya Mobile',
      'Kashi Silk | 9415012345 | 9415012300 | 9415012310 | 9415012320 | 9415012340',
      'Ansari Silk | 9839012346 | 9839012300 | 9839012310 | 9839012320 | 9839012340',
      'Gupta Silk | 9839012347 | 9839012301 | 9839012311 | 9839012321 | 9839012341',
    ],
    means: 'name mobile ~mobile_alt - - -',
  },
  {
    what: 'a heading that its cells do not change',
    headed: true,
    rows: [
      'Contact Person | Firm Name | Vivaran',
      'Kashi Silk | 9415012345 | Kashi Silk',
      'Ansari Silk | 9839012346 | Ansari Silk',
      'Gupta Silk | 9839012347 | Gupta Silk',
    ],
    means: 'rep_name_1 name -',
  },
  {
    what: 'a firm’s mobile between the persons and theirs',
    headed: true,
    rows: ['Firm Name | Owner | Firm Mobile | Partner | Mobile'],
    means: 'name rep_name_1 mobile rep_name_2 rep_mobile_2',
  },
  {
    what: 'a bare name for the firm, and names that are counted',
    headed: true,
    rows: ['Name | Mobile | Name 1 | Mobile 1'],
    means: 'name mobile rep_name_1 rep_mobile_1',
  },
  {
    what: 'two mobiles of the firm, and partners without any',
    headed: true,
    rows: ['Firm | Mobile 1 | Mobile 2 | Partner 1 | Partner 2'],
    means: 'name mobile mobile_alt rep_name_1 rep_name_2',
  },
  {
    what: 'a number in other words beside one of two persons',
    headed: true,
    rows: ['Firm | Prop. Name | Contact Person No. | Manager'],
    means: 'name rep_name_1 rep_mobile_1 rep_name_2',
  },
  {
    what: 'a number in other words far from the only person',
    headed: true,
    rows: ['Firm | Prop. Name | Address | Contact Person No.'],
    means: 'name rep_name_1 address rep_mobile_1',
  },
  {
    what: 'a number in other words far from two persons',
    headed: true,
    rows: ['Firm | Prop. | Manager | Address | Contact Person No.'],
    means: 'name rep_name_1 rep_name_2 address -',
  },
  {
    what: 'half of a name',
    headed: true,
    rows: ['Firm Name | First Name | Last Name'],
    means: 'name - -',
  },
  {
    what: 'a heading after cells that are as good',
    headed: true,
    rows: ['Firm Name | | Ph.', 'A | 9415012345 |', 'B | 9839012346 |', 'C | 9839012347 |'],
    means: 'name ~mobile_alt mobile',
  },
  {
    what: 'a heading that is understood by half',
    headed: true,
    rows: ['Firm Name | Bhaiya Mobile | xyz', 'A | 9415012345 |', 'B | 9839012346 |', 'C | 9839012347 |'],
    means: 'name - -',
  },
  {
    what: 'no header: serial number, firm, person, mobile, address, area',
    headed: false,
    rows: [
      '1 | Kashi Silk House | Ramesh Gupta | 9415012345 | K 1/2, Chowk, Varanasi | Chowk',
      '2 | Ansari Fabrics | Iqbal Ansari | 98390 12346 | B 3/4, Madanpura, Varanasi | Madanpura',
      '3 | Jaiswal & Sons | Sunita Devi | +91 98390-12347 | D 5/6, Sigra, Varanasi | Sigra',
      '4 | Shri Vastralaya | Mohan Lal | 09839012348 | K 9/2, Chowk, Varanasi | Chowk',
    ],
    means: '- ~name ~rep_name_1 ~mobile ~address ~area',
  },
  {
    what: 'no header, in Hindi',
    headed: false,
    rows: [
      '१ | काशी सिल्क हाउस | रमेश गुप्ता | ९४१५०१२३४५ | के १/२, चौक, वाराणसी | चौक',
      '२ | अंसारी वस्त्रालय | इक़बाल अंसारी | ९८३९०१२३४६ | बी ३/४, मदनपुरा, वाराणसी | मदनपुरा',
      '३ | गुप्ता साड़ी केंद्र | सुनीता देवी | ९८३९०१२३४७ | डी ५/६, सिगरा, वाराणसी | सिगरा',
    ],
    means: '- ~name ~rep_name_1 ~mobile ~address ~area',
  },
  {
    what: 'no header: membership numbers of one series, two mobiles',
    headed: false,
    rows: [
      'BV/1 | Kashi Silk House | 9415012345 | 0542-2400001',
      'BV/2 | Ansari Fabrics | 9839012346 | 0542-2400002',
      'BV/9 | Jaiswal Textiles | 9839012347 |',
      'BV/10 | Verma Emporium | 9839012348 | 9839012399',
    ],
    means: '~membership ~name ~mobile ~mobile_alt',
  },
  {
    what: 'no header: membership numbers without letters beside row numbers',
    headed: false,
    rows: [
      '1 | 1001 | Kashi Silk House | 9415012345',
      '2 | 1002 | Ansari Fabrics | 9839012346',
      '3 | 1003 | Jaiswal Textiles | 9839012347',
    ],
    means: '- ~membership ~name ~mobile',
  },
  {
    what: 'no header: a mobile beside the person, after one of the firm',
    headed: false,
    rows: [
      'Kashi Silk House | 9415012345 | Ramesh Gupta | 9415012399',
      'Ansari Fabrics | 9839012346 | Iqbal Ansari | 9839012399',
      'Jaiswal Textiles | 9839012347 | Sunita Devi | 9839012398',
    ],
    means: '~name ~mobile ~rep_name_1 ~rep_mobile_1',
  },
  {
    what: 'no header: two persons, each with a mobile beside',
    headed: false,
    rows: [
      'Kashi Silk House | 9415012345 | Ramesh Gupta | 9415012399 | Mohan Gupta | 9415012398',
      'Ansari Fabrics | 9839012346 | Iqbal Ansari | 9839012399 | Salim Ansari | 9839012398',
      'Jaiswal Textiles | 9839012347 | Sunita Devi | 9839012397 | Ram Prasad | 9839012396',
    ],
    means: '~name ~mobile ~rep_name_1 ~rep_mobile_1 ~rep_name_2 ~rep_mobile_2',
  },
  {
    what: 'no header: a second name, which may be the father’s',
    headed: false,
    rows: [
      'Kashi Silk House | Ramesh Gupta | Mohan Gupta | 9415012345',
      'Ansari Fabrics | Iqbal Ansari | Salim Ansari | 9839012346',
      'Jaiswal Textiles | Sunita Devi | Ram Prasad | 9839012347',
    ],
    means: '~name ~rep_name_1 - ~mobile',
  },
  {
    what: 'no header: two numbers in one cell',
    headed: false,
    rows: [
      'Kashi Silk House | 9415012345/9839012346',
      'Ansari Fabrics | 9839012346, 9415012345',
      'Jaiswal Textiles | 9839012347',
    ],
    means: '~name ~mobile',
  },
  {
    what: 'no header: what looks like a number of ours and is none',
    headed: false,
    rows: [
      '221001 | 2345 6789 0123 | 01-02-2020 | 09AAACH7409R1ZZ | AAACH7409R | a@b.example | 1998 | 500',
      '221002 | 3456 7890 1234 | 02-02-2020 | 09AAACH7410R1ZZ | AAACH7410R | b@b.example | 2004 | 1000',
      '221010 | 4567 8901 2345 | 03-02-2020 | 09AAACH7411R1ZZ | AAACH7411R | c@b.example | 2011 | 1500',
    ],
    means: '- - - - - - - -',
  },
  {
    what: 'no header: landlines alone, which may be anybody’s',
    headed: false,
    rows: ['0542-2400001', '0542-2400002', '0542 2400003'],
    means: '-',
  },
  {
    what: 'no header: two columns of firms, of which one is a transporter’s',
    headed: false,
    rows: [
      'Kashi Silk House | Gati Trading Co | 9415012345',
      'Ansari Fabrics | Ganga Traders | 9839012346',
      'Jaiswal Textiles | Ganga Traders | 9839012347',
    ],
    means: '- - ~mobile',
  },
  {
    what: 'no header: kinds, towns, yes and no',
    headed: false,
    rows: Array.from({ length: 9 }, (_, row) =>
      row % 2 === 0 ? 'Handloom | Varanasi | Yes | Active | Banarasi Saree' : 'Powerloom | Jaunpur | No | Inactive | Cotton Suits',
    ),
    means: '- - - - -',
  },
  {
    what: 'no header: an area of few values, of which many are no known mohalla',
    headed: false,
    rows: Array.from({ length: 9 }, (_, row) => ['Madanpura', 'Nai Basti', 'Hukulganj'][row % 3] ?? ''),
    means: '~area',
  },
  {
    what: 'no header: persons in one cell with their mobiles',
    headed: false,
    rows: [
      'Kashi Silk House | Ramesh Gupta 9415012345, Sunita Gupta 9839012346',
      'Ansari Fabrics | Iqbal Ansari 9839012347',
      'Jaiswal Textiles | Mohan 9839012348 & Sohan 9839012349',
    ],
    means: '~name -',
  },
  {
    what: 'no header: too few rows to tell by',
    headed: false,
    rows: ['Kashi Silk House | 9415012345', 'Ansari Fabrics | 9839012346'],
    means: '- -',
  },
  {
    what: 'no header: mostly something else',
    headed: false,
    rows: ['9415012345', '9839012346', 'not known', 'closed'],
    means: '-',
  },
]; // prettier-ignore

const cellsOf = (row: string) => row.split('|').map((cell) => cell.trim());

describe('what the columns of a whole file are', () => {
  test.each(FILES)('$what', ({ rows, headed, means }) => {
    const table = rows.map(cellsOf);
    const [first = []] = table;
    const guesses = guessColumns(headed ? first : null, headed ? table.slice(1) : table);
    const told = guesses.map(({ column, by }) => `${by === 'content' ? '~' : ''}${column ?? '-'}`);
    expect(told.join(' ')).toBe(means);
  });

  test.each(FILES)('$what: the first row is a header or not', ({ rows, headed }) => {
    expect(headerLike(cellsOf(rows[0] ?? ''))).toBe(headed);
  });

  test.each(FILES)('$what: no column twice, and each with the evidence for it', ({ rows }) => {
    const table = rows.map(cellsOf);
    const [first = []] = table;
    for (const guesses of [guessColumns(first, table.slice(1)), guessColumns(null, table)]) {
      const columns = guesses.flatMap(({ column }) => column ?? []);
      expect(new Set(columns).size).toBe(columns.length);
      for (const { column, by } of guesses) expect(by === null).toBe(column === null);
    }
  });
});

test('the template is read by its titles alone', () => {
  const [header = '', ...rows] = templateCsv().replace('\uFEFF', '').split('\r\n');
  const samples = rows.map((row) => row.split(','));
  expect(guessColumns(header.split(','), samples).slice(0, templateColumns.length)).toEqual(
    templateColumns.map(({ key }) => ({ column: key, by: 'title' })),
  );
});

/** A column of so many mobiles, so many other cells, an empty one, and a row that ends before it. */
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

/** Cells of one column without a heading, and what they are. */
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
]; // prettier-ignore

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
    expect(headerLike(cellsOf(row))).toBe(expected);
  });
});
