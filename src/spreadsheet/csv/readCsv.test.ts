import { describe, expect, test } from 'vitest';
import { csvFile, read, rowsOf, tableOf, whyUnusable } from '../../test/spreadsheetFiles';

const HEADER = 'membership,name,mobile,address';
const FIRM = ['0042', 'बनारसी वस्त्र ₹ é', '9198765432', 'Café, चौक'];
const FIRM_LINE = '0042,बनारसी वस्त्र ₹ é,9198765432,"Café, चौक"';

function utf16(text: string, order: 'le' | 'be', mark: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Buffer.from((mark ? '\uFEFF' : '') + text, 'utf16le'));
  if (order === 'be') Buffer.from(bytes.buffer).swap16();
  return bytes;
}

describe('encodings', () => {
  const text = `${HEADER}\n${FIRM_LINE}\n`;
  const cases: [string, Uint8Array<ArrayBuffer>][] = [
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['UTF-16 LE with a mark', utf16(text, 'le', true)],
    ['UTF-16 BE with a mark', utf16(text, 'be', true)],
    ['UTF-16 LE', utf16(text, 'le', false)],
    ['UTF-16 BE', utf16(text, 'be', false)],
  ];
  test.each(cases)('%s keeps Devanagari, ₹ and é', async (_, bytes) => {
    const reading = await read(csvFile(bytes));
    expect(reading).toMatchObject({ kind: 'table', isEncodingGuessed: false });
    expect(await rowsOf(csvFile(bytes))).toEqual([{ row: 2, cells: FIRM }]);
  });

  test('other bytes are read as windows-1252, and the guess is reported', async () => {
    const bytes = new Uint8Array(
      Buffer.from(`${HEADER}\n1,Caf\xe9 \x80 \x93Silk\x94,2,3\n`, 'latin1'),
    );
    expect(await read(csvFile(bytes))).toMatchObject({ isEncodingGuessed: true });
    expect(await rowsOf(csvFile(bytes))).toEqual([
      { row: 2, cells: ['1', 'Café € “Silk”', '2', '3'] },
    ]);
  });
});

test('a line break across two blocks of text adds no row', async () => {
  // 49 characters, then 16 per row: every 65,536th character is a row's \r.
  const text = `${HEADER},${'z'.repeat(16)}\r\n${'1,a,2,12345678\r\n'.repeat(9_000)}`;
  expect(text.charAt(65_535)).toBe('\r');
  const found = await rowsOf(csvFile(text));
  expect(found.map(({ row }) => row)).toEqual(Array.from({ length: 9_000 }, (_, at) => at + 2));
});

describe('the header', () => {
  test('in any case, with spaces, punctuation and Hindi; the first of two equal titles counts', async () => {
    const text = 'MOBILE no,  फर्म_का-नाम ,Turn over,Membership.No,firm name\n1,2,3,4,5\n';
    expect(await read(csvFile(text))).toMatchObject({
      headerRow: 1,
      headings: ['MOBILE no', '  फर्म_का-नाम ', 'Turn over', 'Membership.No', 'firm name'],
    });
    expect(await rowsOf(csvFile(text))).toEqual([{ row: 2, cells: ['4', '2', '1', ''] }]);
  });

  test('not in the first row; blank rows are skipped and every row keeps its number', async () => {
    const text = `List of members\n\n,,,\nName\n${HEADER}\n1,a,2,b\n\n , ,,\n2,c,4,d\n`;
    expect(await rowsOf(csvFile(text))).toEqual([
      { row: 6, cells: ['1', 'a', '2', 'b'] },
      { row: 9, cells: ['2', 'c', '4', 'd'] },
    ]);
  });

  test('none among the first 20 rows: every row is data; a header without rows is rejected', async () => {
    const text = `${'x,y\n'.repeat(20)}${HEADER}\n1,2,3,4\n`;
    expect(await read(csvFile(text))).toMatchObject({ kind: 'table', headerRow: 0, headings: [] });
    expect(await rowsOf(csvFile(text))).toHaveLength(22);
    expect(await whyUnusable(csvFile(`${HEADER}\n,,\n`))).toEqual({ reason: 'noRows' });
  });
});

async function issuesOf(lines: string) {
  const { table } = await tableOf(csvFile(`${HEADER}\n${lines}`));
  const rows = table.page(0, 50).map(({ row, issues }) => ({ row, issues }));
  return rows.filter(({ issues }) => issues.length > 0);
}

describe('issues found while reading', () => {
  test.each(['9.19877E+11', '9.19877e+11', '9,19877E+11', '9E+11', ' 9.2E11 ', '-1.5E+20'])(
    'digits lost: %s is reported and left unchanged',
    async (cell) => {
      const line = `1,a,"${cell}",b\n`;
      expect(await issuesOf(line)).toEqual([
        { row: 2, issues: [{ column: 2, code: 'digitsLost', detail: '' }] },
      ]);
      expect((await rowsOf(csvFile(`${HEADER}\n${line}`)))[0]?.cells[2]).toBe(cell);
    },
  );

  test.each([
    '919876543210',
    '0919876543210',
    '12E5',
    'E+11',
    '9.5',
    'B-2/45 E',
    '+91 98765 43210',
  ])('digits not lost: %s', async (cell) => {
    expect(await issuesOf(`1,a,${cell},b\n`)).toEqual([]);
  });
});
