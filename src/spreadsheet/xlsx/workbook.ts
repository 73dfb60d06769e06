import { damaged, UnusableFileError } from '../UnusableFile';
import { attributeOf, elementsIn, withoutEscapes } from './xml';
import { openZip, partKey, type Zip } from './zip';

/** Nobody would find the members among more sheets. */
const MOST_SHEETS = 100;

/** The attribute with the id of a sheet's relation, which may have any prefix. */
const RELATION_ID = /^(?!xmlns:).*:id$/;

/** Parts that only other kinds of workbooks have. */
const OTHER_PROGRAMS = [
  { part: 'xl/workbook.bin', program: 'xlsb' },
  { part: 'content.xml', program: 'ods' },
  { part: 'index.zip', program: 'numbers' },
  { part: 'index/document.iwa', program: 'numbers' },
] as const;

/** The parts of an .xlsx that are needed to read its visible sheets. */
export interface Workbook {
  readonly zip: Zip;
  /** The first visible sheets. */
  readonly sheets: readonly { readonly name: string; readonly part: string }[];
  /** The number of visible sheets after these, which are not offered. */
  readonly moreSheets: number;
  readonly hiddenSheets: number;
  /** Names of parts, which may be missing. */
  readonly sharedStrings: string | null;
  readonly styles: string | null;
  /** Dates count from 1904, as on older Macs. */
  readonly from1904: boolean;
}

/** The path of a relation's target, starting from the folder of the part with the relation. */
function resolve(folder: string, target: string): string {
  const path = /^[/\\]/.test(target) ? target : `${folder}/${target}`;
  const steps: string[] = [];
  for (const step of path.split(/[/\\]/)) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

/** The relations of a part. */
function relations(zip: Zip, of: string) {
  const cut = of.lastIndexOf('/') + 1;
  const folder = of.slice(0, cut);
  const part = `${folder}_rels/${of.slice(cut)}.rels`;
  if (!zip.parts.has(partKey(part))) return [];
  return [...elementsIn(zip, part, 'Relationships/Relationship')].map((element) => ({
    id: attributeOf(element, 'Id'),
    type: attributeOf(element, 'Type').split('/').at(-1) ?? '',
    target: resolve(folder, attributeOf(element, 'Target')),
  }));
}

/** The reason why a zip is not an .xlsx: perhaps another kind of workbook, recognised by its parts. */
function otherKind({ parts }: Zip): UnusableFileError {
  const program = OTHER_PROGRAMS.find(({ part }) => parts.has(part))?.program;
  return new UnusableFileError(
    program === undefined ? { reason: 'notXlsx' } : { reason: 'otherProgram', program },
  );
}

/**
 * Finds the sheets of an .xlsx.
 * @throws {UnusableFileError} notXlsx (a zip, but no workbook), otherProgram, damaged, documentType, password, unpacksTooLarge
 */
export function openWorkbook(bytes: Uint8Array<ArrayBuffer>): Workbook {
  const zip = openZip(bytes);
  const start = relations(zip, '').find(({ type }) => type === 'officeDocument');
  const path = start?.target ?? '';
  if (!path.endsWith('.xml') || !zip.parts.has(partKey(path))) throw otherKind(zip);
  const related = relations(zip, path);
  const byId = new Map(related.map((relation) => [relation.id, relation]));
  const targetOf = (wanted: string) => related.find(({ type }) => type === wanted)?.target ?? null;
  const sheets: { name: string; part: string }[] = [];
  let from1904 = false;
  let hiddenSheets = 0;
  let moreSheets = 0;
  for (const element of elementsIn(zip, path, 'workbook/workbookPr', 'sheets/sheet')) {
    if (element.name === 'workbookPr') {
      from1904 = /^(?:1|true|on)$/.test(attributeOf(element, 'date1904'));
      continue;
    }
    const id = Object.keys(element.attributes).find((name) => RELATION_ID.test(name));
    const relation = byId.get(attributeOf(element, id ?? ''));
    if (relation?.type !== 'worksheet') continue;
    if (/hidden$/i.test(attributeOf(element, 'state'))) hiddenSheets += 1;
    else if (sheets.length === MOST_SHEETS) moreSheets += 1;
    else if (!zip.parts.has(partKey(relation.target))) throw damaged();
    else {
      sheets.push({ name: withoutEscapes(attributeOf(element, 'name')), part: relation.target });
    }
  }
  if (sheets.length === 0) throw new UnusableFileError({ reason: 'notXlsx' });
  const [sharedStrings, styles] = [targetOf('sharedStrings'), targetOf('styles')];
  return { zip, sheets, moreSheets, hiddenSheets, sharedStrings, styles, from1904 };
}
