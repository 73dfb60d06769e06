import type { TFunction } from '../../i18n/Text';

/** What every cell of the two lists is given beside its own. */
export interface CellProps {
  /** Handed in: a hook in each cell would cost a page of the list a tenth of its time. */
  readonly t: TFunction;
}
