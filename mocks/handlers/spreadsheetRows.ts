import Papa from 'papaparse';

/** The bytes are no spreadsheet of the kind that the file's name promises. */
export class UnreadableFile extends Error {}

/** The rows of a .csv, or of the first sheet of an .xlsx, as text; an empty line is an empty row and keeps its place. */
export async function readSpreadsheet(
  bytes: Uint8Array,
  extension: 'csv' | 'xlsx',
): Promise<string[][]> {
  return extension === 'csv' ? readCsv(bytes) : readXlsx(bytes);
}

function readCsv(bytes: Uint8Array): string[][] {
  if (isZip(bytes)) throw new UnreadableFile();
  return Papa.parse<string[]>(decode(bytes), { delimitersToGuess: [',', ';', '\t'] }).data;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A workbook is a zip; one that was only renamed to .csv is not read as text. */
const isZip = ([first, second, third]: Uint8Array) =>
  first === 0x50 && second === 0x4b && third === 0x03;

async function readXlsx(bytes: Uint8Array): Promise<string[][]> {
  if (!isZip(bytes)) throw new UnreadableFile();
  // Large, so loaded only when a workbook comes.
  const { read, utils } = await import('xlsx');
  try {
    const book = read(bytes, { type: 'array' });
    const sheet = book.Sheets[book.SheetNames[0] ?? ''];
    if (!sheet) throw new UnreadableFile();
    const rows = utils.sheet_to_json<(string | number | boolean | Date)[]>(sheet, {
      header: 1,
      raw: true,
      defval: '',
      blankrows: true,
    });
    // A number cell is read from its value: its shown text may be 9.19877E+11.
    return rows.map((row) => row.map((cell) => String(cell)));
  } catch (problem) {
    throw new UnreadableFile('not a workbook', { cause: problem });
  }
}
