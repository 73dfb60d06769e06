import type { TFunction } from '../../i18n/Text';

/** Always with the noun: a bare number could be mistaken for the count of a card. */
export const firmCount = (t: TFunction, count: number): string =>
  count === 1 ? t('1 firm') : t('{{count}} firms', { count });
