import { plainText } from '../../../domain/foldText';
import { anyText, type RuleBreak } from '../../../domain/rules';
import type { Member } from '../../../domain/member';
import { mobileOf, withoutSeparators } from '../../../domain/phone';
import { type FirmIdentity, firmKeys, KnownFirms, mobileKey } from '../../../domain/sameFirm';
import { type Checked, hasLostDigits, type RowChecks } from '../../../spreadsheet/table/checks';
import type { Issue, ReadingIssueCode } from '../../../spreadsheet/table/row';
import { classifyCell, columnEvidence } from '../../../spreadsheet/legacyHindi/classifyCell';
import { isNoughts, isPlaceholder, plainNumber } from './cellValue';
import {
  isSample,
  MEMBERSHIP,
  membershipIn,
  MOBILE,
  mobileIn,
  NAME,
  placeOfColumn,
  templateColumns,
} from './template';

/** The data of a listed firm that rows are compared with. */
export type ComparedFirm = FirmIdentity & Pick<Member, 'address'>;

/** The firms of both lists, as far as they are loaded. */
export interface ComparedLists {
  /** The list behind the dialog; `null` while it is not loaded, so new firms cannot be recognised. */
  readonly listed: readonly ComparedFirm[] | null;
  /** Empty while the other list is not loaded. */
  readonly others: readonly ComparedFirm[];
}

/** An issue of the preview: a violated rule of the edit form, or information. */
export type MemberIssueCode =
  | RuleBreak
  /** A mobile with spaces or signs that can be removed without guessing. */
  | 'separators'
  /** A number that a program wrote as an amount, like 9839000001.0; `detail` is the number. */
  | 'asAmount'
  /** A word or sign for no value, like "-", "NA" or 0 as a mobile; `detail` is the cell. */
  | 'nothing'
  /** Typed for an old Hindi font: Latin letters that look like Hindi only in that font. */
  | 'oldHindi'
  /** Too short to decide, or a word in both readings; left unchanged. */
  | 'oldHindiPerhaps'
  | 'sample'
  /** Its membership number is new, but the list has its mobile: `detail` is the name there. */
  | 'mobileInList'
  /** Several firms of the list have its mobile: `detail` is their names. */
  | 'mobileOfSeveral'
  /** A name with a tab or line break, perhaps of two cells or rows, or a mobile in place of a name. */
  | 'oddName'
  /** The other list has the firm: `detail` is its name there. */
  | 'inOtherList';
export type ImportIssueCode = MemberIssueCode | ReadingIssueCode;

/** Information only: these rows are correct. */
const infoCodes: ReadonlySet<ImportIssueCode> = new Set<ImportIssueCode>([
  'oldHindiPerhaps',
  'sample',
  'mobileInList',
  'mobileOfSeveral',
  'inOtherList',
  'repeated',
  'merged',
  'hidden',
  'splitText',
  'shownOtherwise',
]);

export const isError = (code: ImportIssueCode): boolean => !infoCodes.has(code);

/** The probable result of importing a row, compared with the list; the server decides. `unknown` without the list. */
export type ExpectedResult = 'new' | 'changed' | 'same' | 'unknown';

/** The cells of a row, and for each whether its column has values. */
type Cells = readonly string[];
type Matched = readonly boolean[];

/** A cell of the list that the row would change. */
export interface ListedCell {
  readonly column: number;
  readonly text: string;
}

const ADDRESS = placeOfColumn('address');
/** Of firms with one mobile. */
const MOST_NAMES = 5;

/** True if a column has text: digits look the same in any font. */
const isText = (column: number): boolean =>
  column !== MEMBERSHIP && templateColumns[column]?.isMobile === false;

/** Only columns that may have issues of their own, since a million cells are checked. */
const CHECKED_COLUMNS = templateColumns
  .map(({ key, rule }, column) => ({
    column,
    rule,
    hasWords: isText(column),
    isName: key === 'name' || key.startsWith('rep_name_'),
    mayBeEmpty: rule('') === null,
  }))
  .filter(({ column, rule, hasWords }) => rule !== anyText || hasWords || column === MEMBERSHIP);

/**
 * Validates rows by the rules of the edit form (product §5, §9), and compares them with the members of both lists. A firm is
 * identified by its membership number, or by its mobile if it has none.
 */
export class MemberChecks implements RowChecks<MemberIssueCode, ExpectedResult> {
  readonly isError = isError;
  /**
   * The evidence of each column for an old Hindi font (legacyHindi); `null` until a cell was certainly typed for one. Only then are
   * doubtful cells worth a remark.
   */
  #oldHindi: readonly number[] | null = null;
  /** `null` until the list is loaded. */
  #listed: KnownFirms<ComparedFirm> | null = null;
  #others = new KnownFirms<ComparedFirm>([]);

  constructor(lists: ComparedLists) {
    this.compareWith(lists);
  }

  /** The lists arrived after the file: its rows must be validated again. */
  compareWith(lists: ComparedLists): void {
    this.#listed = lists.listed && new KnownFirms(lists.listed);
    this.#others = new KnownFirms(lists.others);
  }

  get knowsOldHindi(): boolean {
    return this.#oldHindi !== null;
  }

  /** A single word may be too short to recognise an old Hindi font by, all cells of its column are not. */
  learnOldHindi(rows: readonly (readonly string[])[]): void {
    this.#oldHindi = templateColumns.map((_, column) =>
      isText(column) ? columnEvidence(rows.map((cells) => cells[column] ?? '')) : 0,
    );
  }

  check(cells: Cells, isMatched: Matched): Checked<MemberIssueCode, ExpectedResult> {
    const issues = this.#ofCells(cells, isMatched);
    if (this.#listed === null) return { issues, result: 'unknown' };
    const firm = firmIn(cells);
    const same = this.#listed.find(firm);
    const reached = this.#listed.withMobile(firm.mobile);
    const code = reached.length > 1 ? 'mobileOfSeveral' : 'mobileInList';
    const names = reached.slice(0, MOST_NAMES).map(({ name }) => name);
    if (reached.length > (same === undefined ? 0 : 1))
      issues.push({ column: MOBILE, code, detail: names.join(', ') });
    if (same !== undefined) {
      const changes = changesOf(same, cells, isMatched);
      return { issues, result: changes.length === 0 ? 'same' : 'changed' };
    }
    // Which of several firms the server changes is unknown.
    if (reached.length > 1 && firm.membership === '') return { issues, result: 'changed' };
    const other = this.#others.find(firm) ?? this.#others.withMobile(firm.mobile)[0];
    if (other !== undefined) issues.push({ column: null, code: 'inOtherList', detail: other.name });
    return { issues, result: 'new' };
  }

  /** The list's cells that differ from the row; `null` if the list has no such firm. */
  changes(cells: Cells, isMatched: Matched): readonly ListedCell[] | null {
    const same = this.#listed?.find(firmIn(cells));
    return same === undefined ? null : changesOf(same, cells, isMatched);
  }

  #ofCells(cells: Cells, isMatched: Matched): Issue<MemberIssueCode>[] {
    const issues: Issue<MemberIssueCode>[] = [];
    for (const { column, rule, hasWords, isName, mayBeEmpty } of CHECKED_COLUMNS) {
      const cell = cells[column] ?? '';
      if (cell === '' && mayBeEmpty) continue;
      // A missing column is reported once for the file, not in each row.
      if (isMatched[column] !== true) continue;
      if (isNothing(column, cell)) {
        issues.push({ column, code: 'nothing', detail: cell.trim() });
        continue;
      }
      const number = column === MEMBERSHIP ? wholeMembership(cell) : null;
      if (number !== null) issues.push({ column, code: 'asAmount', detail: number });
      const code = rule(cell);
      // The reader already reports a shortened number, with advice.
      if (code !== null && !hasLostDigits(cell)) issues.push(brokenRule(column, code, cell));
      if (isName && isOddName(cell)) issues.push({ column, code: 'oddName', detail: '' });
      const font = hasWords ? this.#font(column, cell) : null;
      if (font !== null) issues.push({ column, code: font, detail: '' });
    }
    if (isSample(cells[NAME] ?? '', cells[MOBILE] ?? ''))
      issues.push({ column: null, code: 'sample', detail: '' });
    return issues;
  }

  #font(column: number, cell: string): 'oldHindi' | 'oldHindiPerhaps' | null {
    const reading = classifyCell(cell, this.#oldHindi?.[column] ?? 0);
    if (reading === 'legacy') return 'oldHindi';
    return reading === 'ambiguous' && this.knowsOldHindi ? 'oldHindiPerhaps' : null;
  }
}

const firmIn = (cells: Cells) =>
  firmKeys({
    membership: membershipIn(cells[MEMBERSHIP] ?? ''),
    mobile: mobileIn(cells[MOBILE] ?? ''),
    name: cells[NAME] ?? '',
  });

function changesOf(listed: ComparedFirm, cells: Cells, isMatched: Matched): readonly ListedCell[] {
  const known = [
    { column: MEMBERSHIP, text: listed.membership ?? '' },
    { column: NAME, text: listed.name },
    { column: MOBILE, text: listed.mobile },
    { column: ADDRESS, text: listed.address },
  ];
  return known.filter(
    ({ column, text }) => isMatched[column] === true && !isSame(column, cells[column] ?? '', text),
  );
}

/** Zero may be a membership number, but not a name or mobile. */
const isNothing = (column: number, cell: string): boolean =>
  isPlaceholder(cell) || (column !== MEMBERSHIP && isNoughts(cell));

/** Never guesses: 12.50 is left to a person. */
const wholeMembership = (cell: string): string | null =>
  /^\s*\d+\.0{1,2}\s*$/.test(cell) ? plainNumber(cell) : null;

const isOddName = (cell: string): boolean =>
  /[\t\r\n]/.test(cell.trim()) || (/^[\s+(]*[\d०-९]/.test(cell) && mobileOf(cell) !== null);

/** Marks an invalid number that can be corrected without guessing. */
function brokenRule(column: number, code: RuleBreak, cell: string): Issue<MemberIssueCode> {
  const isNumber = code === 'upTo15Digits';
  if (isNumber && withoutSeparators(cell) !== null)
    return { column, code: 'separators', detail: '' };
  const number = isNumber ? plainNumber(cell) : null;
  if (number !== null) return { column, code: 'asAmount', detail: number };
  return { column, code, detail: '' };
}

function isSame(column: number, cell: string, listed: string): boolean {
  // A row without a number does not change it.
  if (column === MEMBERSHIP && cell.trim() === '') return true;
  return column === MOBILE
    ? mobileKey(mobileIn(cell)) === mobileKey(mobileIn(listed))
    : plainText(cell) === plainText(listed);
}
