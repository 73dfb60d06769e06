import { expect, test } from 'vitest';
import { wrapText } from './wrapText';

/** Every character has width 1. */
const inColumns = (text: string, columns: number) =>
  wrapText(text, columns, (part) => Array.from(part).length);

test.each<readonly [string, number, readonly string[]]>([
  ['Gupta & Sons, Kashi Silk', 12, ['Gupta &', 'Sons, Kashi', 'Silk']],
  ['as wide as it', 13, ['as wide as it']],
  ['one two', 3, ['one', 'two']],
  ['', 10, []],
  ['  two \t words\t', 20, ['two words']],
  ['  typed \n in\r\nthree lines\n', 20, ['typed', 'in', 'three lines']],
  ['गली नं. 4\r\nमदनपुरा वाराणसी', 9, ['गली नं. 4', 'मदनपुरा', 'वाराणसी']],
  ['a abcdefgh b', 3, ['a', 'abc', 'def', 'gh', 'b']],
  // Narrower than a letter: one letter per line, and none is lost.
  ['abc', 0, ['a', 'b', 'c']],
])('%j in %d columns', (text, columns, lines) => {
  expect(inColumns(text, columns)).toEqual(lines);
});

test('a word wider than a line is broken between whole letters: no vowel or half of a conjunct is split off', () => {
  expect(inColumns('विश्वनाथ', 2)).toEqual(['वि', 'श्व', 'ना', 'थ']);
  // With a joiner.
  expect(inColumns('क्\u200Dष👨\u200D👩', 3)).toEqual(['क्\u200Dष', '👨\u200D👩']);
});
