import type { TFunction } from '../../i18n/Text';
import type { Question } from '../dialogs/DialogsContext';
import { clockTime, dayOfYear, daysSince } from '../../domain/days';

/** The question before a change is sent again; `when` it was sent before. */
export type ResendQuestion = (t: TFunction, when: string) => Question;

/** "at 10:42" for today, with the date for any other day. */
export const whenText = (t: TFunction, at: number): string =>
  daysSince(at, Date.now()) === 0
    ? t('at {{time}}', { time: clockTime(at) })
    : t('on {{day}} at {{time}}', { day: dayOfYear(at), time: clockTime(at) });
