import type { TFunction } from 'i18next';

/** What every cell of the two lists is given beside its own. */
export interface CellProps {
  /** Handed in: a hook of i18next in each cell would cost a page of the list a tenth of its time. */
  readonly t: TFunction;
}
