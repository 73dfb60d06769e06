import { unwrapped } from '../rows/wrappedCell';
import type { ReadingIssue, SourceRow } from '../rows/SourceRow';
import { damaged, LIMITS, UnusableFileError } from '../UnusableFile';
import { indexOf, positionOf } from './cellReference';
import { isoSerial } from './isoSerial';
import { type NumberFormat, shownNumber } from './numberFormat';
import { numberText } from './numberText';
import { isHiddenRow, type SheetLayout } from './SheetLayout';
import { joined, RichText, withoutEscapes } from './texts';
import type { Token, XmlWalker } from './XmlWalker';

/** The tables that the cells of a sheet refer to. */
export interface CellSources {
  readonly strings: readonly string[];
  readonly formats: readonly (NumberFormat | null)[];
  readonly from1904: boolean;
}

/** Shared by nearly every row, to save memory. */
const NONE: readonly ReadingIssue[] = [];

/** Builds the rows of a sheet from the tokens of its XML. */
export class SheetRows {
  readonly #sources: CellSources;
  readonly #layout: SheetLayout;
  #rows: SourceRow[] = [];
  #filled = 0;
  /** Within `<sheetData>`. */
  #inRows = false;
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
  #inValue = false;
  #inText = false;
  readonly #text = new RichText();

  constructor(sources: CellSources, layout: SheetLayout) {
    this.#sources = sources;
    this.#layout = layout;
  }

  /** The number of rows since the last block. */
  get count(): number {
    return this.#rows.length;
  }

  block(): readonly SourceRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  /** @throws {UnusableFileError} damaged, tooManyRows, tooManyColumns */
  take(token: Token, xml: XmlWalker): void {
    if (!this.#inRows) this.#outside(token, xml);
    else if (this.#inText && xml.name !== 'is') this.#text.take(token, xml);
    else if (token === 'open') this.#open(xml);
    else if (token === 'close') this.#close(xml.name);
    else if (this.#inValue) this.#value = joined(this.#value, xml.text);
  }

  #outside(token: Token, xml: XmlWalker): void {
    if (token !== 'open') return;
    this.#inRows = xml.name === 'sheetData';
    this.#layout.open(xml);
  }

  #open(xml: XmlWalker): void {
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
        this.#hasValue = true;
        this.#inValue = true;
        break;
      case 'is':
        this.#inText = true;
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
    if (name === 'v') this.#inValue = false;
    else if (name === 'c') this.#closeCell();
    else if (name === 'row') this.#closeRow();
    else if (name === 'sheetData') this.#inRows = false;
    else if (name === 'is') {
      this.#inText = false;
      this.#value = this.#text.end();
    }
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
    const text = this.#sources.strings[indexOf(value)];
    if (text === undefined) throw damaged();
    return this.#typed(text);
  }

  /** Only texts can be wrapped. */
  #typed(text: string): string {
    if (unwrapped(text) !== null) this.#addIssue('wrapped');
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
    const format = this.#sources.formats[indexOf(this.#style)];
    const serial = isoSerial(value);
    if (!format || serial === null) return value;
    return shownNumber(format, String(serial), false) ?? value;
  }

  #number(value: string): string {
    const number = numberText(value);
    if (number === null) {
      this.#addIssue('wrongKind');
      return value;
    }
    const format = this.#sources.formats[indexOf(this.#style)];
    if (!format) return number;
    const shown = shownNumber(format, number, this.#sources.from1904);
    if (shown === null) this.#addIssue('notShown');
    return shown ?? number;
  }
}
