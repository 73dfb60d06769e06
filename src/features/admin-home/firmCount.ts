import type { TFunction } from '../../i18n/Text';

/** A number that says of what: a bare one might be read as the count of a card that failed. */
export const firmCount = (t: TFunction, count: number): string =>
  count === 1 ? t('1 firm') : t('{{count}} firms', { count });
