import type { CellObject, WorkSheet } from 'xlsx';
import { UnusableFileError } from '../UnusableFile';
import { loadSheetJs } from './sheetJs';
import type { Flaw, SourceBlock } from '../rows/SheetBuilder';
import { scanSheet } from './sheetScan';
import type { Workbook } from './workbook';
import { xmlPart } from './workbook';
import { csvLine } from '../csv/writeCsv';
import { storedPackage } from './zipPackage';

const ROWS_PER_BLOCK = 500;
/** A number of more digits was rounded before it was stored. */
const EXACT_BELOW = 1e15;

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * A package of our own around the three parts that matter, so that SheetJS meets nothing else that a stranger's
 * file may hold: other sheets, links, macros, pictures.
 */
async function ownPackage(
  { zip, sharedStrings, styles, from1904 }: Workbook,
  sheet: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts = new Map<string, Uint8Array>();
  const types: string[] = [];
  const relations: string[] = [];
  const encoder = new TextEncoder();
  const put = (name: string, type: string, body: Uint8Array | null) => {
    if (body === null) return;
    parts.set(`xl/${name}.xml`, body);
    const content = type === 'sheet' ? 'sheet.main' : type;
    types.push(`<Override PartName="/xl/${name}.xml" ContentType="${TYPE}.${content}+xml"/>`);
    if (name !== 'workbook') {
      relations.push(
        `<Relationship Id="${name}" Type="${RELATIONS}/${type}" Target="${name}.xml"/>`,
      );
    }
  };
  const optional = (name: string | null) => (name === null ? null : xmlPart(zip, name));
  const book =
    `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr date1904="${from1904 ? 1 : 0}"/>` +
    '<sheets><sheet name="sheet" sheetId="1" r:id="rows"/></sheets></workbook>';
  put('workbook', 'sheet', encoder.encode(book));
  put('rows', 'worksheet', sheet);
  put('sharedStrings', 'sharedStrings', await optional(sharedStrings));
  put('styles', 'styles', await optional(styles));
  const list = (tag: string, namespace: string, content: readonly string[]) =>
    encoder.encode(
      `<${tag} xmlns="http://schemas.openxmlformats.org/package/2006/${namespace}">${content.join('')}</${tag}>`,
    );
  parts.set('[Content_Types].xml', list('Types', 'content-types', types));
  parts.set('xl/_rels/workbook.xml.rels', list('Relationships', 'relationships', relations));
  return storedPackage(parts);
}

function numberText(value: number): string {
  if (Number.isInteger(value)) {
    // Beyond that the digits are gone: said in the form that reports it, and nothing is guessed.
    return Math.abs(value) < EXACT_BELOW ? String(value) : value.toExponential().toUpperCase();
  }
  return String(Number(value.toPrecision(15)));
}

/** A cell as text: numbers by their raw value, dates as shown, formulas by their stored value (rule I2). */
function cellText(cell: CellObject): string {
  const { v: value, w: shown } = cell;
  if (cell.t === 'b') return value === true ? 'TRUE' : 'FALSE';
  if (cell.t === 'd') return shown ?? '';
  if (cell.t === 'n' && typeof value === 'number') {
    // A format of zeros only is there to show leading zeros.
    return typeof cell.z === 'string' && /^0{2,}$/.test(cell.z) && Number.isInteger(value)
      ? (shown ?? numberText(value))
      : numberText(value);
  }
  return typeof value === 'string' ? value : '';
}

function rowOf(cells: readonly (CellObject | undefined)[], row: number, flaws: Flaw[]): string[] {
  const texts: string[] = [];
  for (let position = 0; position < cells.length; position += 1) {
    const cell = cells[position];
    if (cell?.t === 'e') {
      flaws.push({ row, position, code: 'cellError', detail: cell.w ?? '' });
    }
    texts.push(cell === undefined ? '' : cellText(cell));
  }
  return texts;
}

function block(rows: string[][], flaws: readonly Flaw[]): SourceBlock {
  const text = rows.map((cells) => `${csvLine(cells)}\r\n`).join('');
  return { block: { text, separator: ',', lineEnd: '\r\n', marked: false }, rows, flaws };
}

/** Row and position of a reference like "B7", both from 0. */
function decodeReference(reference: string): { readonly row: number; readonly position: number } {
  const letters = /^[A-Z]*/.exec(reference)?.[0] ?? '';
  let position = 0;
  for (const letter of letters) position = position * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(reference.slice(letters.length)) - 1, position: position - 1 };
}

function* blocksOf(sheet: WorkSheet, notCalculated: readonly string[]): Generator<SourceBlock> {
  const data = sheet['!data'] ?? [];
  const missing = notCalculated.map(decodeReference);
  for (let start = 0; start < data.length; start += ROWS_PER_BLOCK) {
    const rows: string[][] = [];
    const flaws: Flaw[] = missing
      .filter(({ row }) => row >= start && row < start + ROWS_PER_BLOCK)
      .map(({ row, position }) => ({
        row: row - start,
        position,
        code: 'notCalculated',
        detail: '',
      }));
    for (let row = start; row < Math.min(data.length, start + ROWS_PER_BLOCK); row += 1) {
      rows.push(rowOf(data[row] ?? [], row - start, flaws));
    }
    yield block(rows, flaws);
  }
}

/**
 * Reads one sheet of an .xlsx. SheetJS (120 kB) is loaded here and nowhere else in the reading.
 * @throws {UnusableFileError} damaged, documentType, tooManyRows, tooManyColumns
 */
export async function xlsxBlocks(book: Workbook, name: string): Promise<Iterable<SourceBlock>> {
  const chosen = book.sheets.find((sheet) => sheet.name === name);
  const xml = chosen === undefined ? null : await xmlPart(book.zip, chosen.part);
  if (xml === null) throw new UnusableFileError({ reason: 'damaged' });
  const { notCalculated } = scanSheet(xml);
  const { read } = await loadSheetJs();
  const sheet = read(await ownPackage(book, xml), {
    type: 'array',
    dense: true,
    cellDates: true,
    cellNF: true,
    cellFormula: false,
    cellHTML: false,
    dateNF: 'dd-mm-yyyy',
  }).Sheets['sheet'];
  if (sheet === undefined) throw new UnusableFileError({ reason: 'damaged' });
  return blocksOf(sheet, notCalculated);
}
