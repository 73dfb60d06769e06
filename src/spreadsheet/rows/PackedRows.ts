import type { KeptRows } from './KeptRows';

const ROWS_PER_CHUNK = 256;

/** Rows side by side in one text: strings of their own, 1.6 million cells would take many times the file. */
interface Chunk {
  readonly text: string;
  /** How long each cell is, row after row. */
  readonly lengths: Uint16Array;
  /** For each row where its first cell stands among `lengths`, and where in `text`; one more for the end. */
  readonly firstCell: Uint32Array;
  readonly firstLetter: Uint32Array;
}

/** Of a file that is not held whole itself. */
export class PackedRows implements KeptRows {
  readonly #chunks: Chunk[] = [];
  #open: (readonly string[])[] = [];

  add(cells: readonly string[]): void {
    this.#open.push(cells);
    if (this.#open.length < ROWS_PER_CHUNK) return;
    this.#chunks.push(packed(this.#open));
    this.#open = [];
  }

  cells(index: number): readonly string[] {
    const chunk = this.#chunks[Math.floor(index / ROWS_PER_CHUNK)];
    const row = index % ROWS_PER_CHUNK;
    return chunk === undefined ? (this.#open[row] ?? []) : rowOf(chunk, row);
  }
}

function packed(rows: readonly (readonly string[])[]): Chunk {
  const firstCell = new Uint32Array(rows.length + 1);
  const firstLetter = new Uint32Array(rows.length + 1);
  const lengths = new Uint16Array(rows.reduce((count, row) => count + row.length, 0));
  // Without the empty ones, which are most: to join a cell costs more than to cut it.
  const texts: string[] = [];
  let cell = 0;
  let letter = 0;
  rows.forEach((row, at) => {
    for (const text of row) {
      if (text !== '') texts.push(text);
      lengths[cell] = text.length;
      cell += 1;
      letter += text.length;
    }
    firstCell[at + 1] = cell;
    firstLetter[at + 1] = letter;
  });
  return { text: texts.join(''), lengths, firstCell, firstLetter };
}

function rowOf({ text, lengths, firstCell, firstLetter }: Chunk, row: number): string[] {
  const cells: string[] = [];
  let start = firstLetter[row] ?? 0;
  const last = firstCell[row + 1] ?? 0;
  for (let cell = firstCell[row] ?? 0; cell < last; cell += 1) {
    const end = start + (lengths[cell] ?? 0);
    cells.push(text.slice(start, end));
    start = end;
  }
  return cells;
}
