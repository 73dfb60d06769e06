import type { Sort } from './sortRows';

export const PAGE_SIZES = [10, 20, 50, 100] as const;

/** What a person asks of a list. It is in the address, so that Back, a reload and a link lead to the same place. */
export interface ListAddress {
  readonly search: string;
  readonly showsSoundalikes: boolean;
  readonly filter: string;
  readonly sort: Sort | null;
  /** Counted from 1. */
  readonly page: number;
  readonly size: number;
}

/** Reads an address. Unknown parameters are ignored, and unknown values count as none. */
export function readAddress(params: URLSearchParams): ListAddress {
  const size = Number(params.get('size'));
  const page = Number(params.get('page'));
  const [column = '', direction] = (params.get('sort') ?? '').split('.');
  return {
    search: params.get('q') ?? '',
    showsSoundalikes: params.get('sounds') === '1',
    filter: params.get('filter') ?? '',
    sort: column === '' ? null : { column, descending: direction === 'desc' },
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: PAGE_SIZES.find((allowed) => allowed === size) ?? PAGE_SIZES[0],
  };
}

/** Defaults are left out, so that a fresh list has a clean address. */
export function writeAddress(address: ListAddress): URLSearchParams {
  const { search, showsSoundalikes, filter, sort, page, size } = address;
  const params = new URLSearchParams();
  if (search !== '') params.set('q', search);
  if (showsSoundalikes) params.set('sounds', '1');
  if (filter !== '') params.set('filter', filter);
  if (sort !== null) params.set('sort', `${sort.column}.${sort.descending ? 'desc' : 'asc'}`);
  if (page !== 1) params.set('page', String(page));
  if (size !== PAGE_SIZES[0]) params.set('size', String(size));
  return params;
}

/** The address of a view that can be saved: all but the page; empty for a fresh list. */
export const viewOf = (address: ListAddress): string =>
  writeAddress({ ...address, page: 1 }).toString();
