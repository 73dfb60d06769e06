import { clockTime, dayAndMonth, daysSince, isOlderThan, MAX_LIST_AGE } from '../domain/days';
import { useTranslation } from '../i18n/translation';
import { useNow } from './useNow';

/** Says when the data of a page came, once that is long ago. */
export function AsOf({ at }: { readonly at: number | undefined }) {
  const { t } = useTranslation();
  const time = useNow(
    (now) =>
      at !== undefined &&
      isOlderThan(at, MAX_LIST_AGE, now) &&
      `${daysSince(at, now) === 0 ? '' : dayAndMonth(at)} ${clockTime(at)}`.trim(),
  );
  return time !== false && <small>{t('as of {{time}}', { time })}</small>;
}
