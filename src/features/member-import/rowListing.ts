import type { Listing } from '../../spreadsheet/rows/ValidatedRow';
import { EXPECTED_RESULTS, isError, type ImportIssueCode } from './memberValidator';

export const ROWS_PER_PAGE = 50;

/** The filters above the rows. */
export type RowFilter =
  | 'all'
  | 'refused'
  | 'toFix'
  | 'info'
  | 'new'
  | 'changed'
  | 'same'
  | 'repeated'
  | 'inOtherList'
  | 'hidden'
  | 'edited'
  | 'skipped';

const none = () => false;

/** The rows of a filter; `isReported` decides which issues count. */
export function listingOf(
  filter: Exclude<RowFilter, 'refused'>,
  isReported: (code: ImportIssueCode) => boolean,
): Listing<ImportIssueCode> {
  switch (filter) {
    case 'all':
    case 'edited':
    case 'skipped':
      return { kind: filter };
    case 'toFix':
      return { kind: 'codes', holds: (code) => isReported(code) && isError(code), except: none };
    case 'info':
      return {
        kind: 'codes',
        holds: (code) => isReported(code) && !isError(code),
        except: (code) => isReported(code) && isError(code),
      };
    case 'repeated':
    case 'inOtherList':
    case 'hidden':
      return { kind: 'codes', holds: (code) => code === filter, except: none };
    case 'new':
    case 'changed':
    case 'same':
      return { kind: 'expectedResult', expectedResult: EXPECTED_RESULTS.indexOf(filter) };
  }
}
