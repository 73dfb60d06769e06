import { expect, test } from 'vitest';
import {
  countOf,
  HEADER_ROW,
  mergeCells,
  read,
  rowsOf,
  rowsWith,
  stylesWith,
  tableOf,
  whyUnusable,
  xlsxParts,
  xmlRow,
  zipFile,
} from '../../test/spreadsheetFiles';
import { withinTimes } from '../../test/withinTimes';
import { LIMITS } from '../UnusableFile';

type BombPart = 'strings' | 'styles' | 'before' | 'after';

const SHEET = [{ name: 'One', xml: HEADER_ROW + xmlRow(2, ['1', 'a', '2', 'b']) }];

/** A bomb that is not stopped takes minutes. */
const quickly = (file: File) => withinTimes(96, () => whyUnusable(file));

const sheetOf = (
  xml: string,
  { strings = '', styles = '', ...around }: Partial<Record<BombPart, string>> = {},
) => zipFile(xlsxParts([{ name: 'One', xml: HEADER_ROW + xml, ...around }], strings, styles));

/** The workbook with some parts replaced. */
const withParts = (others: Readonly<Record<string, string>>, stored = false) =>
  zipFile(xlsxParts(SHEET).map(({ name, body }) => ({ name, body: others[name] ?? body, stored })));

test('a text of 12 MB for 500 cells', async () => {
  // Packed 40 to 1, so the ratio alone does not reveal it.
  const noise = Array.from({ length: 12_000 }, (_, at) => `${Math.sin(at)}${Math.cos(at)}`);
  const long = noise.map((digits) => digits.padEnd(1_000, 'a')).join('');
  const cells = rowsWith(500, (row) => `<c r="B${row}" t="s"><v>0</v></c>`);
  expect(await quickly(sheetOf(cells, { strings: `<si><t>${long}</t></si>` }))).toMatchObject({
    reason: 'cellTooLong',
    row: 2,
    column: 2,
  });
}, 30_000);

test('more shared texts than any honest workbook has', async () => {
  // So many different texts that packing cannot shrink them all away.
  const some = Array.from({ length: 10_000 }, (_, at) =>
    Math.sin(at * at) < 0 ? '<si/>' : '<si />',
  );
  const strings = some.join('').repeat(LIMITS.sharedStrings / some.length + 1);
  const file = sheetOf('<row r="2"><c r="A2" t="s"><v>1</v></c></row>', { strings });
  expect(file.size).toBeLessThan(LIMITS.bytes);
  expect(await quickly(file)).toEqual({ reason: 'unpacksTooLarge' });
}, 30_000);

test.each([
  ['XFD', 1_048_576],
  ['ZZZZZZ', 2],
  ['Z'.repeat(60_000), 2],
])('a cell at %.9s%i', async (column, row) => {
  const xml = `<row r="${row}"><c r="${column}${row}"><v>1</v></c></row>`;
  const why = { reason: 'tooManyColumns', row };
  expect(await quickly(sheetOf(xml))).toMatchObject(why);
});

test('a blank cell at ZZZZZZ2, and blanks at XFD in 5,000 rows', async () => {
  const blanks = rowsWith(5_000, (row) => `<c r="A${row}"><v>1</v></c><c r="XFD${row}" s="1"/>`);
  const file = sheetOf(`${blanks}<row r="9000"><c r="ZZZZZZ9000"/></row>`);
  expect(await withinTimes(32, () => rowsOf(file))).toHaveLength(5_000);
});

test('a number format of 30,000 letters', async () => {
  const cells = rowsWith(2_000, (row) => `<c r="B${row}" s="1"><v>45322</v></c>`);
  const file = sheetOf(cells, { styles: stylesWith('yyyy'.repeat(7_500)) });
  const { table } = await withinTimes(32, () => tableOf(file));
  expect(table.row(0)).toMatchObject({
    cells: ['', '45322', '', ''],
    issues: [{ code: 'notShown' }],
  });
});

test('100,000 sheet names', async () => {
  const numbers = Array.from({ length: 100_000 }, (_, at) => at + 1);
  const book = numbers.map((at) => `<sheet name="S${at}" sheetId="${at}" r:id="rId${at}"/>`);
  const relations = numbers.map(
    (at) => `<Relationship Id="rId${at}" Type="x/worksheet" Target="worksheets/sheet1.xml"/>`,
  );
  const file = withParts({
    'xl/workbook.xml': `<workbook><sheets>${book.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
  });
  const reading = await withinTimes(32, () => read(file));
  expect(reading.kind === 'sheets' && reading.names.length).toBe(100);
});

const MEGABYTES = 4 * 1024 * 1024;
const fill = (piece: string) => piece.repeat(MEGABYTES / piece.length);

test.each([
  ['unclosed tags', fill('<sheet ')],
  ['an unclosed tag', `<sheet ${fill('a="1" ')}`],
  ['an unclosed attribute', `<sheet name="${fill('a')}`],
  ['a name that does not end', `<${fill('a')}`],
  ['an attribute without a value', `<sheet ${fill('a')}`],
  ['an unclosed closing tag', `<sheets></sheets ${fill(' ')}`],
  ['unclosed comments', fill('<!-- ')],
  ['unclosed CDATA', fill('<![CDATA[')],
  ['an unclosed instruction', `<?${fill('x ')}`],
  ['nested tags', fill('<a>')],
  ['closing tags alone', fill('</a>')],
])('%s, 4 MB of them', async (_, body) => {
  expect(await quickly(withParts({ 'xl/workbook.xml': `<workbook>${body}` }, true))).toEqual({
    reason: 'damaged',
  });
});

test('100,000 overlapping merged areas over all rows', async () => {
  const areas = Array.from({ length: 100_000 }, (_, at) => `A${(at % 50) + 2}:XFD1048576`);
  const cells = rowsWith(50_000, (row) => `<c r="B${row}"><v>${row}</v></c>`);
  expect(await quickly(sheetOf(cells, { after: mergeCells(...areas) }))).toBe('table');
}, 30_000);

test('merged areas with more cells than the limit', async () => {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  const first = letters.map((letter) => `<c r="${letter}2"><v>1</v></c>`).join('');
  const cells = rowsWith(50_000, (row) => (row === 2 ? first : `<c r="AA${row}"><v>1</v></c>`));
  const after = mergeCells(...letters.map((letter) => `${letter}2:${letter}1048576`));
  const { table } = await withinTimes(96, () => tableOf(sheetOf(cells, { after })));
  expect(table.hasMoreMerged).toBe(true);
}, 30_000);

test('hidden columns without an end, and 100,000 hidden rows', async () => {
  const before = `<cols>${'<col min="1" max="1e308" hidden="1"/>'.repeat(1_000)}</cols>`;
  const cells = rowsWith(100_000, (row) => `<c r="B${row}"><v>${row}</v></c>`);
  const file = sheetOf(cells.replaceAll('<row ', '<row hidden="1" '), { before });
  const { table } = await withinTimes(96, () => tableOf(file));
  expect(countOf(table, 'hiddenRow')).toBe(100_000);
}, 30_000);
