import type { TFunction } from '../../i18n/Text';
import { clockTime, dayOfYear, daysSince } from '../../domain/days';

/** What a screen says of its change that was sent and whose result is unknown. */
export interface ResendTexts {
  /** That it was sent, and when. */
  readonly sentText: (when: string) => string;
  /** What to look at before it is sent again. */
  readonly checkText: string;
  /** The title of the question, and the act. */
  readonly questionTitle: string;
  readonly confirmText: string;
}

/** "at 10:42" today, with its day on any other. */
export const whenText = (t: TFunction, at: number): string =>
  daysSince(at, Date.now()) === 0
    ? t('at {{time}}', { time: clockTime(at) })
    : t('on {{day}} at {{time}}', { day: dayOfYear(at), time: clockTime(at) });
