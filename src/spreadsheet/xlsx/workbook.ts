import { damaged, UnusableFileError } from '../UnusableFile';
import { withoutEscapes } from './texts';
import { visitPart } from './xmlPart';
import { openPackage, partKey, type ZipPackage } from './zipPackage';

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
  readonly zip: ZipPackage;
  readonly sheets: readonly { readonly name: string; readonly part: string }[];
  /** The number of hidden sheets. */
  readonly hiddenSheets: number;
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
async function relations(zip: ZipPackage, of: string): Promise<ReadonlyMap<string, Relation>> {
  const found = new Map<string, Relation>();
  const cut = of.lastIndexOf('/') + 1;
  const folder = of.slice(0, cut);
  const part = `${folder}_rels/${of.slice(cut)}.rels`;
  if (!zip.entries.has(partKey(part))) return found;
  await visitPart(zip, part, (token, xml) => {
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
function otherKind({ entries }: ZipPackage): UnusableFileError {
  const program = OTHER_PROGRAMS.find(({ part }) => entries.has(part))?.program;
  return new UnusableFileError(
    program === undefined ? { reason: 'notXlsx' } : { reason: 'otherProgram', program },
  );
}

/**
 * Finds the sheets of an .xlsx.
 * @throws {UnusableFileError} notXlsx (a zip, but no workbook), otherProgram, damaged, documentType, password, unpacksTooLarge
 */
export async function openWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<Workbook> {
  const zip = openPackage(bytes);
  const path = targetOf(await relations(zip, ''), 'officeDocument') ?? '';
  if (!path.endsWith('.xml') || !zip.entries.has(partKey(path))) throw otherKind(zip);
  const related = await relations(zip, path);
  const sheets: { name: string; part: string }[] = [];
  let from1904 = false;
  let hiddenSheets = 0;
  await visitPart(zip, path, (token, xml) => {
    if (token !== 'open') return;
    if (xml.name === 'workbookPr') from1904 = /^(?:1|true|on)$/.test(xml.attribute('date1904'));
    if (xml.name !== 'sheet' || sheets.length === MOST_SHEETS) return;
    const relation = related.get(xml.prefixed('id'));
    if (relation?.type !== 'worksheet') return;
    if (/hidden$/i.test(xml.attribute('state'))) {
      hiddenSheets += 1;
      return;
    }
    if (!zip.entries.has(partKey(relation.target))) throw damaged();
    sheets.push({ name: withoutEscapes(xml.attribute('name')), part: relation.target });
  });
  if (sheets.length === 0) throw new UnusableFileError({ reason: 'notXlsx' });
  const sharedStrings = targetOf(related, 'sharedStrings');
  const styles = targetOf(related, 'styles');
  return { zip, sheets, hiddenSheets, sharedStrings, styles, from1904 };
}
