import { deflateRawSync } from 'node:zlib';
import { readSheet } from '../spreadsheet/readSheet';
import type { Column } from '../spreadsheet/rows/headerRow';
import type { Reading } from '../spreadsheet/readSheet';

/** Columns as a caller might describe them; this package knows none of them. */
export const COLUMNS: readonly Column[] = [
  { key: 'membership', titles: ['Membership No.', 'सदस्यता संख्या'] },
  { key: 'name', titles: ['Firm Name', 'फर्म का नाम'] },
  { key: 'mobile', titles: ['Mobile No.', 'मोबाइल'], sameAs: (cell) => cell.replace(/\D/g, '') },
  { key: 'address', titles: ['पता'] },
];

export function csvFile(content: string | Uint8Array<ArrayBuffer>, name = 'members.csv'): File {
  return new File([content], name);
}

export function read(file: File, sheet?: string): Promise<Reading<never>> {
  return readSheet<never>({ file, sheet, columns: COLUMNS, check: () => [] });
}

/** The rows of a file that must be readable: row number and cells. */
export async function rowsOf(file: File, sheet?: string) {
  const reading = await read(file, sheet);
  if (reading.kind !== 'table') throw new Error(JSON.stringify(reading));
  const { table } = reading;
  return Array.from({ length: table.count }, (_, index) => {
    const { row, cells } = table.row(index);
    return { row, cells };
  });
}

/** The reason and its numbers, or the kind of answer when the file can be read. */
export async function whyUnusable(file: File) {
  const reading = await read(file);
  return reading.kind === 'unusable' ? reading.why : reading.kind;
}

interface ZipPart {
  readonly name: string;
  readonly body: string | Uint8Array;
  /** What the directory says the part unpacks to, where it lies. */
  readonly claimed?: number;
}

/** A zip as a packer writes it; checksums are left at 0, which no reader of ours looks at. */
export function zipFile(parts: readonly ZipPart[], name = 'members.xlsx'): File {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name: path, body, claimed } of parts) {
    const plain = Buffer.from(body);
    const packed = deflateRawSync(plain);
    const title = Buffer.from(path);
    const sizes = Buffer.alloc(18);
    sizes.writeUInt16LE(8, 0);
    sizes.writeUInt32LE(packed.length, 10);
    sizes.writeUInt32LE(claimed ?? plain.length, 14);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(title.length, 0);
    const local = Buffer.concat([
      Buffer.from('PK\u0003\u0004\u0014\0\0\0', 'latin1'),
      sizes,
      lengths,
    ]);
    const offset = Buffer.alloc(14);
    offset.writeUInt32LE(at, 10);
    directory.push(
      Buffer.from('PK\u0001\u0002\u0014\0\u0014\0\0\0', 'latin1'),
      sizes,
      lengths,
      offset,
      title,
    );
    pieces.push(local, title, packed);
    at += local.length + title.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return new File([Buffer.concat([...pieces, list, end])], name);
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

export interface TestSheet {
  readonly name: string;
  readonly xml: string;
  readonly state?: string;
}

/** The parts of an .xlsx with these sheets, each a list of `<row>` elements (inside sheetData). */
export function xlsxParts(sheets: readonly TestSheet[], strings = '', styles = ''): ZipPart[] {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const types = [
    ['workbook', 'sheet.main'],
    ['sharedStrings', 'sharedStrings'],
    ['styles', 'styles'],
    ...sheets.map((_, at) => [`worksheets/sheet${at + 1}`, 'worksheet']),
  ].map(
    ([path, type]) => `<Override PartName="/xl/${path}.xml" ContentType="${content}.${type}+xml"/>`,
  );
  const names = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
  );
  const relations = [
    ...sheets.map((_, at) =>
      relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`),
    ),
    relation('rIdS', 'sharedStrings', '/xl/sharedStrings.xml'),
    relation('rIdT', 'styles', 'styles.xml'),
  ];
  return [
    {
      name: '[Content_Types].xml',
      body: `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${types.join('')}</Types>`,
    },
    {
      name: '_rels/.rels',
      body: `<Relationships xmlns="${PACKAGE}">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      body: `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      body: `<Relationships xmlns="${PACKAGE}">${relations.join('')}</Relationships>`,
    },
    { name: 'xl/sharedStrings.xml', body: `<sst xmlns="${MAIN}">${strings}</sst>` },
    { name: 'xl/styles.xml', body: `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>` },
    ...sheets.map(({ xml }, at) => ({
      name: `xl/worksheets/sheet${at + 1}.xml`,
      body: `<worksheet xmlns="${MAIN}"><sheetData>${xml}</sheetData></worksheet>`,
    })),
  ];
}

/** A `<row>` of inline texts, or of cells written out by hand. */
export function xmlRow(row: number, cells: readonly string[]): string {
  const body = cells.map((cell, at) =>
    cell.startsWith('<')
      ? cell
      : `<c r="${String.fromCharCode(65 + at)}${row}" t="inlineStr"><is><t>${cell}</t></is></c>`,
  );
  return `<row r="${row}">${body.join('')}</row>`;
}

export const HEADER_ROW = xmlRow(1, ['membership', 'name', 'mobile', 'address']);
