import type { FirmList } from '../../domain/member';
import { fieldsOf, readCount, readPage, readTrimmed, UnreadableAnswer } from './read';

/** What a list answer says of its own pages (faults, Answers of a real Laravel). */
export interface PageInfo {
  /** The address of the next page; `null` on the last one, and where the list comes whole. */
  readonly next: string | null;
  /** How many rows all pages hold together; `null` where the service does not say. */
  readonly total: number | null;
}

/** A list that comes in pages names the next one under `next_page_url` or `links.next`, and all rows under `total`. */
export function decodePageInfo(answer: unknown): PageInfo {
  const page = readPage(answer) ?? {};
  const links = fieldsOf(page['links']);
  const meta = fieldsOf(page['meta']);
  return {
    next: readTrimmed(page['next_page_url'] ?? meta['next_page_url'] ?? links['next']),
    total: readCount(page['total'] ?? meta['total']),
  };
}

/**
 * Both lists, of the pages of their answer. Where a later page cannot be read, those before it are given. Frozen, so that the
 * store neither copies nor walks a long list.
 */
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
