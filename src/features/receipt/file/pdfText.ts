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
  /** Their names, as the resources of a page list them. */
  readonly names: string;
  /** Numbered from the number that was given, in this order. */
  readonly objects: readonly FontObject[];
  /** The place of each sign: its font, and its code in there. */
  readonly places: ReadonlyMap<string, { readonly font: number; readonly code: number }>;
}

/** Codes 1 to 255 of a font; 0 is left out, since some programs take it for "no letter". */
const SIGNS = 255;
/** Every letter is half as wide as high: a line is then drawn out to the width that it has in the picture. */
const LETTER = 500;

/**
 * Fonts without a drawing for any letter (PDF 1.4, Type 3): they only say which sign each code is. A font that draws Devanagari
 * would be larger than the picture, and would need its shapes put in order, which only the browser does.
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

/** Which sign each code is, in portions of a hundred, as the format asks. */
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

/** Writes a line where the picture shows it, as wide as there. */
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

/** A text as UTF-16 in hexadecimal digits, as PDF writes what is not ASCII. */
export function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at), 4)).join('');
}

const hex = (value: number, digits: number): string =>
  value.toString(16).toUpperCase().padStart(digits, '0');

/** PDF knows no exponents. */
const number = (value: number): string => value.toFixed(2);
