import type { TFunction } from '../../i18n/Text';
import type { RowFilter } from './listing';
import type { ImportSummary } from './openedFile';

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
