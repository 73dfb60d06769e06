import { describe, expect, test } from 'vitest';
import {
  csvFile,
  HEADER_ROW,
  whyUnusable,
  rowsOf,
  xlsxParts,
  xmlRow,
  zipFile,
} from '../test/spreadsheetFiles';
import { withinTimes } from '../test/withinTimes';
import { LIMITS } from './UnusableFile';

const HEADER = 'membership,name,mobile,address\n';
const SHEET = [{ name: 'One', xml: HEADER_ROW + xmlRow(2, ['1', 'a', '2', 'b']) }];
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** A workbook with a note of this length above its header. */
function noted(length: number): File {
  const rows = [['a'.repeat(length)], ['membership', 'name', 'mobile'], ['1', 'a', '2']];
  const xml = rows.map((row, at) => xmlRow(at + 1, row)).join('');
  return zipFile(xlsxParts([{ name: 'One', xml }]));
}

const quickly = (file: File) => withinTimes(32, () => whyUnusable(file));

const ole = (...rest: readonly Buffer[]) => new Uint8Array(Buffer.concat([OLE, ...rest]));
const whole = zipFile(xlsxParts(SHEET));
const password = Buffer.from('EncryptedPackage', 'utf16le');
const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));

describe('names and first bytes', () => {
  test.each(['members.xls', 'members.pdf', 'csv', 'members.csv.exe'])('%s', async (name) => {
    expect(await whyUnusable(csvFile(HEADER, name))).toEqual({ reason: 'wrongName', name });
  });

  test.each([
    ['0 bytes', 'empty', csvFile('')],
    ['0 bytes named .xlsx', 'empty', csvFile('', 'a.xlsx')],
    ['a zip named .csv', 'zipNamedCsv', zipFile(xlsxParts(SHEET), 'a.csv')],
    ['text named .xlsx', 'notXlsx', csvFile(`${HEADER}1,a,2,b`, 'a.xlsx')],
    ['a zip without a workbook', 'notXlsx', zipFile([{ name: 'word/document.xml', body: '<w/>' }])],
    ['an .xls renamed to .xlsx', 'oldExcel', csvFile(ole(Buffer.alloc(2000)), 'a.xlsx')],
    ['an .xls renamed to .csv', 'oldExcel', csvFile(ole(Buffer.alloc(2000)))],
    ['a workbook with a password', 'password', csvFile(ole(Buffer.alloc(504), password), 'a.xlsx')],
    ['a PDF named .csv', 'notText', csvFile('%PDF-1.7 and so on')],
    ['a picture named .csv', 'notText', csvFile(bytes('89504e470d0a1a0a0000000d'))],
    [
      'bytes named .csv',
      'notText',
      csvFile(new Uint8Array(4000).map((_, at) => (at * 7919) % 251)),
    ],
    ['a file cut in the middle', 'damaged', new File([whole.slice(0, whole.size / 2)], 'a.xlsx')],
  ])('%s: %s', async (_, reason, file) => {
    expect(await whyUnusable(file)).toEqual({ reason });
  });

  test.each([
    csvFile(`${HEADER}1,a,2,b`, 'MEMBERS.CSV'),
    zipFile(xlsxParts(SHEET), 'MEMBERS.XLSX'),
  ])('$name in capitals is read', async (file) => {
    expect(await rowsOf(file)).toHaveLength(1);
  });
});

describe('limits', () => {
  test('10 MB', async () => {
    const size = LIMITS.bytes + 1;
    const why = { reason: 'tooManyBytes', bytes: size };
    expect(await quickly(csvFile(new Uint8Array(size)))).toEqual(why);
  });

  test('100,000 rows are read, one more is rejected', async () => {
    const rows = '1,a,2,b\n'.repeat(LIMITS.rows);
    expect(await rowsOf(csvFile(HEADER + rows))).toHaveLength(LIMITS.rows);
    const why = { reason: 'tooManyRows' };
    expect(await whyUnusable(csvFile(`${HEADER}${rows}1,a,2,b\n`))).toEqual(why);
  }, 30_000);

  test('a workbook has the same limit for a cell, even above its header', async () => {
    expect(await rowsOf(noted(2_000))).toHaveLength(1);
    const why = { reason: 'cellTooLong', row: 1, column: 1 };
    expect(await whyUnusable(noted(2_001))).toEqual(why);
  });

  test('ten million line breaks', async () => {
    expect(await quickly(csvFile(HEADER + '\n'.repeat(10_000_000)))).toEqual({
      reason: 'tooManyRows',
    });
    expect(await quickly(csvFile(HEADER + '\n'.repeat(1_000_000)))).toEqual({ reason: 'noRows' });
  }, 30_000);
});

describe('bombs', () => {
  test('a cell in the last row is no bomb', async () => {
    const xml = `${HEADER_ROW}<row r="1048576"><c r="A1048576"><v>1</v></c></row>`;
    const rows = await rowsOf(zipFile(xlsxParts([{ name: 'One', xml }])));
    expect(rows).toEqual([{ row: 1_048_576, cells: ['1', '', '', ''] }]);
  });

  test('a 60 MB text in 60 kB, rejected before it is unpacked', async () => {
    const parts = xlsxParts(SHEET, `<si><t>${'a'.repeat(60_000_000)}</t></si>`);
    const file = zipFile(parts);
    expect(file.size).toBeLessThan(100_000);
    const before = process.memoryUsage().arrayBuffers;
    expect(await quickly(file)).toMatchObject({ reason: 'unpacksTooLarge' });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2_000_000);
  });

  test('a part that unpacks to more than the directory declares', async () => {
    const parts = xlsxParts(SHEET, `<si><t>${'a'.repeat(60_000_000)}</t></si>`);
    const lying = parts.map((one) =>
      one.name.endsWith('sharedStrings.xml') ? { ...one, claimed: 5_000 } : one,
    );
    expect(await quickly(zipFile(lying))).toEqual({ reason: 'damaged' });
  });

  test('many parts that are too large together', async () => {
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
    expect(await quickly(file)).toEqual({ reason: 'tooManyRows' });
  }, 30_000);

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
