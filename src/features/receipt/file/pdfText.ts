/** A line of the picture, in points from the upper left corner of the page. */
export interface InvisibleText {
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

interface FontObject {
  readonly stream: boolean;
  readonly text: string;
}

interface InvisibleFonts {
  /** Their names in the page's resources. */
  readonly names: string;
  /** Numbered in order from the given number. */
  readonly objects: readonly FontObject[];
  /** The font and the code for each character. */
  readonly places: ReadonlyMap<string, { readonly font: number; readonly code: number }>;
}

/** Codes 1 to 255 of a font; some programs read 0 as "no letter". */
const SIGNS = 255;
/** Every letter is half as wide as high; a line is then stretched to its width in the picture. */
const LETTER = 500;

/**
 * Fonts without glyphs (PDF 1.4, Type 3), which only map codes to characters. A font with Devanagari glyphs would be larger
 * than the picture, and only the browser could shape its text.
 */
export function invisibleFonts(texts: readonly InvisibleText[], first: number): InvisibleFonts {
  const signs = [...new Set(texts.flatMap(({ text }) => Array.from(text)))];
  const places = new Map(
    signs.map((sign, at) => [sign, { font: Math.floor(at / SIGNS), code: (at % SIGNS) + 1 }]),
  );
  const fonts = Array.from({ length: Math.ceil(signs.length / SIGNS) }, (_, font) =>
    signs.slice(font * SIGNS, (font + 1) * SIGNS),
  );
  return {
    places,
    names: fonts.map((_, font) => `/F${font} ${first + 1 + font * 2} 0 R`).join(''),
    objects: [
      { stream: true, text: `${LETTER} 0 d0` },
      ...fonts.flatMap((held, font) => [
        { stream: false, text: fontObject(held.length, first, first + 2 + font * 2) },
        { stream: true, text: signTable(held) },
      ]),
    ],
  };
}

function fontObject(signs: number, letter: number, table: number): string {
  return [
    '<</Type/Font/Subtype/Type3/FontBBox[0 0 1000 1000]/FontMatrix[0.001 0 0 0.001 0 0]',
    `/CharProcs<</n ${letter} 0 R>>/Encoding<</Type/Encoding/Differences[1${'/n'.repeat(signs)}]>>`,
    `/FirstChar 1/LastChar ${signs}/Widths[${Array(signs).fill(LETTER).join(' ')}]`,
    `/Resources<<>>/ToUnicode ${table} 0 R>>`,
  ].join('');
}

/** Maps each code to its character, in groups of a hundred as the format demands. */
function signTable(signs: readonly string[]): string {
  const lines = signs.map((sign, at) => `<${hex(at + 1, 2)}> <${utf16(sign)}>`);
  const portions = Array.from({ length: Math.ceil(lines.length / 100) }, (_, portion) => {
    const part = lines.slice(portion * 100, (portion + 1) * 100);
    return `${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`;
  });
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def',
    '/CMapName /Signs def /CMapType 2 def',
    '1 begincodespacerange <00> <FF> endcodespacerange',
    ...portions,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

/** Writes a line where the picture shows it, with the same width. */
export function textOperators(
  { text, x, y, width, size }: InvisibleText,
  pageHeight: number,
  { places }: InvisibleFonts,
): string {
  const signs = Array.from(text);
  const natural = (signs.length * size * LETTER) / 1000;
  const runs: { font: number; codes: string }[] = [];
  for (const sign of signs) {
    const { font, code } = places.get(sign) ?? { font: 0, code: 1 };
    const last = runs.at(-1);
    if (last?.font === font) last.codes += hex(code, 2);
    else runs.push({ font, codes: hex(code, 2) });
  }
  return [
    `${number((width / natural) * 100)} Tz 1 0 0 1 ${number(x)} ${number(pageHeight - y)} Tm`,
    ...runs.map(({ font, codes }) => `/F${font} ${number(size)} Tf <${codes}> Tj`),
  ].join(' ');
}

/** A text as UTF-16 in hexadecimal digits, PDF's form for non-ASCII text. */
export function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at), 4)).join('');
}

const hex = (value: number, digits: number): string =>
  value.toString(16).toUpperCase().padStart(digits, '0');

/** PDF has no exponents. */
const number = (value: number): string => value.toFixed(2);
