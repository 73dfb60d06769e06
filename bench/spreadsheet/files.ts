import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { xlsxParts, zipFile } from '../../src/test/spreadsheetFiles';
import { KEYS } from './columns';

function member(at: number): string[] {
  const mobile = String(9_000_000_000 + at);
  const address = `B-${at % 90} Lanka`;
  const names = [`Rep ${at % 5000}`, '', '', '', ''];
  return [
    String(at),
    `Firm ${at}`,
    mobile,
    '',
    address,
    'Madanpura',
    ...names,
    mobile,
    '',
    '',
    '',
    '',
  ];
}

/** Writes an .xlsx as a spreadsheet program does: numbers as numbers, texts shared. */
function workbook(rows: readonly (readonly string[])[]): File {
  const strings = new Map<string, number>();
  const cell = (text: string, place: string) => {
    if (text === '') return '';
    if (/^\d+$/.test(text)) return `<c r="${place}"><v>${text}</v></c>`;
    const id = strings.get(text) ?? strings.size;
    strings.set(text, id);
    return `<c r="${place}" t="s"><v>${id}</v></c>`;
  };
  const xml = rows.map((cells, row) => {
    const body = cells.map((text, at) => cell(text, `${String.fromCharCode(65 + at)}${row + 1}`));
    return `<row r="${row + 1}">${body.join('')}</row>`;
  });
  const shared = [...strings.keys()].map((text) => `<si><t>${text}</t></si>`).join('');
  return zipFile(xlsxParts([{ name: 'Members', xml: xml.join('') }], shared));
}

async function write(path: string, count: number): Promise<void> {
  const rows = [KEYS, ...Array.from({ length: count }, (_, at) => member(at))];
  // None of these cells needs quotation marks.
  writeFileSync(`${path}.csv`, rows.map((cells) => `${cells.join(',')}\r\n`).join(''));
  writeFileSync(`${path}.xlsx`, new Uint8Array(await workbook(rows).arrayBuffer()));
}

/** Writes 100,000 rows × 16 columns as CSV and as .xlsx, and small files to warm up with. */
export async function writeFiles(folder: string): Promise<void> {
  await write(join(folder, 'members'), 100_000);
  await write(join(folder, 'small-members'), 3_000);
}
