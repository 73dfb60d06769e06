import type { TFunction } from '../../i18n/Text';
import { clockTime, dayOfYear, daysSince } from '../../domain/days';

export interface ResendTexts {
  readonly sentText: (when: string) => string;
  readonly checkText: string;
  readonly questionTitle: string;
  readonly confirmText: string;
}

/** "at 10:42" for today, with the date for any other day. */
export const whenText = (t: TFunction, at: number): string =>
  daysSince(at, Date.now()) === 0
    ? t('at {{time}}', { time: clockTime(at) })
    : t('on {{day}} at {{time}}', { day: dayOfYear(at), time: clockTime(at) });
