import { isLong, type ReceiptContent, type ReceiptRow } from '../receiptContent';
import { wrapText } from './wrapText';

/** A4 in points, 72 per inch. */
export const PAGE = { width: 595.28, height: 841.89 } as const;

const MARGIN = 40;
const WIDTH = PAGE.width - 2 * MARGIN;
const HEIGHT = PAGE.height - 2 * MARGIN;

interface Face {
  /** In points. */
  readonly size: number;
  readonly bold: boolean;
}

/** The width of a text in points, as the browser shapes it. */
export type Measure = (text: string, face: Face) => number;

interface PlacedText extends Face {
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
export interface ReceiptLayout {
  readonly texts: readonly PlacedText[];
  readonly rules: readonly RuledLine[];
  readonly logo: { readonly x: number; readonly y: number; readonly size: number };
}

/** Line height and baseline, relative to the font size. */
const LINE = 1.45;
const BASELINE = 1.055;

/** Fits the receipt on one page (product §2 item 15): if an address is too long, all fonts shrink. */
export function layOut(content: ReceiptContent, measure: Measure): ReceiptLayout {
  for (let scale = 1; ;) {
    const sheet = new PageWriter(measure, scale);
    drawSheet(sheet, content);
    if (sheet.bottom <= HEIGHT) return sheet.layout();
    // The height shrinks faster than the scale, since smaller letters also need fewer lines.
    scale *= Math.max(0.8, Math.min(0.98, Math.sqrt(HEIGHT / sheet.bottom)));
  }
}

function drawSheet(sheet: PageWriter, content: ReceiptContent): void {
  const { membership, payment } = content;
  sheet.letterhead(content.association, content.letterhead);
  sheet.title(content.title);
  sheet.heading(membership.heading);
  sheet.box(() => {
    sheet.halves(membership.reference);
    for (const each of membership.rows) sheet.row(each);
  });
  sheet.heading(payment.heading);
  sheet.box(() => {
    for (const each of payment.rows) sheet.row(each);
    sheet.row(payment.amount, { size: 13.5, bold: true });
    if (payment.words !== null)
      sheet.values(
        payment.words.name,
        payment.words.lines.map(({ text }) => text),
      );
  });
  sheet.signing(content.signing);
}

/** Draws a sheet from top to bottom, from 0; one unit is a point times the scale. */
class PageWriter {
  private readonly texts: PlacedText[] = [];
  private readonly rules: RuledLine[] = [];
  private readonly measure: Measure;
  private readonly scale: number;
  private readonly logoSize: number;
  private y = 0;

  constructor(measure: Measure, scale: number) {
    this.measure = measure;
    this.scale = scale;
    this.logoSize = 54 * scale;
  }

  get bottom(): number {
    return this.y;
  }

  letterhead(association: string, lines: readonly string[]): void {
    const x = this.logoSize + this.points(14);
    this.lines(association, { x, face: this.face(16.5, true) });
    for (const line of lines) this.lines(line, { x, face: this.face(10.5), faint: true });
    this.y = Math.max(this.y, this.logoSize) + this.points(9);
    this.rule(true);
    this.y += this.points(2);
    this.rule(true);
    this.y += this.points(14);
  }

  title(text: string): void {
    const face = this.face(14, true);
    const x = Math.max(0, (WIDTH - this.measure(text, face)) / 2);
    this.lines(text, { x, face });
  }

  heading(text: string): void {
    this.y += this.points(14);
    this.lines(text, { x: 0, face: this.face(11.5, true) });
    this.y += this.points(5);
  }

  /** A frame around everything that `fill` draws. */
  box(fill: () => void): void {
    const top = this.y;
    this.rule();
    fill();
    for (const x of [0, WIDTH]) this.upright(x, top);
  }

  halves(rows: readonly [ReceiptRow, ReceiptRow]): void {
    const top = this.y;
    const half = WIDTH / 2;
    const ends = rows.map(([name, value], place) => {
      this.y = top + this.points(6);
      const at = { x: place * half + this.points(9), right: (place + 1) * half - this.points(9) };
      this.lines(name, { ...at, face: this.face(10.5), faint: true });
      this.lines(value, { ...at, face: this.face(13.5, true) });
      return this.y;
    });
    this.y = Math.max(...ends) + this.points(6);
    this.upright(half, top);
    this.rule();
  }

  row(row: ReceiptRow, { size, bold } = { size: 11, bold: false }): void {
    if (isLong(row)) this.longRow(row);
    else this.values(row[0], [row[1]], this.face(size, bold));
  }

  /** A label, with its values below each other next to it. */
  values(name: string, values: readonly string[], face = this.face(11)): void {
    const top = this.y + this.points(5.5);
    const pad = this.points(9);
    const split = WIDTH * 0.26;
    const ofName = this.face(11);
    // Aligned with the first value.
    this.y = top + (face.size - ofName.size) * BASELINE;
    this.lines(name, { x: pad, right: split - pad, face: ofName, faint: true });
    const nameEnd = this.y;
    this.y = top;
    for (const value of values) this.lines(value, { x: split, right: WIDTH - pad, face });
    this.y = Math.max(this.y, nameEnd) + this.points(5.5);
    this.rule();
  }

  private longRow([name, value]: ReceiptRow): void {
    const at = { x: this.points(9), right: WIDTH - this.points(9) };
    this.y += this.points(5.5);
    this.lines(name, { ...at, face: this.face(11), faint: true });
    this.lines(value, { ...at, face: this.face(8.5) });
    this.y += this.points(5.5);
    this.rule();
  }

  /** The text above and the name below the signature, as on paper. */
  signing({ by, signature, seal }: ReceiptContent['signing']): void {
    this.y += this.points(20);
    const top = this.y;
    const gap = this.points(18);
    const pad = this.points(9);
    const half = (WIDTH - gap) / 2;
    const face = this.face(10.5);
    this.y += this.points(6);
    this.lines(by, { x: pad, right: half - pad, face, faint: true });
    this.y = Math.max(this.y + this.points(42), top + this.points(72));
    const foot = this.y;
    this.lines(signature, { x: pad, right: half - pad, face, faint: true });
    this.y = foot;
    this.lines(seal, { x: half + gap + pad, right: WIDTH - pad, face, faint: true });
    this.y += this.points(6);
    for (const x of [0, half + gap]) {
      for (const y of [top, this.y])
        this.rules.push({ x, y, width: half, height: 0, strong: false });
      this.upright(x, top);
      this.upright(x + half, top);
    }
  }

  layout(): ReceiptLayout {
    return {
      texts: this.texts.map(ontoPage),
      rules: this.rules.map(ontoPage),
      logo: ontoPage({ x: 0, y: 0, size: this.logoSize }),
    };
  }

  private points(size: number): number {
    return size * this.scale;
  }

  private face(size: number, bold = false): Face {
    return { size: this.points(size), bold };
  }

  private rule(strong = false): void {
    this.rules.push({ x: 0, y: this.y, width: WIDTH, height: 0, strong });
  }

  /** From `top` down to the current height. */
  private upright(x: number, top: number): void {
    this.rules.push({ x, y: top, width: 0, height: this.y - top, strong: false });
  }

  private lines(
    text: string,
    place: { x: number; right?: number; face: Face; faint?: boolean },
  ): void {
    const { x, right = WIDTH, face, faint = false } = place;
    for (const line of wrapText(text, right - x, (part) => this.measure(part, face))) {
      const y = this.y + face.size * BASELINE;
      this.texts.push({ ...face, text: line, x, y, width: this.measure(line, face), faint });
      this.y += face.size * LINE;
    }
  }
}

/** From the sheet's corner to the page's. */
const ontoPage = <T extends { readonly x: number; readonly y: number }>(item: T): T => ({
  ...item,
  x: item.x + MARGIN,
  y: item.y + MARGIN,
});
