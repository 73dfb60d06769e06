import { describe, expect, test } from 'vitest';
import {
  HEADER_ROW,
  read,
  rowsOf,
  whyUnusable,
  xlsxParts,
  xmlRow,
  zipFile,
} from '../../test/spreadsheetFiles';

const STRINGS = '<si><t>Kashi &amp; Co</t></si><si><r><t>बनारसी</t></r></si>';
const STYLES = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>';
const ROW =
  '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c>' +
  '<c r="C2"><v>9839000001</v></c><c r="D2" s="1"><v>45322</v></c></row>';
const CELLS = ['Kashi & Co', 'बनारसी', '9839000001', '31-01-2024'];
const PARTS = xlsxParts([{ name: 'एक', xml: HEADER_ROW + ROW }], STRINGS, STYLES);

type XmlEdit = (xml: string, name: string) => string | Uint8Array;

/** The workbook with every XML part rewritten. */
function written(change: XmlEdit, rename = (name: string) => name): File {
  return zipFile(
    PARTS.map(({ name, body }) => ({ name: rename(name), body: change(body.toString(), name) })),
  );
}

const asItIs: XmlEdit = (xml) => xml;

const prefixed: XmlEdit = (xml) =>
  xml.replace(/<(\/?)(\w)/g, '<$1x:$2').replace(/ xmlns="/g, ' xmlns:x="');

const DECLARED = '<?xml version="1.0" encoding="UTF-16"?>';

/** UTF-16 with a byte order mark, in either byte order. */
function utf16(xml: string, big: boolean): Uint8Array {
  const bytes = Buffer.from(`\uFEFF${DECLARED}${xml}`, 'utf16le');
  return big ? bytes.swap16() : bytes;
}

/** A workbook with these cells in its second row, and a prefix on every tag. */
function prefixedFile(cells: string): File {
  const xml = HEADER_ROW + xmlRow(2, ['1', cells]);
  const parts = xlsxParts([{ name: 'One', xml }]);
  return zipFile(parts.map(({ name, body }) => ({ name, body: prefixed(body.toString(), name) })));
}

describe('the same workbook as other programs write it', () => {
  test.each<[string, File]>([
    ['as we do', written(asItIs)],
    ['with a prefix on every tag', written(prefixed)],
    ['in UTF-16, little endian', written((xml) => utf16(xml, false))],
    ['in UTF-16, big endian', written((xml) => utf16(xml, true))],
    ['with a byte order mark', written((xml) => `\uFEFF<?xml version="1.0"?>\r\n${xml}\r\n`)],
    ['in single quotes', written((xml) => xml.replaceAll('"', "'"))],
    [
      'with spaces in the tags',
      written((xml) =>
        xml.replace(/ ([\w:]+)="([^"]*)"/g, '\n $1 = "$2"\t').replaceAll('</v>', '</v \n>'),
      ),
    ],
    [
      'with comments between the tags',
      written((xml) => xml.replaceAll('><', '><!-- <c r="A1"> --><')),
    ],
    [
      'with extra tags',
      written((xml) => xml.replaceAll('<v>', '<extLst><ext uri="{0}"/></extLst><v>')),
    ],
    ['with backslashes in the zip', written(asItIs, (name) => name.replaceAll('/', '\\'))],
    ['with a slash before the names', written(asItIs, (name) => `/${name}`)],
    ['with names in capitals', written(asItIs, (name) => name.toUpperCase())],
    [
      'in the strict format',
      written((xml) =>
        xml.replaceAll(
          'http://schemas.openxmlformats.org/officeDocument/2006',
          'http://purl.oclc.org/ooxml/officeDocument',
        ),
      ),
    ],
    [
      'with another prefix for relations',
      written((xml) => xml.replaceAll('r:id', 'rel:id').replaceAll('xmlns:r', 'xmlns:rel')),
    ],
    [
      'with macros',
      written((xml) =>
        xml.replaceAll('spreadsheetml.sheet.main', 'ms-excel.sheet.macroEnabled.main'),
      ),
    ],
    ['in a zip of 64 bits', zipFile(PARTS, 'members.xlsx', true)],
    [
      'with attributes of unknown prefixes',
      written((xml) => xml.replaceAll('<c ', '<c x14:a="1" ')),
    ],
    [
      'with elements of unknown prefixes',
      written((xml) => xml.replaceAll('</c>', '<x14:v>9</x14:v></c>')),
    ],
    [
      'with an attribute three times, of which the first counts',
      written((xml) => xml.replace(/(<c r="\w+")/g, '$1 r="Z9" r="Z8"')),
    ],
    ['without spaces between attributes', written((xml) => xml.replaceAll('" t="', '"t="'))],
    [
      'with a line before the declaration',
      written((xml) => `\n<?xml version='1.1' standalone="true"?>${xml}`),
    ],
    ['with a text before the first tag', written((xml) => `x${xml}`)],
    [
      'with its main prefix declared in each tag',
      written((xml) => {
        const [, main = ''] = /xmlns="([^"]*)"/.exec(xml) ?? [];
        return xml.replace(/<(\/?)(row|si|xf|sheet|Relationship)\b/g, (_, end, name) =>
          end === '/' ? `</m:${name}` : `<m:${name} xmlns:m="${main}"`,
        );
      }),
    ],
    [
      'with number formats for newer programs',
      written((xml) =>
        xml
          .replace(
            '<cellXfs>',
            '<numFmts><mc:AlternateContent xmlns:mc="m"><mc:Fallback><numFmt numFmtId="200" formatCode="dd-mm-yyyy"/>' +
              '</mc:Fallback></mc:AlternateContent></numFmts><cellXfs>',
          )
          .replace('numFmtId="14"', 'numFmtId="200"'),
      ),
    ],
  ])('%s', async (_, file) => {
    expect(await rowsOf(file, 'एक')).toEqual([{ row: 2, cells: CELLS }]);
  });

  test('a control character in a text is read', async () => {
    const file = written((xml) => xml.replace('Kashi', 'Ka\u0001shi'));
    expect((await rowsOf(file, 'एक'))[0]?.cells[0]).toBe('Ka\u0001shi & Co');
  });

  test('a long part is read in pieces, wherever they are cut', async () => {
    const text = 'क😜R&amp;D\r\n&#2325;';
    const rows = Array.from({ length: 2_000 }, (_, at) => xmlRow(at + 2, ['1', text]));
    for (const before of ['', 'a', 'ab', 'abc', 'abcd', 'abcde', 'abcdef']) {
      const xml = `<!--${before}-->${HEADER_ROW}${rows.join('')}`;
      const file = zipFile(xlsxParts([{ name: 'One', xml }]));
      const texts = (await rowsOf(file)).map(({ cells }) => cells[1]);
      expect(new Set(texts)).toEqual(new Set(['क😜R&D\nक']));
      expect(texts).toHaveLength(rows.length);
    }
  });

  test('a prefix hides neither a formula without a value nor a limit', async () => {
    const reading = await read(prefixedFile('<c r="B2"><f>A1</f></c>'));
    const issues = reading.kind === 'table' ? reading.table.row(0).issues : [];
    expect(issues.map(({ code }) => code)).toEqual(['notCalculated']);
    expect(await whyUnusable(prefixedFile('<c r="BM2"><v>1</v></c>'))).toMatchObject({
      reason: 'tooManyColumns',
      row: 2,
      columns: 65,
    });
  });
});

describe('files of other programs are recognised', () => {
  test.each([
    ['xlsb', ['xl/workbook.bin']],
    ['ods', ['mimetype', 'content.xml']],
    ['numbers', ['Index/Document.iwa']],
    ['numbers', ['index.zip']],
  ])('%s', async (program, names) => {
    const file = zipFile(names.map((name) => ({ name, body: 'x' })));
    expect(await whyUnusable(file)).toEqual({ reason: 'otherProgram', program });
  });
});

describe('damage is reported', () => {
  const without = (part: string) => zipFile(PARTS.filter(({ name }) => name !== part));
  const changed = (part: string, change: XmlEdit) =>
    written((xml, name) => (name === part ? change(xml, name) : xml));
  const SHEET = 'xl/worksheets/sheet1.xml';

  test.each(['xl/sharedStrings.xml', 'xl/styles.xml', SHEET])('%s is missing', async (part) => {
    expect(await whyUnusable(without(part))).toEqual({ reason: 'damaged' });
  });

  test('a missing part that no cell needs is no damage', async () => {
    const cells =
      '<c r="A2" s="0"><v>42</v></c><c r="B2" t="inlineStr" s="7"><is><t>a</t></is></c>';
    const parts = xlsxParts([{ name: 'One', xml: `${HEADER_ROW}<row r="2">${cells}</row>` }]);
    const bare = parts.filter(({ name }) => !/sharedStrings|styles/.test(name));
    expect(await rowsOf(zipFile(bare))).toEqual([{ row: 2, cells: ['42', 'a', '', ''] }]);
    const styled = bare.map((part) => ({
      ...part,
      body: part.body.toString().replace('s="0"', 's="1"'),
    }));
    expect(await whyUnusable(zipFile(styled))).toEqual({ reason: 'damaged' });
  });

  test('the size of a part is wrong', async () => {
    const lying = PARTS.map((one) => ({ ...one, claimed: one.name === SHEET ? 100 : undefined }));
    expect(await whyUnusable(zipFile(lying))).toEqual({ reason: 'damaged' });
    const stored = lying.map((one) => ({ ...one, stored: true }));
    expect(await whyUnusable(zipFile(stored))).toEqual({ reason: 'damaged' });
  });

  test('a zip of 64 bits without its sizes', async () => {
    const whole = Buffer.from(await zipFile(PARTS, 'members.xlsx', true).arrayBuffer());
    whole.writeUInt8(2, whole.lastIndexOf(Buffer.from([1, 0, 24, 0])));
    expect(await whyUnusable(new File([whole], 'a.xlsx'))).toEqual({ reason: 'damaged' });
  });

  test.each(PARTS.map(({ name }) => name).filter((name) => !name.startsWith('[')))(
    'the checksum of %s is wrong',
    async (part) => {
      const lying = PARTS.map((one) => (one.name === part ? { ...one, checksum: 1 } : one));
      expect(await whyUnusable(zipFile(lying))).toEqual({ reason: 'damaged' });
    },
  );

  test.each<[string, XmlEdit]>([
    ['ends in the middle', (xml) => xml.slice(0, -20)],
    ['ends within a tag', (xml) => xml.slice(0, -1)],
    ['ends within a comment', (xml) => `${xml}<!-- `],
    ['closes a tag that is not open', (xml) => `${xml}</x>`],
    ['closes another tag', (xml) => xml.replace('</row>', '</rwo>')],
    ['has an attribute without quotes', (xml) => xml.replace('r="2"', 'r=2')],
    ['has a tag within a tag', (xml) => xml.replace('<v>', '<v <v>')],
    ['has a text after its end', (xml) => `${xml}x`],
    ['has a < in an attribute', (xml) => xml.replace('r="2"', 'r="2" a="<"')],
    ['is not UTF-8', (xml) => Buffer.from(xml.replace('<t>name', '<t>n\u00E9me'), 'latin1')],
    ['is half of UTF-16', (xml) => utf16(xml, false).with(201, 0xdc)],
  ])('a sheet that %s', async (_, change) => {
    expect(await whyUnusable(changed(SHEET, change))).toEqual({ reason: 'damaged' });
  });

  test('a flipped bit or a missing end gives the same cells or a rejection', async () => {
    const whole = new Uint8Array(await written(asItIs).arrayBuffer());
    const broken = (at: number) => whole.with(at >> 3, (whole[at >> 3] ?? 0) ^ (1 << (at & 7)));
    const bits = Array.from({ length: Math.floor((whole.length * 8) / 29) }, (_, at) => at * 29);
    const cuts = Array.from({ length: Math.floor(whole.length / 23) }, (_, at) => at * 23);
    const files = [...bits.map(broken), ...cuts.map((end) => whole.slice(0, end))];
    const answers = new Set<string>();
    for (const bytes of files) {
      const reading = await read(new File([bytes], 'a.xlsx'));
      const table = reading.kind === 'table' ? reading.table : null;
      answers.add(table === null ? reading.kind : `${table.count} ${table.row(0).cells.join()}`);
    }
    expect([...answers].sort()).toEqual([`1 ${CELLS.join()}`, 'unusable']);
  }, 30_000);
});
