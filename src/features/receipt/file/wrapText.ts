type MeasurePart = (part: string) => number;

/**
 * Breaks a text into lines of at most `width`: where it was typed in lines, and between words; within a word only if it does
 * not fit in a line.
 */
export const wrapText = (text: string, width: number, measure: MeasurePart): readonly string[] =>
  text.split(/[\r\n]/).flatMap((line) => wrapLine(line, width, measure));

function wrapLine(text: string, width: number, measure: MeasurePart): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) line = longer;
    else {
      if (line !== '') lines.push(line);
      const pieces = measure(word) <= width ? [word] : broken(word, width, measure);
      lines.push(...pieces.slice(0, -1));
      line = pieces.at(-1) ?? '';
    }
  }
  return line === '' ? lines : [...lines, line];
}

function broken(word: string, width: number, measure: MeasurePart): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of lettersOf(word)) {
    if (piece !== '' && measure(piece + letter) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}

const JOINS_BEFORE = /^[\p{M}\u200C\u200D]$/u;
/** After a virama or a joiner, the next letter is part of the same shape. */
const JOINS_NEXT = /[\u094D\u200D]$/;

/** Splits a word into letters with their marks; never within a conjunct such as क्षि. */
function lettersOf(word: string): readonly string[] {
  const letters: string[] = [];
  let letter = '';
  for (const sign of word) {
    if (letter !== '' && !JOINS_BEFORE.test(sign) && !JOINS_NEXT.test(letter)) {
      letters.push(letter);
      letter = '';
    }
    letter += sign;
  }
  return [...letters, letter];
}
