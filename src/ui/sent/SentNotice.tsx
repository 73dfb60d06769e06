import type { SentBefore } from '../../domain/sentBefore';
import { useTranslation } from '../../i18n/useTranslation';
import { Notice } from '../plain/Notice';
import styles from './SentNotice.module.css';
import { type SentWords, whenText } from './SentWords';

interface SentNoticeProps {
  /** Nothing is said where there is none. */
  readonly before: SentBefore | undefined;
  readonly words: Pick<SentWords, 'sent' | 'check'>;
}

/** Says above a form that what it sends was sent before the page was loaded, and that nobody knows what came of it (rule C11). */
export function SentNotice({ before, words }: SentNoticeProps) {
  const { t } = useTranslation();
  return before === undefined ? null : (
    <div className={styles['before']}>
      <Notice
        kind="warning"
        role="status"
        title={words.sent(whenText(t, before.at))}
        description={words.check}
      />
    </div>
  );
}
