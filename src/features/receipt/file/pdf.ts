import type { PlacedText } from './receiptLayout';

/** A line of the picture; `y` is its baseline. */
type InvisibleText = Pick<PlacedText, 'text' | 'x' | 'y' | 'width' | 'size'>;

/** Grey pixels from the upper left corner, 0 black to 15 white, two per byte; every row starts with a new byte. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly dots: Uint8Array<ArrayBuffer>;
}

interface PdfPage {
  /** In points. */
  readonly width: number;
  readonly height: number;
  /** Fills the page. */
  readonly picture: Picture;
  /** The texts of the picture, for search, copying and screen readers. */
  readonly texts: readonly InvisibleText[];
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
}

type PdfPart = string | Uint8Array<ArrayBuffer>;

/** Makes a PDF of one page: a picture, covered by the same words as invisible text. Throws if the browser cannot compress. */
export async function pdfOf(page: PdfPage): Promise<Blob> {
  const { width, height, picture, texts } = page;
  const objects: (readonly PdfPart[])[] = [];
  /** Adds an object and returns the reference to it. */
  const add = (...parts: readonly PdfPart[]) => `${objects.push(parts)} 0 R`;

  const signs = [...new Set(texts.flatMap(({ text }) => Array.from(text)))];
  const letter = add(...streamOf('', `${LETTER} 0 d0`));
  const fonts = portionsOf(signs, SIGNS).map((held, font) => {
    const table = add(...streamOf('', signTable(held)));
    return `/F${font} ${add(...fontObject(held.length, letter, table))}`;
  });
  const content = [
    `q ${width} 0 0 ${height} 0 0 cm /Picture Do Q`,
    'BT 3 Tr',
    ...texts.map((text) => textOperators(text, height, signs)),
    'ET',
  ];
  const drawing = add(...streamOf('', content.join('\n')));
  const image = add(
    ...streamOf(
      `/Type/XObject/Subtype/Image/Width ${picture.width}/Height ${picture.height}` +
        '/ColorSpace/DeviceGray/BitsPerComponent 4/Filter/FlateDecode',
      await deflated(picture.dots),
    ),
  );
  const title = add(`<</Title<FEFF${utf16(page.title)}>>>`);
  // The page and the list of pages refer to each other.
  const pages = `${objects.length + 2} 0 R`;
  const only = add(
    `<</Type/Page/Parent ${pages}/MediaBox[0 0 ${width} ${height}]`,
    `/Contents ${drawing}/Resources<</XObject<</Picture ${image}>>/Font<<${fonts.join('')}>>>>>>`,
  );
  add(`<</Type/Pages/Kids[${only}]/Count 1>>`);
  const root = add(
    `<</Type/Catalog/Pages ${pages}/Lang(${page.language})`,
    '/ViewerPreferences<</DisplayDocTitle true>>>>',
  );
  return new Blob(written(objects, `/Root ${root}/Info ${title}`), { type: 'application/pdf' });
}

/** The second line marks the file as binary. */
const HEADER = '%PDF-1.4\n';
const NOT_TEXT = new Uint8Array([0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]);

/** Writes all objects, then the table with the byte offset of each. */
function written(objects: readonly (readonly PdfPart[])[], trailer: string): PdfPart[] {
  const parts: PdfPart[] = [];
  let length = 0;
  const write = (...added: readonly PdfPart[]) => {
    parts.push(...added);
    // Everything but the picture is ASCII, one byte per character.
    for (const part of added) length += part.length;
  };
  write(HEADER, NOT_TEXT);
  const starts = objects.map((object, place) => {
    const start = length;
    write(`${place + 1} 0 obj\n`, ...object, '\nendobj\n');
    return start;
  });
  const table = length;
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`);
  for (const start of starts) write(`${String(start).padStart(10, '0')} 00000 n \n`);
  write(`trailer\n<</Size ${objects.length + 1}${trailer}>>\n`);
  write(`startxref\n${table}\n%%EOF\n`);
  return parts;
}

const streamOf = (entries: string, data: PdfPart): readonly PdfPart[] => [
  `<<${entries}/Length ${data.length}>>\nstream\n`,
  data,
  '\nendstream',
];

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Codes 1 to 255 of a font; some programs read 0 as "no letter". */
const SIGNS = 255;
/** Every letter is half as wide as high; a line is then stretched to its width in the picture. */
const LETTER = 500;

/**
 * A font without glyphs (PDF 1.4, Type 3), which only maps codes to characters. A font with Devanagari glyphs would be larger
 * than the picture, and only the browser could shape its text.
 */
const fontObject = (signs: number, letter: string, table: string): readonly PdfPart[] => [
  '<</Type/Font/Subtype/Type3/FontBBox[0 0 1000 1000]/FontMatrix[0.001 0 0 0.001 0 0]',
  `/CharProcs<</n ${letter}>>`,
  `/Encoding<</Type/Encoding/Differences[1${'/n'.repeat(signs)}]>>`,
  `/FirstChar 1/LastChar ${signs}/Widths[${Array(signs).fill(LETTER).join(' ')}]`,
  `/Resources<<>>/ToUnicode ${table}>>`,
];

/** Maps each code to its character, in groups of a hundred as the format demands. */
function signTable(signs: readonly string[]): string {
  const lines = signs.map((sign, at) => `<${hex(at + 1, 2)}> <${utf16(sign)}>`);
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def',
    '/CMapName /Signs def /CMapType 2 def',
    '1 begincodespacerange <00> <FF> endcodespacerange',
    ...portionsOf(lines, 100).map(
      (part) => `${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`,
    ),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

const portionsOf = (items: readonly string[], size: number): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, portion) =>
    items.slice(portion * size, (portion + 1) * size),
  );

/** Writes a line where the picture shows it, with the same width. `signs` are those of the fonts, in order. */
function textOperators(line: InvisibleText, pageHeight: number, signs: readonly string[]): string {
  const letters = Array.from(line.text);
  const natural = (letters.length * line.size * LETTER) / 1000;
  const stretched = number((line.width / natural) * 100);
  const runs: { font: number; codes: string }[] = [];
  for (const letter of letters) {
    const at = signs.indexOf(letter);
    const font = Math.floor(at / SIGNS);
    const last = runs.at(-1);
    if (last?.font !== font) runs.push({ font, codes: hex((at % SIGNS) + 1, 2) });
    else last.codes += hex((at % SIGNS) + 1, 2);
  }
  return [
    `${stretched} Tz 1 0 0 1 ${number(line.x)} ${number(pageHeight - line.y)} Tm`,
    ...runs.map(({ font, codes }) => `/F${font} ${number(line.size)} Tf <${codes}> Tj`),
  ].join(' ');
}

/** A text as UTF-16 in hexadecimal digits, PDF's form for non-ASCII text. */
const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at), 4)).join('');

const hex = (value: number, digits: number): string =>
  value.toString(16).toUpperCase().padStart(digits, '0');

/** PDF has no exponents. */
const number = (value: number): string => value.toFixed(2);
