import type { EditedRows } from './EditedRows';
import type { JudgedRows } from './JudgedRows';
import type { ReadingCode } from './remarks';

/** Which rows a person wants to see. */
export type Listing<Code extends string> =
  | { readonly kind: 'all' }
  /** Rows that have a remark for which `holds`, and none for which `except` does. */
  | {
      readonly kind: 'codes';
      readonly holds: (code: Code) => boolean;
      readonly except: (code: Code) => boolean;
    }
  | { readonly kind: 'fate'; readonly fate: number }
  | { readonly kind: 'edited' }
  | { readonly kind: 'leftOut' }
  /** These rows of the person's file. */
  | { readonly kind: 'rows'; readonly rowNumbers: readonly number[] };

/** The rows that a person wants to see. One that was listed stays listed while it is mended, until another listing is asked for. */
export class ListedRows<Code extends string> {
  readonly #rows: EditedRows;
  readonly #judged: JudgedRows<Code>;
  #listing: Listing<Code | ReadingCode> = { kind: 'all' };
  /** `null` for all of the file. */
  #listed: readonly number[] | null = null;

  constructor(rows: EditedRows, judged: JudgedRows<Code>) {
    this.#rows = rows;
    this.#judged = judged;
  }

  get count(): number {
    return this.#listed?.length ?? this.#rows.store.count;
  }

  /** The index of the row at a place of the listing. */
  at(place: number): number {
    return this.#listed?.[place] ?? place;
  }

  list(listing: Listing<Code | ReadingCode>): void {
    this.#listing = listing;
    this.#listed = this.#rowsOf(listing);
  }

  more(): void {
    const more = this.#rowsOf(this.#listing);
    if (this.#listed === null || more === null) return;
    this.#listed = [...new Set([...this.#listed, ...more])].sort((a, b) => a - b);
  }

  find(from: number, holds: (code: Code | ReadingCode) => boolean): number | null {
    const found = new Set(this.#judged.withCodes(holds));
    for (let place = from; place < this.count; place += 1)
      if (found.has(this.at(place))) return place;
    return null;
  }

  #rowsOf(listing: Listing<Code | ReadingCode>): readonly number[] | null {
    switch (listing.kind) {
      case 'all':
        return null;
      case 'codes': {
        const others = new Set(this.#judged.withCodes(listing.except));
        const rows = this.#judged.withCodes(listing.holds);
        return rows.filter((index) => !others.has(index));
      }
      case 'fate':
        return this.#where(
          (index) => !this.#rows.leftOut.has(index) && this.#judged.fate(index) === listing.fate,
        );
      case 'edited':
        return this.#where((index) => this.#rows.isEdited(index, null));
      case 'leftOut':
        return this.#where((index) => this.#rows.leftOut.has(index));
      case 'rows': {
        const rows = listing.rowNumbers.flatMap((row) => this.#rows.store.indexOf(row) ?? []);
        return [...new Set(rows)].sort((a, b) => a - b);
      }
    }
  }

  #where(holds: (index: number) => boolean): readonly number[] {
    return Array.from({ length: this.#rows.store.count }, (_, index) => index).filter(holds);
  }
}
