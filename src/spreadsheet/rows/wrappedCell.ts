const SPACE = 32;
const APOSTROPHE = 39;
const PLUS = 43;
const NINE = 57;
const EQUALS = 61;

/** Whether a character can be one that nobody sees: ASCII and Devanagari have none. */
function mayBeInvisible(code: number): boolean {
  return code > 0x7f && !(code >= 0x900 && code <= 0x97f);
}

/** Nearly every cell is settled here. Inside a text an invisible character may be meant, inside a number it is not. */
function mayBeWrapped(cell: string): boolean {
  const first = cell.charCodeAt(0);
  if (first === APOSTROPHE || first === EQUALS || mayBeInvisible(first)) return true;
  if (mayBeInvisible(cell.charCodeAt(cell.length - 1))) return true;
  if (!(first >= PLUS && first <= NINE)) return false;
  for (let at = 1; at < cell.length; at += 1) if (mayBeInvisible(cell.charCodeAt(at))) return true;
  return false;
}

/** Unbroken spaces, marks of direction and their like. U+200C and U+200D are none of them: they shape Hindi letters. */
const INVISIBLE = /[^\P{Z} ]|(?![\u200C\u200D])\p{Cf}/u;
const EACH_INVISIBLE = new RegExp(INVISIBLE, 'gu');

/** What a program writes so that a spreadsheet program shows a text and takes it for no number. */
const FORMULA_OF_TEXT = /^=\s*"((?:[^"]|"")*)"$/;
const NUMBER = /^'*([+(\d\u0966-\u096F][+()\d\u0966-\u096F\s.,/-]*)'*$/;

/** Without the invisible characters at both ends; inside a number without any. */
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
 * The text of a cell without what a program or a copy put around it: `="0042"`, an apostrophe before a number, marks of
 * direction and unbroken spaces at its ends; `null` for a cell that has none of them, or nothing else.
 */
export function unwrapped(cell: string): string | null {
  if (!mayBeWrapped(cell)) return null;
  const seen = withoutInvisible(cell);
  const inner = FORMULA_OF_TEXT.exec(seen)?.[1]?.replaceAll('""', '"') ?? seen;
  const shown = withoutInvisible(inner);
  const text = NUMBER.exec(shown)?.[1]?.trim() ?? shown;
  return text === cell || text.trim() === '' ? null : text;
}
