import Papa from 'papaparse';

export type Separator = ',' | ';' | '\t';
export const SEPARATORS: readonly Separator[] = [',', ';', '\t'];
type LineEnd = '\n' | '\r' | '\r\n';

/** A piece of a file that begins and ends with whole rows. Kept as text: parsed again when its rows are needed. */
export interface CsvBlock {
  readonly text: string;
  readonly separator: Separator;
  readonly lineEnd: LineEnd;
  /** Whether its cells may carry the formula mark. */
  readonly marked: boolean;
}

interface ParsedRows {
  readonly data: readonly string[][];
  readonly errors: readonly { readonly code: string; readonly row: number }[];
  readonly meta: { readonly cursor: number };
}

function isParsedRows(value: unknown): value is ParsedRows {
  return (
    typeof value === 'object' &&
    value !== null &&
    'data' in value &&
    Array.isArray(value.data) &&
    'errors' in value &&
    Array.isArray(value.errors) &&
    'meta' in value
  );
}

/**
 * papaparse's own row parser, which its streams use, too: only it says where the last whole row ended, and it
 * never guesses a type or an encoding.
 */
export function parseRows(
  text: string,
  separator: Separator,
  lineEnd: LineEnd,
  more: boolean,
): ParsedRows {
  const parser = new Papa.Parser({ delimiter: separator, newline: lineEnd });
  const parsed: unknown = parser.parse(text, 0, more);
  if (!isParsedRows(parsed)) throw new TypeError('papaparse answered in an unknown shape');
  return parsed;
}

/** The rows of a block, cells as they stand in the file. A last empty row may follow. */
export function blockRows(block: CsvBlock): readonly string[][] {
  return parseRows(block.text, block.separator, block.lineEnd, false).data;
}

/** Line ends outside quotes become \n; those inside a quoted cell belong to the cell. */
function withEqualLineEnds(text: string, separator: Separator): string {
  const parts: string[] = [];
  let outside = 0;
  let quote = text.indexOf('"');
  while (quote !== -1) {
    const before = text[quote - 1];
    const opens = quote === 0 || before === separator || before === '\n' || before === '\r';
    if (!opens) {
      quote = text.indexOf('"', quote + 1);
      continue;
    }
    parts.push(text.slice(outside, quote).replace(/\r\n?/g, '\n'));
    let close = text.indexOf('"', quote + 1);
    while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
    outside = close === -1 ? text.length : close + 1;
    parts.push(text.slice(quote, outside));
    quote = text.indexOf('"', outside);
  }
  parts.push(text.slice(outside).replace(/\r\n?/g, '\n'));
  return parts.join('');
}

/** Whether \r and \n come in pairs only. Searching for one character is far cheaper than an expression for both. */
function hasOnlyPairs(text: string): boolean {
  let pairs = 0;
  for (let at = text.indexOf('\r'); at !== -1; at = text.indexOf('\r', at + 2)) {
    if (text.charCodeAt(at + 1) !== 10) return false;
    pairs += 1;
  }
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) pairs -= 1;
  return pairs === 0;
}

/** The text with one kind of line end, and which: files glued together from two programs have several. */
export function lineEnds(
  text: string,
  separator: Separator,
): { readonly text: string; readonly lineEnd: LineEnd } {
  if (!text.includes('\r')) return { text, lineEnd: '\n' };
  if (!text.includes('\n')) return { text, lineEnd: '\r' };
  if (hasOnlyPairs(text)) return { text, lineEnd: '\r\n' };
  return { text: withEqualLineEnds(text, separator), lineEnd: '\n' };
}
