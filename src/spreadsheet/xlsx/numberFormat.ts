import { type DatePiece, dateText } from './dateText';

/** No spreadsheet program writes a longer one. */
const LONGEST = 255;
const DAYS_TO_1904 = 1_462;

/** Quoted and escaped text, room and filling, brackets, letters of a date, and one character of anything else. */
const PIECES =
  /"([^"]*)"?|\\([^]?)|_[^]?|\*[^]?|\[([^\]]*)\]?|(general)|(am\/pm|a\/p|y+|m+|d+|h+|s+|e+|\.0+)|([^])/gi;

type Holds = (value: number) => boolean;

interface Section {
  readonly holds: Holds;
  /** A date; digits with leading zeros or with characters of the format; a number that is shown as itself; what nobody can show. */
  readonly kind: 'date' | 'digits' | 'plain' | 'unknown';
  /** Of digits, the parts are `0`, `#`, `?`, or `General` for all of them. */
  readonly pieces: readonly DatePiece[];
}

/** How a number is shown where its bare digits would not say the same: one section for each range of numbers. */
export type NumberFormat = readonly Section[];

const always: Holds = () => true;
const text = (of: string): DatePiece => ({ kind: 'text', text: of });
const part = (of: string): DatePiece => ({ kind: 'part', text: of });

function condition(written: string): Holds | null {
  const [, sign, number] = /^([<>]=?|=|<>)(-?[\d.]+)$/.exec(written) ?? [];
  const bound = Number(number);
  switch (sign) {
    case '<':
      return (value) => value < bound;
    case '<=':
      return (value) => value <= bound;
    case '>':
      return (value) => value > bound;
    case '>=':
      return (value) => value >= bound;
    case '=':
      return (value) => value === bound;
    case '<>':
      return (value) => value !== bound;
    default:
      return null;
  }
}

/** Which numbers a section is for that does not say so itself. */
function usually(at: number, count: number): Holds {
  if (at === 0 && count === 2) return (value) => value >= 0;
  if (at === 0 && count > 2) return (value) => value > 0;
  return at === 1 && count > 2 ? (value) => value < 0 : always;
}

/** What brackets show: elapsed time or a currency; a colour, a language or a condition nothing. */
function bracket(content: string): DatePiece | null {
  if (/^(?:h+|m+|s+)$/i.test(content)) return part(`[${content.toLowerCase()}]`.replace(/m/g, 'n'));
  return content.startsWith('$') ? text(content.slice(1).split('-')[0] ?? '') : null;
}

/** An `m` is minutes behind hours or before seconds, a month elsewhere. */
function withMinutes(pieces: readonly DatePiece[]): DatePiece[] {
  const parts = pieces.filter((piece) => piece.kind === 'part' && /^[ymdhs[]/.test(piece.text));
  return pieces.map((piece) => {
    if (piece.kind === 'text' || !/^mm?$/.test(piece.text)) return piece;
    const at = parts.indexOf(piece);
    const minutes =
      /^\[?h/.test(parts[at - 1]?.text ?? '') || parts[at + 1]?.text.startsWith('s') === true;
    return minutes ? part(piece.text.replace(/m/g, 'n')) : piece;
  });
}

/** A number with one of these in its format is one to count with: its bare digits say the same. */
const COUNTED = /^[,%/]$/;

function compileSection(matches: readonly RegExpMatchArray[], usual: Holds): Section {
  const pieces: DatePiece[] = [];
  let holds = usual;
  let [dates, zeros, digits, generals, plain] = [0, 0, 0, 0, false];
  for (const [whole, quoted, escaped, inBrackets, general, letters, other] of matches) {
    const shown = inBrackets === undefined ? null : bracket(inBrackets);
    if (shown !== null) pieces.push(shown);
    if (shown?.kind === 'part') dates += 1;
    holds = condition(inBrackets ?? '') ?? holds;
    if (quoted !== undefined || escaped !== undefined) pieces.push(text(quoted ?? escaped ?? ''));
    else if (whole.startsWith('_')) pieces.push(text(' '));
    else if (letters !== undefined) {
      if (!letters.startsWith('.')) dates += 1;
      pieces.push(part(letters.toLowerCase().replace(/e+/, 'yyyy')));
    } else if (other !== undefined && '0#?'.includes(other)) {
      digits += 1;
      // Behind a 0 each place is shown.
      if (other === '0' || zeros > 0) zeros += 1;
      pieces.push(part(zeros > 0 ? '0' : other));
    } else if (general !== undefined) {
      generals += 1;
      pieces.push(part(GENERAL));
    } else if (other !== undefined) pieces.push(text(other));
    if (other === '@') plain = true;
    if (digits > 0 && (COUNTED.test(other ?? '') || whole.startsWith('.'))) plain = true;
  }
  const hasDigits = (digits > 0 && generals === 0) || (digits === 0 && generals === 1);
  if (!plain && dates > 0 && digits + generals === 0)
    return { holds, kind: 'date', pieces: withMinutes(pieces) };
  const isShownOtherwise = zeros > 1 || pieces.some(isVisible);
  const isDigits = !plain && dates === 0 && hasDigits && isShownOtherwise;
  return { holds, kind: isDigits ? 'digits' : 'plain', pieces };
}

/** All digits of a number at once. */
const GENERAL = 'General';

/** Characters that the format adds to a number; room is none. */
const isVisible = ({ kind, text: added }: DatePiece): boolean =>
  kind === 'text' && added.trim() !== '';

/** Reads the code of a number format; null where it shows a number as itself. */
export function compileFormat(code: string): NumberFormat | null {
  if (code.length > LONGEST) return [{ holds: always, kind: 'unknown', pieces: [] }];
  const sections: RegExpMatchArray[][] = [[]];
  for (const match of code.matchAll(PIECES)) {
    if (match[0] === ';') sections.push([]);
    else sections.at(-1)?.push(match);
  }
  // A last section for texts is none for numbers.
  const isForTexts = sections.at(-1)?.some(([whole]) => whole === '@') === true;
  if (sections.length > 1 && (isForTexts || sections.length > 3)) sections.pop();
  const format = sections.map((matches, at) =>
    compileSection(matches, usually(at, sections.length)),
  );
  return format.every(({ kind }) => kind === 'plain') ? null : format;
}

/** The digits from the right, each at its place; what is left over stands before the first place. */
function inPlaces(pieces: readonly DatePiece[], digits: string): string {
  const first = pieces.findIndex(({ kind }) => kind === 'part');
  // Only a 0 of the format shows the number nought.
  let rest = digits === '0' && pieces[first]?.text !== GENERAL ? '' : digits;
  let shown = '';
  for (let at = pieces.length - 1; at >= 0; at -= 1) {
    const piece = pieces[at];
    if (piece === undefined || piece.kind === 'text') shown = (piece?.text ?? '') + shown;
    else {
      const taken = at === first ? rest : rest.slice(-1);
      rest = rest.slice(0, -1);
      shown = (taken === '' && piece.text === '0' ? '0' : taken) + shown;
    }
  }
  return shown;
}

/**
 * A number, given as `numberText` writes it, as a spreadsheet program shows it: where that is a date, leading zeros, or digits
 * with characters of the format, as 05422400001 under `"0"#`; else unchanged. Null where it cannot be shown, like a negative date.
 */
export function shownNumber(
  format: NumberFormat,
  number: string,
  from1904: boolean,
): string | null {
  const value = Number(number);
  const at = format.findIndex(({ holds }) => holds(value));
  const section = format[at];
  if (section?.kind === 'unknown') return null;
  if (section?.kind === 'date') {
    return value < 0 ? null : dateText(section.pieces, value + (from1904 ? DAYS_TO_1904 : 0));
  }
  if (section?.kind !== 'digits' || !/^-?\d+$/.test(number)) return number;
  const sign = value < 0 && at === 0 ? '-' : '';
  return (sign + inPlaces(section.pieces, number.replace('-', ''))).trim();
}
