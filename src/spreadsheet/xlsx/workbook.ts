import { UnusableFileError } from '../UnusableFile';
import { forbidDocumentType } from './sheetScan';
import type { ZipPackage } from './zipPackage';
import { part } from './zipPackage';

/** What is needed of an .xlsx to find its sheets; sheets that the person cannot see are not among them. */
export interface Workbook {
  readonly zip: ZipPackage;
  readonly sheets: readonly { readonly name: string; readonly part: string }[];
  readonly sharedStrings: string | null;
  readonly styles: string | null;
  /** Dates count from 1904, as older Macs did. */
  readonly from1904: boolean;
}

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

function unescape(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (typeof name === 'string') return ENTITIES.get(name) ?? whole;
    const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function* tags(xml: string, name: string): Generator<string> {
  const pattern = new RegExp(`<(?:\\w+:)?${name}\\s([^<>]*)>`, 'g');
  for (const match of xml.matchAll(pattern)) yield match[1] ?? '';
}

function attribute(tag: string, name: string): string {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return unescape(match?.[1] ?? match?.[2] ?? '');
}

/**
 * A part of XML, its bytes free of a document type.
 * @throws {UnusableFileError} damaged, documentType
 */
export async function xmlPart(zip: ZipPackage, name: string): Promise<Uint8Array | null> {
  const bytes = await part(zip, name);
  if (bytes !== null) forbidDocumentType(bytes);
  return bytes;
}

async function textPart(zip: ZipPackage, name: string): Promise<string> {
  return new TextDecoder().decode((await xmlPart(zip, name)) ?? new Uint8Array());
}

/** The path that a relation's target means, seen from the folder of the part that has the relation. */
function resolve(folder: string, target: string): string {
  const path = target.startsWith('/') ? target : `${folder}/${target}`;
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly target: string;
}

async function relations(zip: ZipPackage, folder: string, file: string): Promise<Relation[]> {
  const xml = await textPart(zip, `${folder}${folder === '' ? '' : '/'}_rels/${file}.rels`);
  return [...tags(xml, 'Relationship')].map((tag) => ({
    id: attribute(tag, 'Id'),
    type: attribute(tag, 'Type').split('/').at(-1) ?? '',
    target: resolve(folder, attribute(tag, 'Target')),
  }));
}

/**
 * Finds the sheets of an .xlsx.
 * @throws {UnusableFileError} notXlsx (a zip, but no workbook), damaged, documentType
 */
export async function openWorkbook(zip: ZipPackage): Promise<Workbook> {
  const main = (await relations(zip, '', '')).find(({ type }) => type === 'officeDocument');
  const path = main?.target ?? '';
  if (!path.endsWith('.xml') || !zip.entries.has(path.toLowerCase())) {
    throw new UnusableFileError({ reason: 'notXlsx' });
  }
  const xml = await textPart(zip, path);
  const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  const related = await relations(zip, folder, path.slice(path.lastIndexOf('/') + 1));
  const targetOf = (type: string) =>
    related.find((relation) => relation.type === type)?.target ?? null;
  const sheets = [...tags(xml, 'sheet')].flatMap((tag) => {
    const id = attribute(tag, '\\w+:id');
    const relation = related.find((one) => one.id === id && one.type === 'worksheet');
    if (relation === undefined || !['', 'visible'].includes(attribute(tag, 'state'))) return [];
    return [{ name: attribute(tag, 'name'), part: relation.target }];
  });
  if (sheets.length === 0) throw new UnusableFileError({ reason: 'notXlsx' });
  return {
    zip,
    sheets,
    sharedStrings: targetOf('sharedStrings'),
    styles: targetOf('styles'),
    from1904: [...tags(xml, 'workbookPr')].some((tag) =>
      ['1', 'true'].includes(attribute(tag, 'date1904')),
    ),
  };
}
