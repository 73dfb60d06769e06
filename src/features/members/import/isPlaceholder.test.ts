import { expect, test } from 'vitest';
import { isNoughts, isPlaceholder } from './cellValue';

test.each(
  `- | -- | --- | – | — | ― | − | . | .. | ... | … | ? | ?? | * | / | _ | ~ | + | = | (-) | \u200B | - \u00A0 | NA | na | N/A | n/a |
  N.A. | N. A. | N\\A | (NA) | #N/A | #REF! | #DIV/0! | #VALUE! | #NAME? | <NA> | NaN | nil | NIL | Nil. | -nil- | null | NULL | (null) |
  none | None | NONE. | not available | Not Available | not-applicable | not known | unknown | no number | no | No. | xx | xxx | XXXXXXXXXX |
  TBD | ＮＡ | n\u200Ba | \u202DNA\u202C | nahi | Nahin hai | koi nahi | shunya | नहीं | नही | नहीँ | नहीं है | कोई नहीं | खाली | लागू नहीं |
  उपलब्ध नहीं | उपलब्ध नहीं है। | ज्ञात नहीं | शून्य | निल | एन/ए | एन.ए. | एन ए | खाली | अज्ञात | ना`
    .split('|')
    .map((cell) => cell.replace(/^[ \n]+|[ \n]+$/g, '')),
)('%j stands for nothing', (cell) => {
  expect(isPlaceholder(cell)).toBe(true);
  expect(isPlaceholder(` ${cell} `)).toBe(true);
});

test.each([
  '',
  '  ',
  ',,',
  ...`Nil Ratan | Nilkanth | Naina | Nanda | Narayan None | Noor | X-Ray House | Name | Value Silks | K | x | 1 | 0 | 100 | BV/1 | M- | " |
  〃 | ✓ | � | नील | नहीद | नन्दिनी | कनही | निलय | Kashi Silks, not available on Sundays`
    .split('|')
    .map((cell) => cell.trim()),
])('%j has a meaning', (cell) => {
  expect(isPlaceholder(cell)).toBe(false);
});

test.each(['0', '00', '0000000000', '०', '००००', ' 0 ', '0.0', '0.00', '-0', '000 000', '000-000'])(
  '%j has only zeros',
  (cell) => {
    expect(isNoughts(cell)).toBe(true);
  },
);

test.each(['', ' ', '-', '05422400001', '10', '0A', 'O', '9839000000'])('%j is more', (cell) => {
  expect(isNoughts(cell)).toBe(false);
});
