import { type Measure, PAGE, type ReceiptLayout } from './receiptLayout';

/** Pixels per point: 216 per inch. */
const DENSITY = 3;
const PAPER = '#fff';
const INK = '#000';
const FAINT_INK = '#333';

/** Grey pixels from the upper left corner, 0 black to 15 white, two per byte; every row starts with a new byte. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly dots: Uint8Array<ArrayBuffer>;
}

const fontOf = (
  family: string,
  { size, bold }: { readonly size: number; readonly bold: boolean },
) => `${bold ? 700 : 400} ${size}px ${family}`;

/** Measures text as this browser draws it: it picks the fonts for every script, and shapes the text. */
export function measureIn(family: string): Measure {
  const context = penOf(document.createElement('canvas'));
  return (text, face) => {
    context.font = fontOf(family, face);
    return context.measureText(text).width;
  };
}

/** Draws the page with the browser, black on white. Throws if there is no canvas. */
export function drawnPage(
  layout: ReceiptLayout,
  family: string,
  logo: CanvasImageSource | null,
): Picture {
  const canvas = document.createElement('canvas');
  // An even width, since two pixels share a byte.
  canvas.width = Math.ceil((PAGE.width * DENSITY) / 2) * 2;
  canvas.height = Math.ceil(PAGE.height * DENSITY);
  const pen = penOf(canvas);
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(DENSITY, DENSITY);
  if (logo !== null) {
    const { x, y, size } = layout.logo;
    pen.drawImage(logo, x, y, size, size);
  }
  pen.fillStyle = INK;
  for (const { x, y, width, height, strong } of layout.rules) {
    const thick = strong ? 0.8 : 0.5;
    pen.fillRect(x, y, Math.max(width, thick), Math.max(height, thick));
  }
  pen.textBaseline = 'alphabetic';
  for (const text of layout.texts) {
    pen.font = fontOf(family, text);
    pen.fillStyle = text.faint ? FAINT_INK : INK;
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
