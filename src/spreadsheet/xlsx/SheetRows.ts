import { textIssues } from '../textIssues';
import type { ReadingIssue, SourceRow } from '../table/row';
import { damaged, LIMITS, UnusableFileError } from '../UnusableFile';
import { positionOf } from './cellReference';
import { isoSerial } from './isoSerial';
import { type NumberFormat, shownNumber } from './numberFormat';
import { numberText } from './numberText';
import { isHiddenRow, type SheetLayout } from './SheetLayout';
import { joined, RichText, withoutEscapes } from './texts';
import type { Token, XmlReader } from './xml';

/** The tables that the cells of a sheet refer to. */
export interface CellSources {
  readonly strings: readonly string[];
  /** By style; `null` if the part with the styles is missing. */
  readonly formats: readonly (NumberFormat | null)[] | null;
  readonly from1904: boolean;
}

/** The elements of rows and cells, with the element around each; elsewhere they belong to no cell. */
const PARENTS = new Map([
  ['row', 'sheetData'],
  ['c', 'row'],
  ['v', 'c'],
  ['is', 'c'],
  ['f', 'c'],
]);

/** Shared by nearly every row, to save memory. */
const NONE: readonly ReadingIssue[] = [];

/** Builds the rows of a sheet from the tokens of its XML. */
export class SheetRows {
  readonly #sources: CellSources;
  readonly #layout: SheetLayout;
  #rows: SourceRow[] = [];
  #filled = 0;
  #row = 0;
  #cells: string[] = [];
  #readingIssues: readonly ReadingIssue[] = NONE;
  /** The row's last filled place beyond the limit; -1 if there is none. */
  #beyond = -1;
  #isHidden = false;
  #position = -1;
  #type = '';
  #style = '';
  #value = '';
  #hasValue = false;
  #hasFormula = false;
  readonly #text = new RichText();

  constructor(sources: CellSources, layout: SheetLayout) {
    this.#sources = sources;
    this.#layout = layout;
  }

  /** Returns the rows since the last call. */
  next(): readonly SourceRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  /** @throws {UnusableFileError} damaged, tooManyRows, tooManyColumns */
  take(token: Token, xml: XmlReader): void {
    if (PARENTS.get(xml.name) !== xml.parent) {
      this.#text.take(token, xml);
      if (token === 'open') this.#layout.open(xml);
    } else if (token === 'open') this.#open(xml);
    else if (token === 'close') this.#close(xml.name);
    else if (xml.name === 'v') this.#value = joined(this.#value, xml.text);
  }

  #open(xml: XmlReader): void {
    switch (xml.name) {
      case 'row':
        this.#openRow(xml.attribute('r'));
        this.#isHidden = isHiddenRow(xml);
        break;
      case 'c': {
        const reference = xml.attribute('r');
        this.#position = reference === '' ? this.#position + 1 : positionOf(reference);
        this.#type = xml.attribute('t');
        this.#style = xml.attribute('s');
        this.#value = '';
        this.#hasValue = false;
        this.#hasFormula = false;
        break;
      }
      case 'v':
        // Some programs write an inline text as a value, too.
        if (this.#value !== '' && this.#type !== 'inlineStr') throw damaged();
        this.#value = '';
        this.#hasValue = true;
        break;
      case 'is':
        // Drops what stood outside the texts.
        this.#text.next();
        this.#hasValue = true;
        break;
      case 'f':
        this.#hasFormula = true;
        break;
    }
  }

  #openRow(number: string): void {
    const row = number === '' ? this.#row + 1 : Number(number);
    if (!Number.isInteger(row) || row <= this.#row) throw damaged();
    this.#row = row;
    this.#cells = [];
    this.#beyond = -1;
    this.#readingIssues = NONE;
    this.#position = -1;
  }

  #close(name: string): void {
    if (name === 'c') this.#closeCell();
    else if (name === 'row') this.#closeRow();
    else if (name === 'is') this.#value = this.#text.next();
  }

  #closeCell(): void {
    const text = this.#cellText();
    if (text === '') return;
    const position = this.#position;
    if (position >= LIMITS.columns) {
      if (text.trim() !== '') this.#beyond = Math.max(this.#beyond, position);
      return;
    }
    if (text.length > LIMITS.cellLength) {
      const [row, column, limit] = [this.#row, position + 1, LIMITS.cellLength];
      throw new UnusableFileError({ reason: 'cellTooLong', row, column, limit });
    }
    const cells = this.#cells;
    while (cells.length < position) cells.push('');
    if (cells.length === position) cells.push(text);
    // Two values for one cell: each program would show a different one.
    else if (cells[position] !== '') throw damaged();
    else cells[position] = text;
  }

  #closeRow(): void {
    if (this.#beyond !== -1) {
      const [row, columns, limit] = [this.#row, this.#beyond + 1, LIMITS.columns];
      throw new UnusableFileError({ reason: 'tooManyColumns', row, columns, limit });
    }
    if (this.#cells.length === 0 && this.#readingIssues.length === 0) return;
    this.#filled += 1;
    if (this.#filled > LIMITS.rows + LIMITS.headerRows || this.#row > LIMITS.sheetRows) {
      throw new UnusableFileError({ reason: 'tooManyRows', limit: LIMITS.rows });
    }
    this.#rows.push({
      rowNumber: this.#row,
      // Copied, since an array that grew keeps spare room, times 100,000 rows.
      cells: this.#cells.slice(),
      readingIssues: this.#readingIssues,
      isHidden: this.#isHidden,
    });
  }

  #addIssue(code: ReadingIssue['code'], detail = ''): void {
    if (this.#position >= LIMITS.columns) this.#beyond = Math.max(this.#beyond, this.#position);
    else this.#readingIssues = [...this.#readingIssues, { position: this.#position, code, detail }];
  }

  /** The cell as text: numbers by their digits, dates as shown, formulas by their stored value (rule I2). */
  #cellText(): string {
    const value = this.#value;
    if (value === '') {
      // A formula with an empty text as its result has a text type and an empty value.
      const calculated = this.#hasValue && (this.#type === 'str' || this.#type === 'inlineStr');
      if (this.#hasFormula && !calculated) this.#addIssue('notCalculated');
      return '';
    }
    switch (this.#type) {
      case 's':
        return this.#shared(value);
      case 'str':
        return this.#typed(withoutEscapes(value));
      case 'inlineStr':
        return this.#typed(value);
      case 'e':
        this.#addIssue('cellError', value);
        return '';
      case 'b':
        return this.#boolean(value.trim());
      case 'd':
        return this.#date(value.trim());
      default:
        return this.#number(value);
    }
  }

  #shared(value: string): string {
    const text = this.#sources.strings[Number(value)];
    if (text === undefined) throw damaged();
    return this.#typed(text);
  }

  #typed(text: string): string {
    for (const code of textIssues(text)) this.#addIssue(code);
    return text;
  }

  #boolean(value: string): string {
    if (value === '1' || value === 'true') return 'TRUE';
    if (value === '0' || value === 'false') return 'FALSE';
    this.#addIssue('wrongKind');
    return value;
  }

  /** An ISO date without a date format stays as written. */
  #date(value: string): string {
    const format = this.#sources.formats?.[Number(this.#style)];
    const serial = isoSerial(value);
    if (!format || serial === null) return value;
    const { text, code } = shownNumber(format, String(serial), false);
    return code === null ? text : value;
  }

  #number(value: string): string {
    const number = numberText(value);
    if (number === null) {
      this.#addIssue('wrongKind');
      return value;
    }
    const { formats, from1904 } = this.#sources;
    const style = Number(this.#style);
    const format = formats?.[style];
    if (format === undefined && style !== 0) {
      // Without its style, a number may be a date.
      if (formats === null) throw damaged();
      this.#addIssue('shownOtherwise');
    }
    if (!format) return number;
    const { text, code, detail } = shownNumber(format, number, from1904);
    if (code !== null) this.#addIssue(code, detail);
    return text;
  }
}
