import { csvText } from '../../spreadsheet/csv/writeCsv';

/** Files as the office chooses them, for the stories and the tests. */

const NAME = 'members.csv';

export const aFile = (content: BlobPart, name = NAME): File => new File([content], name);

/** The columns that an office fills in; the other columns of the template may be missing. */
const usual = ['membership', 'name', 'mobile', 'mobile_alt', 'address', 'area'] as const;

type FileRow = Partial<Record<(typeof usual)[number], string>>;

const right: FileRow = {
  name: 'Assi Silks',
  mobile: '9415012345',
  address: 'B 1/2, Assi',
  area: 'A',
};

/** A .csv with these rows. Cells that a row leaves out are valid. */
export function fileOf(rows: readonly FileRow[], name = NAME): File {
  const lines = rows.map((row) => usual.map((key) => ({ ...right, ...row })[key] ?? ''));
  return aFile(csvText([usual, ...lines]), name);
}

/** Two rows that the service accepts, with nothing to fix. */
export const cleanFile = (): File =>
  fileOf([
    { name: 'Assi Silks', mobile: '9415012345' },
    { name: 'काशी जरी', mobile: '09415012346' },
  ]);

/** Rows 2 and 3 break rules, rows 1 and 4 do not. */
export const faultyFile = (): File =>
  fileOf([
    { name: 'Assi Silks', mobile: '9415012345' },
    { name: '', mobile: '98x', area: '' },
    { name: 'काशी जरी', mobile: '9415012346', area: '' },
    { name: 'Rajghat Looms', mobile: '9415012347' },
  ]);

/** Every kind of issue of a .csv, below a title line and a header with other names and an unknown column. */
export const remarkedFile = (): File =>
  aFile(
    [
      'Members of the south',
      'membership,Firm Name,मोबाइल,mobile_alt,address,area,Turnover',
      ',Assi Silks,9415012345,,B 1,Assi,5',
      ',Nothing Wrong,9415012399,,B 1,Assi,5',
      ',,+91 94150 12346,,B 2,,5',
      ',Kashi Zari,9.19877E+11,,B 3,Assi,5',
      ',Same Mobile,919415012345,,B 4,Assi,5',
      ',Comma Firm,9415012348,,B 5,Assi,5,Varanasi',
      '1001,Jaiswal,9415201101,,B 6,Assi,5',
      ',Sample Silk House (delete this row),9999900001,,B 7,Assi,5',
      '',
    ].join('\n'),
  );

/** With the headers of another office: two rows, the second without an area. */
export const foreignFile = (): File =>
  aFile(
    [
      'Sl,Party,WhatsApp,Where,Locality',
      '1,Assi Silks,9415012345,"B 1/2, Assi",Assi',
      '2,काशी जरी,9415012346,"CK 3, Chowk",',
      '',
    ].join('\n'),
  );

/** Two new firms with nothing but name and mobile. */
export const shortFile = (): File =>
  aFile('name,mobile\nAssi Silks,9415012345\nKashi Zari,9415012346\n');

/** A workbook, written with SheetJS. */
export async function workbookOf(
  sheets: Readonly<Record<string, readonly FileRow[]>>,
  name = 'members.xlsx',
): Promise<File> {
  const { utils, write } = await import('xlsx');
  const book = utils.book_new();
  for (const [sheet, rows] of Object.entries(sheets)) {
    const lines = rows.map((row) => usual.map((key) => ({ ...right, ...row })[key] ?? ''));
    utils.book_append_sheet(book, utils.aoa_to_sheet([[...usual], ...lines]), sheet);
  }
  const bytes: unknown = write(book, { type: 'array', bookType: 'xlsx' });
  if (!(bytes instanceof ArrayBuffer)) throw new TypeError('SheetJS wrote no array');
  return aFile(bytes, name);
}
