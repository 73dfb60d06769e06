import type { FirmList } from '../../domain/member';
import { fieldsOf, readCount, readPage, readTrimmed, UnreadableAnswer } from './read';

export interface PageInfo {
  /** The address of the next page; `null` on the last page, and if the list is not paginated. */
  readonly next: string | null;
  /** Number of rows on all pages together; `null` if the service does not say. */
  readonly total: number | null;
}

/** A paginated list has its next page under `next_page_url` or `links.next`, and its number of rows under `total`. */
export function decodePageInfo(answer: unknown): PageInfo {
  const page = readPage(answer) ?? {};
  const links = fieldsOf(page['links']);
  const meta = fieldsOf(page['meta']);
  return {
    next: readTrimmed(page['next_page_url'] ?? meta['next_page_url'] ?? links['next']),
    total: readCount(page['total'] ?? meta['total']),
  };
}

/** Joins the pages of a list, up to a later one that cannot be read. Frozen, so that Immer does not walk the long list. */
export function decodePages<Row>(
  answer: unknown,
  decode: (page: unknown) => readonly Row[],
): FirmList<Row> {
  const pages: readonly unknown[] = Array.isArray(answer) ? answer : [];
  const read: (PageInfo & { readonly rows: readonly Row[] })[] = [];
  for (const page of pages) {
    try {
      read.push({ rows: decode(page), ...decodePageInfo(page) });
    } catch (error) {
      if (read.length === 0 || !(error instanceof UnreadableAnswer)) throw error;
      break;
    }
  }
  const rows = read.flatMap((page) => page.rows);
  const total = read.findLast((page) => page.total !== null)?.total ?? null;
  const isWhole = read.at(-1)?.next == null && rows.length >= (total ?? 0);
  return Object.freeze({ rows: Object.freeze(rows), total, isWhole });
}
