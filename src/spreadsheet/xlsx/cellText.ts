import { textIssues } from '../textIssues';
import { damaged } from '../UnusableFile';
import type { CellSources } from './cellSources';
import { type CellText, numberText, shownNumber, cellWith } from './numberFormat';
import { attributeOf, richText, withoutEscapes, type XmlElement } from './xml';

/** 1 January 1970 in the day count of spreadsheet programs. */
const EPOCH = 25_569;
/** Spreadsheet programs count 29 February 1900, which did not exist. */
const LEAP_DAY_1900 = 60;
const DAY = 86_400_000;

const ISO = /^(\d{4}-\d\d-\d\d)?(?:T?(\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)Z?)?$/;

/**
 * A `<c>` as text: numbers by their digits, dates as shown, formulas by their stored value.
 * @throws {UnusableFileError} damaged
 */
export function cellText(cell: XmlElement, sources: CellSources): CellText {
  const type = attributeOf(cell, 't');
  const value = valueOf(cell, type);
  if (value === null || value === '') {
    // A formula with an empty text as its result has a text type and an empty value.
    const isEmpty = value === '' && (type === 'str' || type === 'inlineStr');
    return cellWith('', childOf(cell, 'f') === null || isEmpty ? null : 'notCalculated');
  }
  switch (type) {
    case 's':
      return typed(sources.strings[Number(value)]);
    case 'str':
      return typed(withoutEscapes(value));
    case 'inlineStr':
      return typed(value);
    case 'e':
      return cellWith('', 'cellError', value);
    case 'b':
      return booleanText(value.trim());
    default: {
      const style = Number(attributeOf(cell, 's'));
      return type === 'd' ? dateText(value.trim(), style, sources) : number(value, style, sources);
    }
  }
}

/** Two values for one cell are damage: each program would show a different one. */
function childOf({ children }: XmlElement, name: string): XmlElement | null {
  let found: XmlElement | null = null;
  for (const child of children) {
    if (child.name !== name) continue;
    if (found !== null) throw damaged();
    found = child;
  }
  return found;
}

/** Some programs write an inline text as a value, too. */
function valueOf(cell: XmlElement, type: string): string | null {
  const value = childOf(cell, 'v');
  if (value !== null && type !== 'inlineStr') return value.text;
  const inline = childOf(cell, 'is');
  return inline === null ? (value?.text ?? null) : richText(inline);
}

function typed(text: string | undefined): CellText {
  if (text === undefined) throw damaged();
  return cellWith(text, textIssues(text)[0] ?? null);
}

function booleanText(value: string): CellText {
  if (value === '1' || value === 'true') return cellWith('TRUE');
  return value === '0' || value === 'false' ? cellWith('FALSE') : cellWith(value, 'wrongKind');
}

/** An ISO date without a date format stays as written. */
function dateText(value: string, style: number, { formats }: CellSources): CellText {
  const format = formats?.[style];
  const serial = isoSerial(value);
  const shown = format && serial !== null ? shownNumber(format, String(serial), false) : null;
  return shown?.code === null ? shown : cellWith(value);
}

function number(value: string, style: number, { formats, from1904 }: CellSources): CellText {
  const digits = numberText(value);
  if (digits === null) return cellWith(value, 'wrongKind');
  const format = formats?.[style];
  if (format) return shownNumber(format, digits, from1904);
  if (format === null || style === 0) return cellWith(digits);
  // Without its style, a number may be a date.
  if (formats === null) throw damaged();
  return cellWith(digits, 'shownOtherwise');
}

/** The day number of an ISO date, time, or both; null for another text. */
function isoSerial(text: string): number | null {
  const [, date, time = '00:00'] = ISO.exec(text) ?? [];
  if (date === undefined) return null;
  const days = Date.parse(`${date}T${time}Z`) / DAY + EPOCH;
  if (Number.isNaN(days)) return null;
  return days > LEAP_DAY_1900 ? days : days - 1;
}
