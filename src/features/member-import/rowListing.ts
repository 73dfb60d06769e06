import type { Listing } from '../../spreadsheet/rows/ValidatedRow';
import { EXPECTED_RESULTS, isError, type ImportIssueCode } from './memberValidator';

export const ROWS_PER_PAGE = 50;

/** The numbers above the rows: each shows its rows when it is pressed. */
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
  | 'leftOut';

const none = () => false;

/** Which rows a filter asks the table for; `isSaid` tells of which remarks anything is said. */
export function listingOf(
  filter: Exclude<RowFilter, 'refused'>,
  isReported: (code: ImportIssueCode) => boolean,
): Listing<ImportIssueCode> {
  switch (filter) {
    case 'all':
    case 'edited':
    case 'leftOut':
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
