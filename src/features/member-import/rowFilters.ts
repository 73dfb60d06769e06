import type { TFunction } from '../../i18n/Text';
import type { Listing } from '../../spreadsheet/rows/ListedRows';
import type { ImportSummary } from './openedFile';
import { FATES, isFault, type RowCode } from './memberJudge';

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

export interface RowFilterCount {
  readonly key: RowFilter;
  readonly title: string;
  readonly count: number;
}

/** The filters that show anything, and the one that is chosen. */
export function rowFilters(
  t: TFunction,
  { faulty, remarked, codes, fates, edited, leftOut }: ImportSummary,
  chosen: RowFilter,
  refused: number,
): readonly RowFilterCount[] {
  const [fresh = 0, changed = 0, same = 0] = fates;
  const filters: readonly RowFilterCount[] = [
    { key: 'refused', title: t('Refused by the service'), count: refused },
    { key: 'toMend', title: t('To mend'), count: faulty },
    { key: 'toKnow', title: t('To know of'), count: remarked - faulty },
    { key: 'new', title: t('New'), count: fresh },
    { key: 'changed', title: t('Changed'), count: changed },
    { key: 'same', title: t('The same'), count: same },
    { key: 'repeated', title: t('Twice in the file'), count: codes.get('repeated') ?? 0 },
    { key: 'inOtherList', title: t('In the other list'), count: codes.get('inOtherList') ?? 0 },
    { key: 'hidden', title: t('Hidden in the sheet'), count: codes.get('hidden') ?? 0 },
    { key: 'edited', title: t('Corrected'), count: edited },
    { key: 'leftOut', title: t('Left out'), count: leftOut },
  ];
  return filters.filter(({ key, count }) => count > 0 || key === chosen);
}

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
