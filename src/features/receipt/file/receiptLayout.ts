import type { ReceiptContent, ReceiptRow } from '../receiptContent';
import { wrapText } from './wrapText';

/** A4 in points, 72 per inch. */
export const PAGE = { width: 595.28, height: 841.89 } as const;

const MARGIN = 40;
const WIDTH = PAGE.width - 2 * MARGIN;
const HEIGHT = PAGE.height - 2 * MARGIN;

export interface Face {
  /** In points. */
  readonly size: number;
  readonly bold: boolean;
}

/** The width of a text in points, as the browser shapes it. */
export type Measure = (text: string, face: Face) => number;

export interface PlacedText extends Face {
  readonly text: string;
  /** Left end and baseline, in points from the upper left corner of the page. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly faint: boolean;
}

interface RuledLine {
  readonly x: number;
  readonly y: number;
  /** One of them is 0. */
  readonly width: number;
  readonly height: number;
  readonly strong: boolean;
}

/** Everything on the page, with its place; the texts in reading order. */
export type ReceiptLayout = ReturnType<typeof drawnSheet>;

/** Line height and baseline, relative to the font size. */
const LINE = 1.45;
const BASELINE = 1.055;

/** How texts stand on the sheet, from its left edge; the size is before scaling. */
interface Column {
  readonly x?: number;
  readonly right?: number;
  readonly size: number;
  readonly bold?: boolean;
  readonly faint?: boolean;
}

/** Fits the receipt on one page (product §2 item 15): if an address is too long, all fonts shrink. */
export function layOut(content: ReceiptContent, measure: Measure): ReceiptLayout {
  for (let scale = 1; ;) {
    const sheet = drawnSheet(content, measure, scale);
    if (sheet.bottom <= HEIGHT) return sheet;
    // The height shrinks faster than the scale, since smaller letters also need fewer lines.
    scale *= Math.max(0.8, Math.min(0.98, Math.sqrt(HEIGHT / sheet.bottom)));
  }
}

/** Draws the sheet from top to bottom, from 0; one unit is a point times the scale. */
function drawnSheet(content: ReceiptContent, measure: Measure, scale: number) {
  const texts: PlacedText[] = [];
  const rules: RuledLine[] = [];
  const logo = { x: MARGIN, y: MARGIN, size: 54 * scale };
  const pad = 9 * scale;
  const inside = { x: pad, right: WIDTH - pad };
  let bottom = 0;

  const skip = (points: number) => {
    bottom += points * scale;
  };

  const rule = ({ x = 0, y = bottom, ...look }: Partial<RuledLine> = {}) => {
    const place = { x: MARGIN + x, y: MARGIN + y };
    rules.push({ width: WIDTH, height: 0, strong: false, ...look, ...place });
  };

  /** From `top` down to the current height. */
  const upright = (x: number, top: number) => rule({ x, y: top, width: 0, height: bottom - top });

  const frame = (top: number, x = 0, width = WIDTH) => {
    for (const y of [top, bottom]) rule({ x, y, width });
    for (const side of [x, x + width]) upright(side, top);
  };

  const lines = (
    written: readonly string[],
    { x = 0, right = WIDTH, size, bold = false, faint = false }: Column,
  ) => {
    const face = { size: size * scale, bold };
    const widthOf = (text: string) => measure(text, face);
    for (const text of written.flatMap((each) => wrapText(each, right - x, widthOf))) {
      const place = { x: MARGIN + x, y: MARGIN + bottom + face.size * BASELINE };
      texts.push({ ...face, ...place, text, width: widthOf(text), faint });
      bottom += face.size * LINE;
    }
  };

  /** Draws columns side by side, each from the current height down to its own end. */
  const beside = (...columns: readonly (() => void)[]) => {
    const top = bottom;
    const ends = columns.map((draw) => {
      bottom = top;
      draw();
      return bottom;
    });
    bottom = Math.max(...ends);
  };

  const heading = (text: string) => {
    skip(14);
    lines([text], { size: 11.5, bold: true });
    skip(5);
  };

  /** A label, with its values below each other next to it; below it if they are long. */
  const row = ({ look, name, values }: ReceiptRow) => {
    const label = { ...inside, size: 11, faint: true };
    const text = look === 'amount' ? { size: 13.5, bold: true } : { size: 11 };
    const split = WIDTH * 0.26;
    skip(5.5);
    if (look === 'long') {
      lines([name], label);
      lines(values, { ...inside, size: 8.5 });
    } else
      beside(
        () => {
          // Aligned with the first value.
          skip((text.size - label.size) * BASELINE);
          lines([name], { ...label, right: split - pad });
        },
        () => lines(values, { ...inside, x: split, ...text }),
      );
    skip(5.5);
    rule();
  };

  /** Two highlighted rows side by side. */
  const references = (pair: readonly ReceiptRow[]) => {
    if (pair.length === 0) return;
    const top = bottom;
    skip(6);
    const halves = pair.map(({ name, values }, place) => () => {
      const at = { x: (place * WIDTH) / 2 + pad, right: ((place + 1) * WIDTH) / 2 - pad };
      lines([name], { ...at, size: 10.5, faint: true });
      lines(values, { ...at, size: 13.5, bold: true });
    });
    beside(...halves);
    skip(6);
    upright(WIDTH / 2, top);
    rule();
  };

  const association = { x: logo.size + 14 * scale, size: 16.5, bold: true };
  lines([content.association], association);
  lines(content.letterhead, { x: association.x, size: 10.5, faint: true });
  bottom = Math.max(bottom, logo.size);
  skip(9);
  rule({ strong: true });
  skip(2);
  rule({ strong: true });
  skip(14);

  const titleWidth = measure(content.title, { size: 14 * scale, bold: true });
  lines([content.title], { x: Math.max(0, (WIDTH - titleWidth) / 2), size: 14, bold: true });

  for (const section of content.sections) {
    heading(section.heading);
    const top = bottom;
    references(section.rows.filter(({ look }) => look === 'reference'));
    for (const each of section.rows) if (each.look !== 'reference') row(each);
    frame(top);
  }

  // The text above and the name below the signature, as on paper.
  const { signing } = content;
  skip(20);
  const signingTop = bottom;
  const half = (WIDTH - 18 * scale) / 2;
  const left = { x: pad, right: half - pad, size: 10.5, faint: true };
  skip(6);
  lines([signing.by], left);
  bottom = Math.max(bottom + 42 * scale, signingTop + 72 * scale);
  beside(
    () => lines([signing.signature], left),
    () => lines([signing.seal], { ...left, x: WIDTH - half + pad, right: WIDTH - pad }),
  );
  skip(6);
  for (const x of [0, WIDTH - half]) frame(signingTop, x, half);
  return { texts, rules, logo, bottom };
}
