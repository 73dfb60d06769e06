import { LIMITS, UnusableFileError } from '../UnusableFile';

const LESS = 60;
const GREATER = 62;
const SLASH = 47;
const BANG = 33;
const [C, F, I, R, S, V, O, W, D, E] = [99, 102, 105, 114, 115, 118, 111, 119, 68, 69];

/**
 * Refuses XML that brings a document type or entities of its own, the way of every entity bomb; spreadsheet
 * programs write none.
 * @throws {UnusableFileError} documentType
 */
export function forbidDocumentType(xml: Uint8Array): void {
  for (let at = xml.indexOf(BANG); at !== -1; at = xml.indexOf(BANG, at + 1)) {
    const next = xml[at + 1];
    if (xml[at - 1] === LESS && (next === D || next === E)) {
      throw new UnusableFileError({ reason: 'documentType' });
    }
  }
  // UTF-16 would hide one from the search above.
  if (xml[0] === 0xff || xml[0] === 0xfe || xml.subarray(0, 4).includes(0)) {
    throw new UnusableFileError({ reason: 'damaged' });
  }
}

function endsTag(byte: number | undefined): boolean {
  return (
    byte === 32 || byte === GREATER || byte === SLASH || byte === 10 || byte === 13 || byte === 9
  );
}

function reference(xml: Uint8Array, cell: number): string {
  const tag = new TextDecoder().decode(xml.subarray(cell, cell + 200));
  return /^<c[^>]*?\sr="([A-Z]+\d+)"/.exec(tag)?.[1] ?? '';
}

function tooManyColumns(xml: Uint8Array, row: number, columns: number): UnusableFileError {
  const tag = new TextDecoder().decode(xml.subarray(row, row + 200));
  const number = Number(/^<row[^>]*?\sr="(\d+)"/.exec(tag)?.[1] ?? '0');
  return new UnusableFileError({
    reason: 'tooManyColumns',
    row: number,
    columns,
    limit: LIMITS.columns,
  });
}

/**
 * Walks over the tags of a sheet once before SheetJS builds objects for it: how many rows hold a value, how many
 * values a row holds, and which formulas (like "B7") were stored without a value. Dates and texts are not looked at.
 * @throws {UnusableFileError} tooManyRows, tooManyColumns
 */
export function scanSheet(xml: Uint8Array): { readonly notCalculated: readonly string[] } {
  const notCalculated: string[] = [];
  const most = LIMITS.rows + LIMITS.headerRows;
  let rows = 0;
  let row = 0;
  let values = 0;
  let cell = -1;
  let formula = false;
  let value = false;
  for (let at = 0; at < xml.length; at += 1) {
    if (xml[at] !== LESS) continue;
    const first = xml[at + 1];
    const second = xml[at + 2];
    if (first === C && endsTag(second)) {
      cell = at;
      formula = false;
      value = false;
    } else if (first === F && endsTag(second)) formula = true;
    else if ((first === V && second === GREATER) || (first === I && second === S)) {
      // `<v></v>` says nothing.
      if (first === V && xml[at + 3] === LESS) continue;
      value = true;
      values += 1;
      if (values === 1) rows += 1;
      if (values > LIMITS.columns) throw tooManyColumns(xml, row, values);
      if (rows > most) throw new UnusableFileError({ reason: 'tooManyRows', limit: LIMITS.rows });
    } else if (first === SLASH && second === C && xml[at + 3] === GREATER) {
      if (formula && !value) notCalculated.push(reference(xml, cell));
    } else if (first === R && second === O && xml[at + 3] === W) {
      values = 0;
      row = at;
    }
  }
  return { notCalculated };
}
