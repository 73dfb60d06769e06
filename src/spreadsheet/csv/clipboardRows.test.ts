import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withinTimes } from '../../test/withinTimes';
import { clipboardRows } from './clipboardRows';

/** Pasted text and its rows, in which `|` separates cells. */
const PASTED: readonly (readonly [what: string, text: string, rows: readonly string[]])[] = [
  ['plain cells', 'A\t98\nB\t99', ['A|98', 'B|99']],
  ['empty cells at both ends, and a blank line', '\tA\t\n\n\tB\t\n', ['|A|', '', '|B|']],
  ['a byte order mark', '\uFEFF"Meera"\t98', ['"Meera"|98']],
  ['a mark that opens in one row and closes in the next', 'F\tM\n"Kashi\t98\nSilk"\t99', ['F|M', '"Kashi|98', 'Silk"|99']],
  ['the same far apart and in other columns', 'F\tM\n"Kashi\t98\nB\t97\nSilk\t"9"', ['F|M', '"Kashi|98', 'B|97', 'Silk|"9"']],
  ['the same in a single column', '"Kashi\nSilk"', ['"Kashi', 'Silk"']],
  ['the same in the first and the last cell', '"Kashi\t98\nSilk\t99"', ['"Kashi|98', 'Silk|99"']],
  ['the same within a row', 'F\tM\n"Kashi\tSilk"', ['F|M', '"Kashi|Silk"']],
  ['marks around a word', '"Ganga" Silk House\t98\nThe "Silk"\t99', ['"Ganga" Silk House|98', 'The "Silk"|99']],
  ['marks around a cell', '"Meera"\t98\n"Meera"\t"99"', ['"Meera"|98', '"Meera"|"99"']],
  ['inches', '5" Border Silk\t6"\n"\t""', ['5" Border Silk|6"', '"|""']],
  ['marks with spaces around', ' "Meera" \t98\n"A\t99\n "B" \t97', [' "Meera" |98', '"A|99', ' "B" |97']],
  ['an open mark in the header', '"F\tM\nA\t98', ['"F|M', 'A|98']],
  ['an open mark at the very end', 'F\tM\nA\t98\nB\t"', ['F|M', 'A|98', 'B|"']],
  ['doubled marks in a quoted cell', '"a ""b"" c"\t98\n"""Meera"""\t99', ['a "b" c|98', '"Meera"|99']],
  ['a line break in a quoted cell', 'F\tAd\tM\nA\t"B ""1""\nAssi\n"\t98\nB\tC\t99', ['F|Ad|M', 'A|B "1"\nAssi\n|98', 'B|C|99']],
  ['a line break in the first and the last column', 'F\tAd\n"A\nB"\t"C\nD"\nE\tF', ['F|Ad', 'A\nB|C\nD', 'E|F']],
  ['a line break in the only row', 'A\t98\t"B 1\nAssi"\tChowk', ['A|98|B 1\nAssi|Chowk']],
  ['a line break in a single column', 'F\n"B ""1""\nAssi"\nC', ['F', 'B "1"\nAssi', 'C']],
  ['a tab in a quoted cell', 'F\tAd\tM\nA\t"B 1\tAssi"\t98\nC\tD\t99', ['F|Ad|M', 'A|B 1\tAssi|98', 'C|D|99']],
  ['commas and semicolons', 'Kashi, Silk; Co\n"Assi", Lanka', ['Kashi, Silk; Co', '"Assi", Lanka']],
]; // oxfmt-ignore

describe.each(['\n', '\r\n', '\r'])('rows that end with %j', (end) => {
  test.each(PASTED)('%s', (_, text, rows) => {
    const found = clipboardRows(text.replaceAll('\n', end)).map((cells) => cells.join('|'));
    expect(found).toEqual(rows.map((row) => row.replaceAll('\n', end)));
  });
});

/** As spreadsheet programs write cells. */
const written = (cell: string) => (/\n/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Without a doubled mark, which would be one of a quoted cell. */
const someText = (...signs: string[]) =>
  fc
    .array(fc.constantFrom(...signs), { maxLength: 6 })
    .map((some) => some.join('').replace(/"+/g, '"'));

test('what a program has written comes back, whatever marks are in it', () => {
  const address = someText('"', 'a', '5', '\n').map((signs) => `B ${signs}`);
  const row = fc.tuple(
    someText('"', 'a', ' ', 'क', '5'),
    someText('a', 'क'),
    address,
    fc.constant('9'),
  );
  fc.assert(
    fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
      const cells = [['Firm', 'Area', 'Address', 'Mobile'], ...rows];
      const pasted = cells.map((each) => each.map(written).join('\t')).join('\n');
      expect(clipboardRows(pasted)).toEqual(cells);
    }),
    { seed: 2026, numRuns: 3_000 },
  );
});

test.each(['"a\n', '"a\t', '"a""\n', '"\n""', '"""\t', '""""\n', '"\t'])(
  '200,000 characters of %j are cut quickly',
  async (piece) => {
    const text = piece.repeat(200_000 / piece.length);
    expect(await withinTimes(16, async () => clipboardRows(text).length)).toBeGreaterThan(0);
  },
);
