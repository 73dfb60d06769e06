import type { TFunction } from 'i18next';
import type { Listing } from '../../spreadsheet/rows/SheetTable';
import type { ImportSummary } from './importTasks';
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
    { key: 'edited', title: t('Corrected'), count: edited },
    { key: 'leftOut', title: t('Left out'), count: leftOut },
  ];
  return filters.filter(({ key, count }) => count > 0 || key === chosen);
}

/** Which rows a filter asks the table for. */
export function listingOf(
  filter: Exclude<RowFilter, 'refused'>,
  { codes }: ImportSummary,
): Listing<RowCode> {
  const all = [...codes.keys()];
  switch (filter) {
    case 'all':
    case 'edited':
    case 'leftOut':
      return { kind: filter };
    case 'toMend':
      return { kind: 'codes', codes: all.filter(isFault), except: [] };
    case 'toKnow':
      return {
        kind: 'codes',
        codes: all.filter((code) => !isFault(code)),
        except: all.filter(isFault),
      };
    case 'repeated':
    case 'inOtherList':
      return { kind: 'codes', codes: [filter], except: [] };
    case 'new':
    case 'changed':
    case 'same':
      return { kind: 'fate', fate: FATES.indexOf(filter) };
  }
}
