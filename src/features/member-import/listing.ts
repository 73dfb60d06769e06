import type { Listing } from '../../spreadsheet/rows/JudgedRow';
import { FATES, isFault, type RowCode } from './memberJudge';

export const ROWS_PER_PAGE = 50;

/** The numbers above the rows: each shows its rows when it is pressed. */
export type RowFilter =
  | 'all'
  | 'refused'
  | 'toMend'
  | 'toKnow'
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
  isSaid: (code: RowCode) => boolean,
): Listing<RowCode> {
  switch (filter) {
    case 'all':
    case 'edited':
    case 'leftOut':
      return { kind: filter };
    case 'toMend':
      return { kind: 'codes', holds: (code) => isSaid(code) && isFault(code), except: none };
    case 'toKnow':
      return {
        kind: 'codes',
        holds: (code) => isSaid(code) && !isFault(code),
        except: (code) => isSaid(code) && isFault(code),
      };
    case 'repeated':
    case 'inOtherList':
    case 'hidden':
      return { kind: 'codes', holds: (code) => code === filter, except: none };
    case 'new':
    case 'changed':
    case 'same':
      return { kind: 'fate', fate: FATES.indexOf(filter) };
  }
}
