/** Letters with their marks; one that a virama or a joiner ties to the next is part of the same shape: क्षि. */
const LETTERS = /(?:.[\p{M}\u200C\u200D]*[\u094D\u200D])*.[\p{M}\u200C\u200D]*/gsu;

/**
 * Breaks a text into lines of at most `width`: where it was typed in lines, and between words; within a word only if it does
 * not fit in a line, and never within a letter.
 */
export function wrapText(
  text: string,
  width: number,
  measure: (part: string) => number,
): readonly string[] {
  const lines: string[] = [];
  for (const typed of text.split(/[\r\n]/)) {
    let line = '';
    const add = (part: string, space = '') => {
      const longer = line === '' ? part : line + space + part;
      if (line === '' || measure(longer) <= width) line = longer;
      else {
        lines.push(line);
        line = part;
      }
    };
    for (const word of typed.trim().split(/\s+/)) {
      if (measure(word) <= width) add(word, ' ');
      else {
        if (line !== '') lines.push(line);
        line = '';
        for (const letter of word.match(LETTERS) ?? []) add(letter);
      }
    }
    if (line !== '') lines.push(line);
  }
  return lines;
}
