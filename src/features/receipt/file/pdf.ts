import { type InvisibleText, invisibleFonts, textOperators, utf16 } from './pdfText';
import type { Picture } from './receiptPicture';

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

/** Numbers of the objects below; the fonts follow. */
const NUMBER = { pages: 2, page: 3, content: 4, picture: 5, title: 6, firstFont: 7 } as const;

/** Makes a PDF of one page: a picture, covered by the same words as invisible text. Throws if the browser cannot compress. */
export async function pdfOf(page: PdfPage): Promise<Blob> {
  const { width, height, picture, texts } = page;
  const fonts = invisibleFonts(texts, NUMBER.firstFont);
  const content = [
    `q ${width} 0 0 ${height} 0 0 cm /Picture Do Q`,
    'BT 3 Tr',
    ...texts.map((text) => textOperators(text, height, fonts)),
    'ET',
  ];
  const objects: readonly (readonly PdfPart[])[] = [
    [
      `<</Type/Catalog/Pages ${NUMBER.pages} 0 R/Lang(${page.language})`,
      '/ViewerPreferences<</DisplayDocTitle true>>>>',
    ],
    [`<</Type/Pages/Kids[${NUMBER.page} 0 R]/Count 1>>`],
    [
      `<</Type/Page/Parent ${NUMBER.pages} 0 R/MediaBox[0 0 ${width} ${height}]`,
      `/Contents ${NUMBER.content} 0 R/Resources<</XObject<</Picture ${NUMBER.picture} 0 R>>`,
      `/Font<<${fonts.names}>>>>>>`,
    ],
    streamOf('', content.join('\n')),
    streamOf(
      `/Type/XObject/Subtype/Image/Width ${picture.width}/Height ${picture.height}` +
        '/ColorSpace/DeviceGray/BitsPerComponent 4/Filter/FlateDecode',
      await deflated(picture.dots),
    ),
    [`<</Title<FEFF${utf16(page.title)}>>>`],
    ...fonts.objects.map((object) => (object.stream ? streamOf('', object.text) : [object.text])),
  ];
  return new Blob(written(objects), { type: 'application/pdf' });
}

/** The second line marks the file as binary. */
const HEADER = '%PDF-1.4\n';
const NOT_TEXT = new Uint8Array([0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]);

/** Writes all objects, then the table with the byte offset of each. */
function written(objects: readonly (readonly PdfPart[])[]): PdfPart[] {
  const parts: PdfPart[] = [];
  let length = 0;
  const write = (part: PdfPart) => {
    parts.push(part);
    length += lengthOf(part);
  };
  write(HEADER);
  write(NOT_TEXT);
  const starts = objects.map((object, place) => {
    const start = length;
    for (const part of [`${place + 1} 0 obj\n`, ...object, '\nendobj\n']) write(part);
    return start;
  });
  const table = length;
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`);
  for (const start of starts) write(`${String(start).padStart(10, '0')} 00000 n \n`);
  write(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R/Info ${NUMBER.title} 0 R>>\n`);
  write(`startxref\n${table}\n%%EOF\n`);
  return parts;
}

/** Everything but the picture is ASCII, one byte per character. */
const lengthOf = (part: PdfPart): number => part.length;

const streamOf = (entries: string, data: PdfPart): readonly PdfPart[] => [
  `<<${entries}/Length ${lengthOf(data)}>>\nstream\n`,
  data,
  '\nendstream',
];

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}
