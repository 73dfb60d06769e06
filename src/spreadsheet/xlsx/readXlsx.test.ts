import { describe, expect, test } from 'vitest';
import type { TestSheet } from '../../test/spreadsheetFiles';
import { HEADER_ROW, read, rowsOf, xlsxParts, xmlRow, zipFile } from '../../test/spreadsheetFiles';

const STYLES =
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="00000"/></numFmts>' +
  '<cellXfs count="5"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="11"/></cellXfs>';

function book(sheets: readonly TestSheet[], strings = ''): File {
  return zipFile(xlsxParts(sheets, strings, STYLES));
}

/** The text of one cell, written as XML by hand. */
async function cellRead(xml: string, strings = '') {
  const file = book([{ name: 'One', xml: HEADER_ROW + xmlRow(2, ['1', xml]) }], strings);
  const reading = await read(file);
  if (reading.kind !== 'table') throw new Error(JSON.stringify(reading));
  const { cells, remarks } = reading.table.row(0);
  return { text: cells[1], codes: remarks.map(({ code, detail }) => [code, detail]) };
}

describe('cells', () => {
  test.each([
    [
      'a mobile of 12 digits, shown as 9.19877E+11',
      '<c r="B2" s="4"><v>919876543210</v></c>',
      '919876543210',
    ],
    ['15 digits', '<c r="B2"><v>919876543210987</v></c>', '919876543210987'],
    ['the same as a fraction of powers', '<c r="B2"><v>9.19876543210E11</v></c>', '919876543210'],
    ['a fraction', '<c r="B2"><v>2500.1</v></c>', '2500.1'],
    ['a fraction with rounding noise', '<c r="B2"><v>0.30000000000000004</v></c>', '0.3'],
    ['zero', '<c r="B2"><v>0</v></c>', '0'],
    ['a number in a format of zeros', '<c r="B2" s="3"><v>42</v></c>', '00042'],
    ['a date in the short format', '<c r="B2" s="1"><v>45292</v></c>', '01-01-2024'],
    ['a date as shown', '<c r="B2" s="2"><v>45292</v></c>', '01/01/2024'],
    ['a date as ISO text', '<c r="B2" t="d" s="2"><v>2024-01-31</v></c>', '31/01/2024'],
    [
      'a formula by its value',
      '<c r="B2" t="str"><f>A1&amp;"x"</f><v>Silk &amp; Co</v></c>',
      'Silk & Co',
    ],
    ['a formula of a number', '<c r="B2"><f>1+1</f><v>2</v></c>', '2'],
    ['true', '<c r="B2" t="b"><v>1</v></c>', 'TRUE'],
    ['false', '<c r="B2" t="b"><v>0</v></c>', 'FALSE'],
    ['a leading apostrophe', `<c r="B2" t="inlineStr"><is><t>'=x</t></is></c>`, `'=x`],
    ['spaces', '<c r="B2" t="inlineStr"><is><t xml:space="preserve"> a </t></is></c>', ' a '],
  ])('%s', async (_, xml, text) => {
    expect(await cellRead(xml)).toEqual({ text, codes: [] });
  });

  test('shared and rich texts', async () => {
    const strings =
      '<si><t>one</t></si><si><r><t>बनारसी </t></r><r><rPr><b/></rPr><t>₹ &lt;é&gt;</t></r></si>';
    expect((await cellRead('<c r="B2" t="s"><v>1</v></c>', strings)).text).toBe('बनारसी ₹ <é>');
  });

  test.each(['9198765432101234', '9.198765432101234E+17'])(
    'more than 15 digits (%s) are told, not repaired',
    async (value) => {
      const { text, codes } = await cellRead(`<c r="B2"><v>${value}</v></c>`);
      expect(codes).toEqual([['digitsLost', '']]);
      expect(text).toMatch(/^9\.\d+E\+1\d$/);
    },
  );

  test('an error is read as empty and told', async () => {
    expect(await cellRead('<c r="B2" t="e"><v>#REF!</v></c>')).toEqual({
      text: '',
      codes: [['cellError', '#REF!']],
    });
  });

  test.each(['<c r="B2"><f>1+1</f></c>', '<c r="B2" t="str"><f>A1</f><v></v></c>'])(
    'a formula without a stored value is told: %s',
    async (xml) => {
      expect(await cellRead(xml)).toEqual({ text: '', codes: [['notCalculated', '']] });
    },
  );
});

describe('sheets and rows', () => {
  const one = HEADER_ROW + xmlRow(2, ['1', 'a', '2', 'b']);
  const two = HEADER_ROW + xmlRow(2, ['2', 'c', '4', 'd']);

  test('several sheets are offered by name, hidden ones are not; the chosen one is read', async () => {
    const file = book([
      { name: 'Silk &amp; Co', xml: one },
      { name: 'Hidden', xml: '', state: 'hidden' },
      { name: 'Second', xml: two },
    ]);
    expect(await read(file)).toEqual({ kind: 'sheets', names: ['Silk & Co', 'Second'] });
    expect(await rowsOf(file, 'Second')).toEqual([{ row: 2, cells: ['2', 'c', '4', 'd'] }]);
    expect(await rowsOf(file, 'Silk & Co')).toEqual([{ row: 2, cells: ['1', 'a', '2', 'b'] }]);
  });

  test('the only visible sheet needs no choice', async () => {
    const file = book([
      { name: 'Hidden', xml: two, state: 'veryHidden' },
      { name: 'Shown', xml: one },
    ]);
    expect(await rowsOf(file)).toEqual([{ row: 2, cells: ['1', 'a', '2', 'b'] }]);
  });

  test('rows keep their numbers over gaps, blank and styled rows, and a header further down', async () => {
    const xml =
      xmlRow(2, ['List of members']) +
      xmlRow(5, ['membership', 'name', 'mobile', 'address']) +
      '<row r="6" s="1"><c r="A6" s="1"/></row>' +
      xmlRow(9, ['1', 'a', '2', 'b']) +
      xmlRow(700, ['2', 'c', '4', 'line\none']) +
      '<row r="1048576"><c r="A1048576" s="1"/></row>';
    expect(await rowsOf(book([{ name: 'One', xml }]))).toEqual([
      { row: 9, cells: ['1', 'a', '2', 'b'] },
      { row: 700, cells: ['2', 'c', '4', 'line\none'] },
    ]);
  });

  test('a name in capitals is an .xlsx, too', async () => {
    const file = zipFile(xlsxParts([{ name: 'One', xml: one }]), 'MEMBERS.XLSX');
    expect(await rowsOf(file)).toHaveLength(1);
  });
});
