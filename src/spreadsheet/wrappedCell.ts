const SPACE = 32;
const APOSTROPHE = 39;
const PLUS = 43;
const NINE = 57;
const EQUALS = 61;

/** False for ASCII and Devanagari, which have no invisible characters. */
function mayBeInvisible(code: number): boolean {
  return code > 0x7f && !(code >= 0x900 && code <= 0x97f);
}

/** Decides nearly every cell quickly. An invisible character may be intended within a text, but not within a number. */
function mayBeWrapped(cell: string): boolean {
  const first = cell.charCodeAt(0);
  if (first === APOSTROPHE || first === EQUALS || mayBeInvisible(first)) return true;
  if (mayBeInvisible(cell.charCodeAt(cell.length - 1))) return true;
  if (!(first >= PLUS && first <= NINE)) return false;
  for (let at = 1; at < cell.length; at += 1) if (mayBeInvisible(cell.charCodeAt(at))) return true;
  return false;
}

/** No-break spaces, direction marks and the like, but not U+200C and U+200D: they shape Hindi letters. */
const INVISIBLE = /[^\P{Z} ]|(?![\u200C\u200D])\p{Cf}/u;
const EACH_INVISIBLE = new RegExp(INVISIBLE, 'gu');

/** A formula that some programs write to make a spreadsheet keep a value as text. */
const FORMULA_OF_TEXT = /^=\s*"((?:[^"]|"")*)"$/;
const NUMBER = /^'*([+(\d\u0966-\u096F][+()\d\u0966-\u096F\s.,/-]*)'*$/;

/** Removes invisible characters at both ends, and all of them within a number. */
function withoutInvisible(cell: string): string {
  const isInvisible = (at: number) => INVISIBLE.test(cell.charAt(at));
  const isUnseen = (at: number) => cell.charCodeAt(at) === SPACE || isInvisible(at);
  let start = 0;
  let end = cell.length;
  if (isInvisible(0)) while (start < end && isUnseen(start)) start += 1;
  if (isInvisible(end - 1)) while (end > start && isUnseen(end - 1)) end -= 1;
  const visible = cell.slice(start, end).replace(EACH_INVISIBLE, '');
  return NUMBER.test(visible) ? visible : cell.slice(start, end);
}

/**
 * Removes what a program or copying put around a value: `="0042"`, an apostrophe before a number, direction marks and no-break
 * spaces at its ends. `null` for a cell without any of these, or with nothing else.
 */
export function unwrapped(cell: string): string | null {
  if (!mayBeWrapped(cell)) return null;
  const seen = withoutInvisible(cell);
  const inner = FORMULA_OF_TEXT.exec(seen)?.[1]?.replaceAll('""', '"') ?? seen;
  const shown = withoutInvisible(inner);
  const text = NUMBER.exec(shown)?.[1]?.trim() ?? shown;
  return text === cell || text.trim() === '' ? null : text;
}
