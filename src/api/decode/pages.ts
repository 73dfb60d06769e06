import { isRecord, readCount, readPage, readText } from './read';

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
