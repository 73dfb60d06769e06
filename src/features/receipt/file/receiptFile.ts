import type { Language } from '../../../i18n/translation';
import type { ReceiptContent } from '../receiptContent';
import { pdfOf, type Picture } from './pdf';
import { type Face, layOut, type Measure, PAGE, type ReceiptLayout } from './receiptLayout';

/**
 * Makes the receipt as a PDF of one A4 page, black on white. The only request is for the logo, which the page already has.
 * Throws if the browser has no canvas or cannot compress.
 */
export async function receiptFile(
  content: ReceiptContent,
  language: Language,
  fileName: string,
): Promise<File> {
  const family = getComputedStyle(document.body).fontFamily;
  const layout = layOut(content, measureIn(family));
  const pdf = await pdfOf({
    ...PAGE,
    picture: drawnPage(layout, family, await logo()),
    texts: layout.texts,
    title: fileName.replace(/\.pdf$/, ''),
    language,
  });
  return new File([pdf], fileName, { type: 'application/pdf' });
}

/** Milliseconds; nobody should wait longer for a decoration. */
const LOGO_LIMIT = 2000;

/** `null` if it fails to load: the receipt is valid without it. */
async function logo(): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = `${import.meta.env.BASE_URL}logo.svg`;
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), LOGO_LIMIT);
  });
  return Promise.race([image.decode().then(() => image), late]).catch(() => null);
}

/** Pixels per point: 216 per inch. */
const DENSITY = 3;

const fontOf = (family: string, { size, bold }: Face) => `${bold ? 700 : 400} ${size}px ${family}`;

/** Measures text as this browser draws it: it picks the fonts for every script, and shapes the text. */
function measureIn(family: string): Measure {
  const context = penOf(document.createElement('canvas'));
  return (text, face) => {
    context.font = fontOf(family, face);
    return context.measureText(text).width;
  };
}

/** Draws the page with the browser, black on white. Throws if there is no canvas. */
function drawnPage(
  layout: ReceiptLayout,
  family: string,
  image: CanvasImageSource | null,
): Picture {
  const canvas = document.createElement('canvas');
  // An even width, since two pixels share a byte.
  canvas.width = Math.ceil((PAGE.width * DENSITY) / 2) * 2;
  canvas.height = Math.ceil(PAGE.height * DENSITY);
  const pen = penOf(canvas);
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(DENSITY, DENSITY);
  const { x: left, y: top, size } = layout.logo;
  if (image !== null) pen.drawImage(image, left, top, size, size);
  pen.fillStyle = 'black';
  for (const { x, y, width, height, strong } of layout.rules) {
    const thick = strong ? 0.8 : 0.5;
    pen.fillRect(x, y, Math.max(width, thick), Math.max(height, thick));
  }
  for (const text of layout.texts) {
    pen.font = fontOf(family, text);
    pen.fillStyle = text.faint ? '#333' : 'black';
    pen.fillText(text.text, text.x, text.y);
  }
  const picture = { width: canvas.width, height: canvas.height, dots: greyDots(canvas, pen) };
  // Safari keeps the memory of a canvas until it is shrunk.
  canvas.width = 0;
  return picture;
}

/** Rows read at once: reading all would double the canvas's memory. */
const STRIP = 128;

function greyDots(canvas: HTMLCanvasElement, pen: CanvasRenderingContext2D) {
  const { width, height } = canvas;
  const dots = new Uint8Array((width * height) / 2);
  let at = 0;
  for (let y = 0; y < height; y += STRIP) {
    const { data } = pen.getImageData(0, y, width, Math.min(STRIP, height - y));
    for (let from = 0; from < data.length; from += 8) {
      dots[at] = (greyAt(data, from) << 4) | greyAt(data, from + 4);
      at += 1;
    }
  }
  return dots;
}

/** 16 levels are enough for smooth letters. */
function greyAt(data: Uint8ClampedArray, from: number): number {
  const red = data[from] ?? 0;
  const green = data[from + 1] ?? 0;
  const blue = data[from + 2] ?? 0;
  return Math.round((red * 0.299 + green * 0.587 + blue * 0.114) / 17);
}

function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('This browser gives no canvas.');
  return pen;
}
