import { damaged, UnusableFileError } from '../UnusableFile';
import { withoutEscapes } from './texts';
import { visitPart } from './xml';
import { openZip, partKey, type Zip } from './zip';

/** Nobody would find the members among more sheets. */
const MOST_SHEETS = 100;

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

interface Relation {
  readonly type: string;
  readonly target: string;
}

/** The relations of a part, by their ids. */
function relations(zip: Zip, of: string): ReadonlyMap<string, Relation> {
  const found = new Map<string, Relation>();
  const cut = of.lastIndexOf('/') + 1;
  const folder = of.slice(0, cut);
  const part = `${folder}_rels/${of.slice(cut)}.rels`;
  if (!zip.parts.has(partKey(part))) return found;
  visitPart(zip, part, (token, xml) => {
    if (token !== 'open' || xml.name !== 'Relationship') return;
    const type = xml.attribute('Type').split('/').at(-1) ?? '';
    found.set(xml.attribute('Id'), { type, target: resolve(folder, xml.attribute('Target')) });
  });
  return found;
}

function targetOf(related: ReadonlyMap<string, Relation>, type: string): string | null {
  return [...related.values()].find((relation) => relation.type === type)?.target ?? null;
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
  const path = targetOf(relations(zip, ''), 'officeDocument') ?? '';
  if (!path.endsWith('.xml') || !zip.parts.has(partKey(path))) throw otherKind(zip);
  const related = relations(zip, path);
  const sheets: { name: string; part: string }[] = [];
  let from1904 = false;
  let hiddenSheets = 0;
  let moreSheets = 0;
  visitPart(zip, path, (token, xml) => {
    if (token !== 'open') return;
    if (xml.name === 'workbookPr' && xml.parent === 'workbook') {
      from1904 = /^(?:1|true|on)$/.test(xml.attribute('date1904'));
    }
    if (xml.name !== 'sheet' || xml.parent !== 'sheets') return;
    const relation = related.get(xml.prefixed('id'));
    if (relation?.type !== 'worksheet') return;
    if (/hidden$/i.test(xml.attribute('state'))) {
      hiddenSheets += 1;
      return;
    }
    if (sheets.length === MOST_SHEETS) {
      moreSheets += 1;
      return;
    }
    if (!zip.parts.has(partKey(relation.target))) throw damaged();
    sheets.push({ name: withoutEscapes(xml.attribute('name')), part: relation.target });
  });
  if (sheets.length === 0) throw new UnusableFileError({ reason: 'notXlsx' });
  const sharedStrings = targetOf(related, 'sharedStrings');
  const styles = targetOf(related, 'styles');
  return { zip, sheets, moreSheets, hiddenSheets, sharedStrings, styles, from1904 };
}
