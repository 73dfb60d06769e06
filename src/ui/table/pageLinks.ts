/** Product §9. */
export const MAX_PAGE_LINKS = 8;

/**
 * The page numbers to link to, at most eight: the first, the last, and those around the current one; `null` stands
 * for a gap.
 */
export function pageLinks(current: number, last: number): readonly (number | null)[] {
  if (last <= MAX_PAGE_LINKS) return Array.from({ length: last }, (_, index) => index + 1);
  const inner = MAX_PAGE_LINKS - 2;
  const start = Math.min(Math.max(current - Math.floor(inner / 2), 2), last - inner);
  const around = Array.from({ length: inner }, (_, index) => start + index);
  return [
    1,
    ...(start > 2 ? [null] : []),
    ...around,
    ...(start + inner < last ? [null] : []),
    last,
  ];
}
