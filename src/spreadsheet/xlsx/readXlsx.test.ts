import { describe, expect, test } from 'vitest';
import {
  type TestSheet,
  cellRead,
  HEADER_ROW,
  read,
  rowsOf,
  rowsRead,
  tableOf,
  whyUnusable,
  xlsxParts,
  xmlRow,
  zipFile,
} from '../../test/spreadsheetFiles';

const STYLES =
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="00000"/></numFmts>' +
  '<cellXfs count="5"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="11"/></cellXfs>';

function book(sheets: readonly TestSheet[], strings = ''): File {
  return zipFile(xlsxParts(sheets, strings, STYLES));
}

describe('cells', () => {
  test.each([
    ['15 digits', '<c r="B2"><v>919876543210987</v></c>', '919876543210987'],
    ['leading zeros in a number', '<c r="B2"><v>0042</v></c>', '0042'],
    ['spaces around a number', '<c r="B2"><v xml:space="preserve"> 42\n</v></c>', '42'],
    ['a date in the short format', '<c r="B2" s="1"><v>45292</v></c>', '01-01-2024'],
    ['a date as ISO text', '<c r="B2" t="d" s="2"><v>2024-01-31</v></c>', '31/01/2024'],
    ['false', '<c r="B2" t="b"><v>0</v></c>', 'FALSE'],
    ['a leading apostrophe', `<c r="B2" t="inlineStr"><is><t>'=x</t></is></c>`, `'=x`],
    ['spaces', '<c r="B2" t="inlineStr"><is><t xml:space="preserve"> a </t></is></c>', ' a '],
  ])('%s', async (_, xml, text) => {
    expect(await cellRead(xml, '', STYLES)).toEqual({ text, codes: [] });
  });

  test.each([
    ['a formula that gives ""', '<c r="B2" t="str"><f>A1</f><v></v></c>'],
    ['the same with a self-closing tag', '<c r="B2" t="str"><f>A1</f><v/></c>'],
    [
      'the same with preserved spaces',
      '<c r="B2" t="str"><f>A1</f><v xml:space="preserve"></v></c>',
    ],
    ['a number cell without a value', '<c r="B2"><v></v></c>'],
    ['a text cell without an index', '<c r="B2" t="s"/>'],
  ])('%s is empty, without an issue', async (_, xml) => {
    expect(await cellRead(xml)).toEqual({ text: '', codes: [] });
  });

  test.each(['9,839', 'Kashi', 'NaN', 'INF', '1E999', '.', '12a'])(
    '%s in a number cell is reported, and read unchanged',
    async (value) => {
      const told = { text: value, codes: [['wrongKind', '']] };
      expect(await cellRead(`<c r="B2"><v>${value}</v></c>`)).toEqual(told);
      expect(await cellRead(`<c r="B2" s="1"><v>${value}</v></c>`, '', STYLES)).toEqual(told);
    },
  );

  test.each([
    [
      'an apostrophe before a number',
      `<c r="B2" t="inlineStr"><is><t>'98390</t></is></c>`,
      `'98390`,
    ],
    ['direction marks', '<c r="B2" t="s"><v>0</v></c>', '\u202D98\u202C'],
    ['a formula of a text, as a text', '<c r="B2" t="str"><v>="0042"</v></c>', '="0042"'],
  ])('%s around a value is reported, and stays', async (_, xml, text) => {
    const told = { text, codes: [['wrapped', '']] };
    expect(await cellRead(xml, '<si><t>\u202D98\u202C</t></si>')).toEqual(told);
  });

  test('a boolean other than true and false is reported', async () => {
    const told = { text: '2', codes: [['wrongKind', '']] };
    expect(await cellRead('<c r="B2" t="b"><v>2</v></c>')).toEqual(told);
  });

  test.each([
    ['numeric references beyond 16 bits', '<t>&#x1F61C;&#128540;</t>', '😜😜'],
    ['escapes', '<t>a_x000D_b_x0041_c_x005F_x0041_</t>', 'a\rbAc_x0041_'],
    ['texts that only look like escapes', '<t>_X0041_ _x41_ _x004G_</t>', '_X0041_ _x41_ _x004G_'],
    [
      'phonetic hints',
      '<t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr/>',
      '東京',
    ],
    ['CDATA in runs', '<r><rPr><b/></rPr><t><![CDATA[a]]></t></r><r><t>b</t></r>', 'ab'],
    ['a comment in the middle', '<t>Silk<!-- <t>no</t> --> &amp; Co</t>', 'Silk & Co'],
    ['an instruction in the middle', '<t>Silk<?pi <t>no</t>?>s</t>', 'Silks'],
    ['an unknown reference', '<t>a&nbsp;b &#x110000; R&D</t>', 'a&nbsp;b &#x110000; R&D'],
    ['a tag without content', '<t/>', ''],
    ['text around a text', 'no<t>Silk</t>no', 'Silk'],
    ['an extension', '<t>Silk</t><extLst><ext><t>no</t></ext></extLst>', 'Silk'],
    ['a text of another format', '<t>Silk</t><x14:t xmlns:x14="u">no</x14:t>', 'Silk'],
    ['a text of an unknown format', '<t>Silk</t><x14:t>no</x14:t>', 'Silk'],
    ['a text within a format', '<r><rPr><t>no</t></rPr><t>Silk</t></r>', 'Silk'],
  ])('%s: the same as a shared text, inline and of a formula', async (_, xml, text) => {
    const strings = `<si/><si><t>no</t></si><!-- <si> --><si>\n ${xml}</si><si><t>no</t></si>`;
    expect((await cellRead('<c r="B2" t="s"><v>2</v></c>', strings)).text).toBe(text);
    expect((await cellRead(`<c r="B2" t="inlineStr"><is>${xml}</is></c>`)).text).toBe(text);
    if (!/^<t>[^]*<\/t>$/.test(xml) || xml.includes('<r')) return;
    const value = xml.replace(/^<t>/, '<v>').replace(/<\/t>$/, '</v>');
    expect((await cellRead(`<c r="B2" t="str"><f>A1</f>${value}</c>`)).text).toBe(text);
  });

  test('text outside of the texts never joins a cell', async () => {
    const strings = 'no<t>no</t><r><t>no</t></r><si><t>Silk</t></si>';
    expect((await cellRead('<c r="B2" t="s"><v>0</v></c>', strings)).text).toBe('Silk');
    const inline = '<t>no</t><is><t>Silk</t></is><r><t>no</t></r>no';
    expect((await cellRead(`<c r="B2" t="inlineStr">${inline}</c>`)).text).toBe('Silk');
    expect((await cellRead('<c r="B2">7<v>42</v>7<is/></c>')).text).toBe('42');
  });

  test.each(['<v>0</v><is><t>Silk</t></is>', '<is><t>Silk</t></is><v>0</v>'])(
    'an inline text that is a value, too, is read once: %s',
    async (xml) => {
      expect((await cellRead(`<c r="B2" t="inlineStr">${xml}</c>`)).text).toBe('Silk');
    },
  );

  test.each(['2', '-1', '1.5', 'x'])('a shared text with index %s means damage', async (index) => {
    const cell = `<c r="B2" t="s"><v>${index}</v></c>`;
    const file = book([{ name: 'One', xml: HEADER_ROW + xmlRow(2, ['1', cell]) }], '<si/><si/>');
    expect(await whyUnusable(file)).toEqual({ reason: 'damaged' });
  });

  test.each(['9198765432101234', '9.198765432101234E+17'])(
    'more than 15 digits (%s) are reported, not repaired',
    async (value) => {
      const { text, codes } = await cellRead(`<c r="B2"><v>${value}</v></c>`);
      expect(codes).toEqual([['digitsLost', '']]);
      expect(text).toMatch(/^9\.\d+E\+1\d$/);
    },
  );

  test('an error is read as empty and reported', async () => {
    expect(await cellRead('<c r="B2" t="e"><v>#REF!</v></c>')).toEqual({
      text: '',
      codes: [['cellError', '#REF!']],
    });
  });

  test.each([
    '<c r="B2"><f>1+1</f></c>',
    '<c r="B2"><f>1+1</f><v></v></c>',
    '<c r="B2"><f>1+1</f><v/></c>',
    '<c r="B2" t="str"><f>A1</f></c>',
  ])('a formula without a stored value is reported: %s', async (xml) => {
    expect(await cellRead(xml)).toEqual({ text: '', codes: [['notCalculated', '']] });
  });
});

describe('sheets and rows', () => {
  const one = HEADER_ROW + xmlRow(2, ['1', 'a', '2', 'b']);
  const two = HEADER_ROW + xmlRow(2, ['2', 'c', '4', 'd']);

  test('several sheets are offered by name, hidden ones are not; the chosen one is read', async () => {
    const file = book([
      { name: 'Silk &amp; Co', xml: one, state: 'visible' },
      { name: 'Hidden', xml: '', state: 'hidden' },
      { name: 'Second', xml: two, state: 'show' },
      { name: 'Third', xml: two, state: '' },
    ]);
    expect(await read(file)).toEqual({
      kind: 'sheets',
      names: ['Silk & Co', 'Second', 'Third'],
      moreSheets: 0,
    });
    expect(await rowsOf(file, 'Second')).toEqual([{ row: 2, cells: ['2', 'c', '4', 'd'] }]);
    expect(await rowsOf(file, 'Silk & Co')).toEqual([{ row: 2, cells: ['1', 'a', '2', 'b'] }]);
  });

  test('the only visible sheet needs no choice; the hidden ones are counted', async () => {
    const file = book([
      { name: 'Hidden', xml: two, state: 'veryHidden' },
      { name: 'Shown', xml: one },
      { name: 'Third', xml: two, state: 'hidden' },
    ]);
    expect(await read(file)).toMatchObject({ kind: 'table', hiddenSheets: 2 });
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

  test('reading can stop early', async () => {
    const reading = rowsRead(new Uint8Array(await book([{ name: 'One', xml: one }]).arrayBuffer()));
    expect(reading.next().value).toMatchObject({ rowNumber: 1 });
    expect(reading.return?.()).toEqual({ done: true, value: undefined });
    expect(reading.next().done).toBe(true);
  });

  test('rows with only errors or uncalculated formulas are read, with issues', async () => {
    const error = '<c t="e"><v>#N/A</v></c>';
    const formula = '<c><f>A1</f></c>';
    const xml = one + `<row r="5">${error}${error}</row><row r="9"><c/>${formula}</row>`;
    const { table } = await tableOf(book([{ name: 'One', xml }]));
    const rows = [1, 2].map((index) => table.row(index));
    expect(
      rows.map(({ row, issues }) => [row, issues.map(({ column, code }) => [column, code])]),
    ).toEqual([
      [
        5,
        [
          [0, 'cellError'],
          [1, 'cellError'],
        ],
      ],
      [9, [[1, 'notCalculated']]],
    ]);
  });

  test('rows and cells without a reference follow the one before', async () => {
    const xml =
      '<row><c t="inlineStr"><is><t>membership</t></is></c><c t="inlineStr"><is><t>name</t></is></c></row>' +
      '<row r="4"><c r="B4"><v>7</v></c><c><v>8</v></c></row><row><c><v>9</v></c></row>';
    expect(await rowsOf(book([{ name: 'One', xml }]))).toEqual([
      { row: 4, cells: ['', '7', '', ''] },
      { row: 5, cells: ['9', '', '', ''] },
    ]);
  });

  test.each([
    [
      'two rows with the same number',
      '<row r="2"><c><v>1</v></c></row><row r="2"><c><v>2</v></c></row>',
    ],
    ['rows in a wrong order', '<row r="3"><c><v>1</v></c></row><row r="2"><c><v>2</v></c></row>'],
    ['two values for one cell', '<row r="2"><c r="A2"><v>1</v></c><c r="A2"><v>2</v></c></row>'],
    ['a cell with two values', '<row r="2"><c r="A2"><v>1</v><v>2</v></c></row>'],
    ['a row with an invalid number', '<row r="2x"><c><v>1</v></c></row>'],
  ])('%s: damaged', async (_, rows) => {
    const file = book([{ name: 'One', xml: HEADER_ROW + rows }]);
    expect(await whyUnusable(file)).toEqual({ reason: 'damaged' });
  });

  test('at most 100 sheets are offered; the other visible ones are counted', async () => {
    const sheets = Array.from({ length: 120 }, (_, at) => ({
      name: `S${at}`,
      xml: one,
      state: at === 110 ? 'hidden' : '',
    }));
    expect(await read(book(sheets))).toEqual({
      kind: 'sheets',
      names: sheets.slice(0, 100).map(({ name }) => name),
      moreSheets: 19,
    });
  });

  test('a sheet in an extension is none', async () => {
    const rows = `<sheetData>${xmlRow(9, ['9', 'no', '9', 'no'])}</sheetData>`;
    const after = `<extLst><ext uri="{0}">${rows}</ext></extLst>`;
    expect(await rowsOf(book([{ name: 'One', xml: one, after }]))).toEqual([
      { row: 2, cells: ['1', 'a', '2', 'b'] },
    ]);
    const foreign = `<x14:sheetData xmlns:x14="u">${xmlRow(9, ['9', 'no', '9', 'no'])}</x14:sheetData>`;
    expect(await rowsOf(book([{ name: 'One', xml: one, after: foreign }]))).toHaveLength(1);
  });
});
