import { isMisread } from './misreadText';
import type { ReadingIssueCode } from './table/row';
import { unwrapped } from './wrappedCell';

/** Control characters that nobody types: all but tab and line breaks. */
const CONTROL = /[^\P{Cc}\t\n\r]/u;
/** A decoder writes this for bytes that are invalid in its encoding. */
const LOST = '\uFFFD';

/** Text as people type it in English and Hindi, without the signs that programs put around values: it needs no closer look. */
const PLAIN = /^[\t\n\r -&(-<>-~\u0900-\u097F\u20B9]*$/;

export const isPlain = (text: string): boolean => PLAIN.test(text);

const NONE: readonly ReadingIssueCode[] = [];

/** Finds what typing a cell leaves no trace of, but programs do. */
export function textIssues(cell: string): readonly ReadingIssueCode[] {
  if (isPlain(cell)) return NONE;
  const codes: ReadingIssueCode[] = [];
  // What was misread as invisible characters is part of the letters.
  if (isMisread(cell)) codes.push('misread');
  else {
    if (unwrapped(cell) !== null) codes.push('wrapped');
    if (CONTROL.test(cell)) codes.push('controlCharacter');
  }
  if (cell.includes(LOST)) codes.push('lostCharacter');
  return codes;
}
