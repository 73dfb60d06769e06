import type { TFunction } from '../../i18n/Text';
import { dayAndMonth, daysSince } from '../../domain/days';
import type { EarlierSend } from '../../domain/earlierSend';
import type { LinkSent } from '../../session/localNotes';
import { whenText } from '../../ui/resend/resendTexts';

/** This computer's note on a link; never "sent" if the answer was lost (rule Q7). */
export function linkSentText(t: TFunction, { at, isCertain }: LinkSent): string {
  const day = dayAndMonth(at);
  return isCertain
    ? t('Link sent {{day}} from this computer', { day })
    : t('Link may have been sent {{day}} from this computer', { day });
}

/** For a change of one row sent before the page was reloaded (rule C11). */
export const resultUnknownText = (t: TFunction, { at }: EarlierSend): string =>
  t('Sent {{when}}. Result unknown.', { when: whenText(t, at) });

/** When this computer first saw an application; '' on the first day. This is not the date of the application (rule Q7). */
export function firstSeenText(t: TFunction, at: number, now: number): string {
  const count = daysSince(at, now);
  if (count < 1) return '';
  return count === 1
    ? t('First seen yesterday on this computer')
    : t('First seen {{count}} days ago on this computer', { count });
}
