import type { FirmList } from '../../domain/member';
import { isRecord, readCount, readPage, readText, UnreadableAnswer } from './read';

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
  const links = isRecord(page['links']) ? page['links'] : {};
  const meta = isRecord(page['meta']) ? page['meta'] : {};
  const next = readText(page['next_page_url'] ?? meta['next_page_url'] ?? links['next']).trim();
  return { next: next === '' ? null : next, total: readCount(page['total'] ?? meta['total']) };
}

/**
 * Both lists, of the pages of their answer. Where a later page cannot be read, those before it are given. Frozen, so that the
 * store neither copies nor walks a long list.
 */
export function decodePages<Row>(
  answer: unknown,
  decode: (page: unknown) => readonly Row[],
): FirmList<Row> {
  const pages = (Array.isArray(answer) ? answer : []).map((page: unknown) => ({
    page,
    ...decodePageInfo(page),
  }));
  const decoded: (readonly Row[])[] = [];
  for (const { page } of pages) {
    try {
      decoded.push(decode(page));
    } catch (error) {
      if (decoded.length === 0 || !(error instanceof UnreadableAnswer)) throw error;
      break;
    }
  }
  const read = decoded.length;
  const rows = decoded.flat();
  const total = pages
    .slice(0, read)
    .reduce<number | null>((known, page) => page.total ?? known, null);
  const isWhole = pages[read - 1]?.next == null && rows.length >= (total ?? 0);
  return Object.freeze({ rows: Object.freeze(rows), total, isWhole });
}
