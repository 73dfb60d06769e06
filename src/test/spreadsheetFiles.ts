import { crc32, deflateRawSync } from 'node:zlib';
import { readSheet, type SheetReading } from '../spreadsheet/readSheet';
import type { SourceRow } from '../spreadsheet/table/row';
import { readXlsx } from '../spreadsheet/xlsx/readXlsx';
import type { RowChecks } from '../spreadsheet/table/checks';
import {
  type Column,
  type Mapping,
  plainTitle,
  type Recognise,
} from '../spreadsheet/table/headings';

interface TitledColumn extends Column {
  readonly titles: readonly string[];
}

/** Columns as a caller may describe them. */
export const COLUMNS: readonly TitledColumn[] = [
  { key: 'membership', titles: ['Membership No.', 'सदस्यता संख्या'] },
  { key: 'name', titles: ['Firm Name', 'फर्म का नाम'] },
  { key: 'mobile', titles: ['Mobile No.', 'मोबाइल'], sameAs: (cell) => cell.replace(/\D/g, '') },
  { key: 'address', titles: ['पता'] },
];

export function csvFile(content: string | Uint8Array<ArrayBuffer>, name = 'members.csv'): File {
  return new File([content], name);
}

/** The columns that a row names, with their places. */
function named(cells: readonly string[]): Mapping {
  const titles = cells.map(plainTitle);
  return new Map(
    COLUMNS.flatMap(({ key, titles: others }) => {
      const place = titles.findIndex((title) => [key, ...others].map(plainTitle).includes(title));
      return place === -1 ? [] : [[key, place] as const];
    }),
  );
}

/** How many columns the best of the first rows names. */
const headerMatches = (rows: readonly (readonly string[])[]): number =>
  Math.max(0, ...rows.slice(0, 20).map((cells) => named(cells).size));

/** Recognises columns by their titles; without titles, the first columns. */
const byTitle: Recognise = (first) => {
  const most = headerMatches(first);
  const headerAt = most < 2 ? -1 : first.findIndex((cells) => named(cells).size === most);
  const headings = first[headerAt] ?? [];
  const mapping =
    headerAt === -1 ? new Map(COLUMNS.map(({ key }, place) => [key, place])) : named(headings);
  return { headerAt, headings, mapping };
};

/** Nothing to say about any row. */
const NO_CHECKS: RowChecks<never, 'right'> = {
  check: () => ({ issues: [], result: 'right' }),
  isError: () => true,
};

/** Reads a file to its end. */
export async function readWith<Code extends string, Result extends string>(
  checks: RowChecks<Code, Result>,
  file: File,
  sheet?: string,
): Promise<SheetReading<Code, Result>> {
  const request = { file, sheet, columns: COLUMNS, recognise: byTitle, headerMatches, checks };
  const reading = await readSheet(request);
  if (reading.kind !== 'table') return reading;
  for (;;) {
    const read = reading.readOn(1_000);
    if (read === 'end') return reading;
    if (read !== 'more') return { kind: 'unusable', why: read };
  }
}

export const read = (file: File, sheet?: string) => readWith(NO_CHECKS, file, sheet);

/** The number of rows with a code now. */
export const countOf = (
  { byCode }: { readonly byCode: ReadonlyMap<string, readonly number[]> },
  code: string,
) => byCode.get(code)?.length ?? 0;

export async function tableOf(file: File, sheet?: string) {
  const reading = await read(file, sheet);
  if (reading.kind !== 'table') throw new Error(JSON.stringify(reading));
  return reading;
}

/** Its rows: row number and cells. */
export async function rowsOf(file: File, sheet?: string) {
  const { table } = await tableOf(file, sheet);
  return Array.from({ length: table.count }, (_, index) => {
    const { row, cells } = table.row(index);
    return { row, cells };
  });
}

/** The rows that the reader of .xlsx alone finds in a workbook of one sheet. */
export function rowsRead(bytes: Uint8Array<ArrayBuffer>): IterableIterator<SourceRow, undefined> {
  const book = readXlsx(bytes, undefined);
  if ('names' in book) throw new Error('Several sheets');
  return book.rows;
}

/** The reason with its numbers, or the kind of result if the file is readable. */
export async function whyUnusable(file: File) {
  const reading = await read(file);
  return reading.kind === 'unusable' ? reading.why : reading.kind;
}

interface ZipPart {
  readonly name: string;
  readonly body: string | Uint8Array;
  /** The unpacked size in the directory, if it is a lie. */
  readonly claimed?: number | undefined;
  /** The checksum of the zip, if it is a lie. */
  readonly checksum?: number;
  /** Not compressed, so that the ratio does not reveal the lie. */
  readonly stored?: boolean;
}

/** In a directory, this value means that the number follows as 64 bits. */
const ELSEWHERE = 0xffffffff;

/** The sizes and the offset of a part as 64 bits, an extra field of the directory. */
function sizes64(plain: number, packed: number, at: number): Buffer {
  const field = Buffer.alloc(28);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(24, 2);
  for (const [place, number] of [plain, packed, at].entries())
    field.writeBigUInt64LE(BigInt(number), 4 + 8 * place);
  return field;
}

/** The end of a directory in 64 bits, and the record that locates it. */
function end64(count: number, length: number, at: number): Buffer {
  const end = Buffer.alloc(76);
  end.write('PK\u0006\u0006', 'latin1');
  end.writeBigUInt64LE(44n, 4);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(length), 40);
  end.writeBigUInt64LE(BigInt(at), 48);
  end.write('PK\u0006\u0007', 56, 'latin1');
  end.writeBigUInt64LE(BigInt(at + length), 64);
  return end;
}

/** A zip file; with `in64` its numbers are written only as 64 bits. */
export function zipFile(parts: readonly ZipPart[], name = 'members.xlsx', in64 = false): File {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name: path, body, claimed, checksum, stored } of parts) {
    const plain = Buffer.from(body);
    const packed = stored ? plain : deflateRawSync(plain);
    const title = Buffer.from(path);
    const sizes = Buffer.alloc(18);
    sizes.writeUInt16LE(stored ? 0 : 8, 0);
    sizes.writeUInt32LE(checksum ?? crc32(plain), 6);
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
    offset.writeUInt32LE(in64 ? ELSEWHERE : at, 10);
    const extra = in64 ? sizes64(claimed ?? plain.length, packed.length, at) : Buffer.alloc(0);
    const listed = Buffer.concat([sizes, lengths]);
    listed.writeUInt16LE(extra.length, 20);
    if (in64) listed.fill(0xff, 10, 18);
    directory.push(
      Buffer.from('PK\u0001\u0002\u0014\0\u0014\0\0\0', 'latin1'),
      listed,
      offset,
      title,
      extra,
    );
    pieces.push(local, title, packed);
    at += local.length + title.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(in64 ? 0xffff : parts.length, 8);
  end.writeUInt16LE(in64 ? 0xffff : parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(in64 ? ELSEWHERE : at, 16);
  if (in64) pieces.push(list, end64(parts.length, list.length, at));
  else pieces.push(list);
  return new File([Buffer.concat([...pieces, end])], name);
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

export interface TestSheet {
  readonly name: string;
  readonly xml: string;
  readonly state?: string;
  /** XML before and after the rows. */
  readonly before?: string;
  readonly after?: string;
}

/** The parts of an .xlsx with these sheets, each a list of `<row>` elements. */
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
    ...sheets.map(({ xml, before = '', after = '' }, at) => ({
      name: `xl/worksheets/sheet${at + 1}.xml`,
      body: `<worksheet xmlns="${MAIN}">${before}<sheetData>${xml}</sheetData>${after}</worksheet>`,
    })),
  ];
}

/** A `<row>` of inline texts, or of cells written as XML. */
export function xmlRow(row: number, cells: readonly string[], attributes = ''): string {
  const body = cells.map((cell, at) =>
    cell.startsWith('<')
      ? cell
      : `<c r="${String.fromCharCode(65 + at)}${row}" t="inlineStr"><is><t>${cell}</t></is></c>`,
  );
  return `<row r="${row}"${attributes && ` ${attributes}`}>${body.join('')}</row>`;
}

/** Rows from row 2 on, with the cells of each. */
export function rowsWith(count: number, cells: (row: number) => string): string {
  const rows = Array.from(
    { length: count },
    (_, at) => `<row r="${at + 2}">${cells(at + 2)}</row>`,
  );
  return rows.join('');
}

/** The XML of merged cells, after the rows of a sheet. */
export const mergeCells = (...areas: readonly string[]): string =>
  `<mergeCells count="${areas.length}">${areas.map((area) => `<mergeCell ref="${area}"/>`).join('')}</mergeCells>`;

export const HEADER_ROW = xmlRow(1, ['membership', 'name', 'mobile', 'address']);

/** Reads cell B2, written as XML: its text, and the issues of its row. */
export async function cellRead(xml: string, strings = '', styles = '', book = '') {
  const rows = HEADER_ROW + xmlRow(2, ['1', xml]);
  const parts = xlsxParts([{ name: 'One', xml: rows }], strings, styles).map((one) =>
    one.name === 'xl/workbook.xml'
      ? { ...one, body: one.body.toString().replace('<sheets>', `${book}<sheets>`) }
      : one,
  );
  const { table } = await tableOf(zipFile(parts));
  const { cells, issues } = table.row(0);
  return { text: cells[1], codes: issues.map(({ code, detail }) => [code, detail]) };
}

/** Styles of a workbook in which style 1 has this number format. */
export function stylesWith(format: string): string {
  const code = format.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return (
    `<numFmts count="1"><numFmt numFmtId="164" formatCode="${code}"/></numFmts>` +
    '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>'
  );
}
