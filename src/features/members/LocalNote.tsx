import styles from './members.module.css';
import type { TFunction } from '../../i18n/translation';
import { dayAndMonth, daysSince } from '../../domain/days';
import type { LinkSent } from '../../session/localNotes';

interface LocalNoteProps {
  readonly texts: readonly string[];
  /** The result of a change is unknown. */
  readonly isWarning?: boolean;
  readonly id?: string;
}

export function LocalNote({ texts, isWarning = false, id }: LocalNoteProps) {
  if (texts.length === 0) return null;
  return (
    <div id={id} className={`${styles['localNote']} ${isWarning ? styles['warning'] : ''}`}>
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </div>
  );
}

/** This computer's note on a link; never "sent" if the answer was lost. */
export function linkSentText(t: TFunction, { at, isCertain }: LinkSent): string {
  const day = dayAndMonth(at);
  return isCertain
    ? t('Link sent {{day}} from this computer', { day })
    : t('Link may have been sent {{day}} from this computer', { day });
}

/** When this computer first saw an application; '' on the first day. This is not the date of the application. */
export function firstSeenText(t: TFunction, at: number, now: number): string {
  const count = daysSince(at, now);
  if (count < 1) return '';
  return count === 1
    ? t('First seen yesterday on this computer')
    : t('First seen {{count}} days ago on this computer', { count });
}
