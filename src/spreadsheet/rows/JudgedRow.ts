import type { Duplicates } from './Duplicates';
import type { ReadingCode, Remark } from './remarks';
import { indexOfRow, type SourceRow } from './SourceRow';
import type { Typed } from './typedCells';

/** A row as it was read, and what the person did with it. */
export interface ReadRow extends SourceRow {
  readonly typed: Typed;
  readonly isLeftOut: boolean;
}

/** The same with what is to be said of it, duplicates aside; one object, since a file has 100,000 of them. */
export interface JudgedRow<Code extends string> extends ReadRow {
  readonly remarks: readonly Remark<Code | ReadingCode>[];
  readonly fate: number;
}

type Rows<Code extends string> = readonly JudgedRow<Code>[];
type Holds<Code extends string> = (code: Code | ReadingCode) => boolean;

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

export const inOrder = (indexes: Iterable<number>): readonly number[] =>
  [...new Set(indexes)].sort((a, b) => a - b);

export function indexesWhere<Row>(
  rows: readonly Row[],
  holds: (row: Row) => boolean,
): readonly number[] {
  const found: number[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index];
    if (row !== undefined && holds(row)) found.push(index);
  }
  return found;
}

/** The rows that are not left out and have one of these remarks now, in their order. */
export function rowsWithCodes<Code extends string>(
  rows: Rows<Code>,
  duplicates: Duplicates,
  holds: Holds<Code>,
): readonly number[] {
  const found = indexesWhere(
    rows,
    ({ remarks, isLeftOut }) => !isLeftOut && remarks.some(({ code }) => holds(code)),
  );
  return holds('repeated') && duplicates.size > 0
    ? inOrder([...found, ...duplicates.keys()])
    : found;
}

/** The rows of a listing; `null` for all. */
export function listedRows<Code extends string>(
  rows: Rows<Code>,
  duplicates: Duplicates,
  listing: Listing<Code | ReadingCode>,
): readonly number[] | null {
  switch (listing.kind) {
    case 'all':
      return null;
    case 'codes': {
      const others = new Set(rowsWithCodes(rows, duplicates, listing.except));
      const found = rowsWithCodes(rows, duplicates, listing.holds);
      return found.filter((index) => !others.has(index));
    }
    case 'fate':
      return indexesWhere(rows, ({ isLeftOut, fate }) => !isLeftOut && fate === listing.fate);
    case 'edited':
      return indexesWhere(rows, ({ typed }) => typed.size > 0);
    case 'leftOut':
      return indexesWhere(rows, ({ isLeftOut }) => isLeftOut);
    case 'rows':
      return inOrder(listing.rowNumbers.flatMap((number) => indexOfRow(rows, number) ?? []));
  }
}

/** For each code the number of rows that have it, those left out not counted. */
export function codeCounts<Code extends string>(
  rows: Rows<Code>,
  duplicates: Duplicates,
): ReadonlyMap<Code | ReadingCode, number> {
  const counts = new Map<Code | ReadingCode, number>();
  if (duplicates.size > 0) counts.set('repeated', duplicates.size);
  for (const { remarks, isLeftOut } of rows) {
    if (isLeftOut || remarks.length === 0) continue;
    for (const code of new Set(remarks.map((remark) => remark.code)))
      counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return counts;
}

/** For each fate the number of rows that have it, those left out not counted. */
export function fateCounts<Code extends string>(rows: Rows<Code>): readonly number[] {
  const counts: number[] = [];
  for (const { fate, isLeftOut } of rows) if (!isLeftOut) counts[fate] = (counts[fate] ?? 0) + 1;
  return Array.from(counts, (count) => count ?? 0);
}
