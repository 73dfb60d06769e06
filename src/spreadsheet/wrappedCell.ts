const SPACE = 32;

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
  if (!/^['=]/.test(cell) && !INVISIBLE.test(cell)) return null;
  const seen = withoutInvisible(cell);
  const inner = FORMULA_OF_TEXT.exec(seen)?.[1]?.replaceAll('""', '"') ?? seen;
  const shown = withoutInvisible(inner);
  const text = NUMBER.exec(shown)?.[1]?.trim() ?? shown;
  return text === cell || text.trim() === '' ? null : text;
}
