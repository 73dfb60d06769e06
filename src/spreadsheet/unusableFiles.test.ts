import { describe, expect, test } from 'vitest';
import {
  csvFile,
  HEADER_ROW,
  read,
  whyUnusable,
  rowsOf,
  xlsxParts,
  xmlRow,
  zipFile,
} from '../test/spreadsheetFiles';
import { withinSeconds } from '../test/withinSeconds';
import { LIMITS } from './UnusableFile';

const HEADER = 'membership,name,mobile,address\n';
const SHEET = [{ name: 'One', xml: HEADER_ROW + xmlRow(2, ['1', 'a', '2', 'b']) }];
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const cells = (count: number) => Array.from({ length: count }, (_, at) => `x${at}`).join(',');

/** A workbook with a note of so many letters above its header. */
function noted(length: number): File {
  const rows = [['a'.repeat(length)], ['membership', 'name', 'mobile'], ['1', 'a', '2']];
  const xml = rows.map((row, at) => xmlRow(at + 1, row)).join('');
  return zipFile(xlsxParts([{ name: 'One', xml }]));
}

const quickly = (file: File) => withinSeconds(2, () => whyUnusable(file));

describe('names and first bytes', () => {
  test.each(['members.xls', 'members.pdf', 'csv', 'members.csv.exe'])('%s', async (name) => {
    expect(await whyUnusable(csvFile(HEADER, name))).toEqual({ reason: 'wrongName', name });
  });

  test('a CSV in capitals is read', async () => {
    expect(await rowsOf(csvFile(`${HEADER}1,a,2,b`, 'MEMBERS.CSV'))).toHaveLength(1);
  });

  test.each(['a.csv', 'a.xlsx'])('0 bytes, %s', async (name) => {
    expect(await whyUnusable(csvFile('', name))).toEqual({ reason: 'empty' });
  });

  test('a zip named .csv', async () => {
    expect(await whyUnusable(zipFile(xlsxParts(SHEET), 'a.csv'))).toEqual({
      reason: 'zipNamedCsv',
    });
  });

  test('text named .xlsx', async () => {
    expect(await whyUnusable(csvFile(`${HEADER}1,a,2,b`, 'a.xlsx'))).toEqual({ reason: 'notXlsx' });
  });

  test('a zip without a workbook', async () => {
    const file = zipFile([{ name: 'word/document.xml', body: '<w/>' }]);
    expect(await whyUnusable(file)).toEqual({ reason: 'notXlsx' });
  });

  test.each(['a.xlsx', 'a.csv'])('an .xls renamed to %s', async (name) => {
    const file = csvFile(new Uint8Array(Buffer.concat([OLE, Buffer.alloc(2000)])), name);
    expect(await whyUnusable(file)).toEqual({ reason: 'oldExcel' });
  });

  test('a workbook with a password', async () => {
    const inside = Buffer.from('EncryptedPackage', 'utf16le');
    const file = csvFile(new Uint8Array(Buffer.concat([OLE, Buffer.alloc(504), inside])), 'a.xlsx');
    expect(await whyUnusable(file)).toEqual({ reason: 'password' });
  });

  test.each([
    ['a PDF', Buffer.from('%PDF-1.7 and so on')],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
    ['bytes', Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 7919) % 251))],
  ])('%s named .csv', async (_, bytes) => {
    expect(await whyUnusable(csvFile(new Uint8Array(bytes)))).toEqual({ reason: 'notText' });
  });

  test('a file cut in the middle', async () => {
    const whole = await zipFile(xlsxParts(SHEET)).arrayBuffer();
    const half = new File([whole.slice(0, whole.byteLength / 2)], 'a.xlsx');
    expect(await whyUnusable(half)).toEqual({ reason: 'damaged' });
  });

  test('every single broken byte of a small workbook is read or refused, never thrown', async () => {
    const whole = new Uint8Array(await zipFile(xlsxParts(SHEET)).arrayBuffer());
    for (let at = 0; at < whole.length; at += 17) {
      const broken = whole.with(at, (whole[at] ?? 0) ^ 0xff);
      expect((await read(csvFile(broken, 'a.xlsx'))).kind).toMatch(/table|sheets|unusable/);
    }
  });
});

describe('limits', () => {
  test('10 MB', async () => {
    const bytes = LIMITS.bytes + 1;
    expect(await quickly(csvFile(new Uint8Array(bytes)))).toEqual({
      reason: 'tooManyBytes',
      bytes,
      limit: LIMITS.bytes,
    });
  });

  test('100,000 rows are read, one more is refused', async () => {
    const rows = '1,a,2,b\n'.repeat(LIMITS.rows);
    expect(await rowsOf(csvFile(HEADER + rows))).toHaveLength(LIMITS.rows);
    const why = { reason: 'tooManyRows', limit: LIMITS.rows };
    expect(await whyUnusable(csvFile(`${HEADER}${rows}1,a,2,b\n`))).toEqual(why);
  }, 30_000);

  test('64 columns are read, a 65th is refused by its row', async () => {
    expect(await rowsOf(csvFile(`name,mobile,${cells(62)}\na,b,${cells(62)},,,\n`))).toHaveLength(
      1,
    );
    expect(await whyUnusable(csvFile(`name,mobile\na,b\na,b,${cells(63)}\n`))).toEqual({
      reason: 'tooManyColumns',
      row: 3,
      columns: 65,
      limit: 64,
    });
  });

  test('a workbook is held to the same length, above its header too', async () => {
    expect(await rowsOf(noted(2_000))).toHaveLength(1);
    const why = { reason: 'cellTooLong', row: 1, column: 1, limit: 2_000 };
    expect(await whyUnusable(noted(2_001))).toEqual(why);
  });

  test('ten million line ends', async () => {
    expect(await quickly(csvFile(HEADER + '\n'.repeat(10_000_000)))).toEqual({
      reason: 'tooManyRows',
      limit: LIMITS.rows,
    });
    expect(await quickly(csvFile(HEADER + '\n'.repeat(1_000_000)))).toEqual({ reason: 'noRows' });
  }, 30_000);
});

describe('bombs', () => {
  test('one cell at XFD1048576', async () => {
    const xml = `${HEADER_ROW}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`;
    expect(await quickly(zipFile(xlsxParts([{ name: 'One', xml }])))).toEqual({
      reason: 'tooManyColumns',
      row: 1_048_576,
      columns: 16_384,
      limit: 64,
    });
  });

  test('one cell in the last row is no bomb', async () => {
    const xml = `${HEADER_ROW}<row r="1048576"><c r="A1048576"><v>1</v></c></row>`;
    const rows = await rowsOf(zipFile(xlsxParts([{ name: 'One', xml }])));
    expect(rows).toEqual([{ row: 1_048_576, cells: ['1', '', '', ''] }]);
  });

  test('a 60 MB text in 60 kB, refused before it is unpacked', async () => {
    const parts = xlsxParts(SHEET, `<si><t>${'a'.repeat(60_000_000)}</t></si>`);
    const file = zipFile(parts);
    expect(file.size).toBeLessThan(100_000);
    const before = process.memoryUsage().arrayBuffers;
    expect(await quickly(file)).toMatchObject({ reason: 'unpacksTooLarge' });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2_000_000);
  });

  test('a part that unpacks to more than the directory says', async () => {
    const parts = xlsxParts(SHEET, `<si><t>${'a'.repeat(60_000_000)}</t></si>`);
    const lying = parts.map((one) =>
      one.name.endsWith('sharedStrings.xml') ? { ...one, claimed: 5_000 } : one,
    );
    expect(await quickly(zipFile(lying))).toEqual({ reason: 'damaged' });
  });

  test('many parts that are too much together', async () => {
    const megabyte = { body: 'a', claimed: 1024 * 1024 };
    const many = Array.from({ length: 200 }, (_, at) => ({ name: `xl/media/${at}`, ...megabyte }));
    const file = zipFile([...xlsxParts(SHEET), ...many]);
    expect(await quickly(file)).toMatchObject({ reason: 'unpacksTooLarge' });
  });

  test('1,000,000 rows', async () => {
    const rows = Array.from(
      { length: 1_000_000 },
      (_, at) => `<row><c><v>${at % 977}</v></c></row>`,
    );
    const file = zipFile(xlsxParts([{ name: 'One', xml: HEADER_ROW + rows.join('') }]));
    expect(await quickly(file)).toEqual({ reason: 'tooManyRows', limit: LIMITS.rows });
  }, 30_000);

  test('a row of 16,384 cells in every row', async () => {
    const wide = Array.from({ length: 16_384 }, (_, at) => `<c><v>${at}</v></c>`).join('');
    const xml = `${HEADER_ROW}<row r="2">${wide}</row>`.repeat(40);
    expect(await quickly(zipFile(xlsxParts([{ name: 'One', xml }])))).toMatchObject({
      reason: 'tooManyColumns',
      row: 2,
    });
  });

  test.each([
    'xl/sharedStrings.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
    'xl/styles.xml',
  ])('entities that grow, in %s', async (name) => {
    const bomb =
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>';
    const parts = xlsxParts(SHEET).map((one) =>
      one.name === name
        ? { ...one, body: `<?xml version="1.0"?>${bomb}${one.body.toString()}` }
        : one,
    );
    expect(await quickly(zipFile(parts))).toEqual({ reason: 'documentType' });
  });

  test('__proto__ as the name of a sheet, a part, a header and a text', async () => {
    const xml = xmlRow(1, ['__proto__', 'name', 'mobile']) + xmlRow(2, ['__proto__', 'a', '1']);
    const parts = xlsxParts([{ name: '__proto__', xml }]);
    const file = zipFile([...parts, { name: '__proto__', body: 'x' }]);
    expect(await rowsOf(file, '__proto__')).toEqual([{ row: 2, cells: ['', 'a', '1', ''] }]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
