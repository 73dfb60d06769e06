import type { EarlierSend } from '../../domain/earlierSend';
import { useTranslation } from '../../i18n/useTranslation';
import { Notice } from '../plain/Notice';
import styles from './ResendNotice.module.css';
import { type ResendTexts, whenText } from './resendTexts';

interface ResendNoticeProps {
  /** Nothing is said where there is none. */
  readonly earlier: EarlierSend | undefined;
  readonly texts: Pick<ResendTexts, 'sentText' | 'checkText'>;
}

/** Says above a form that what it sends was sent before the page was loaded, and that nobody knows what came of it (rule C11). */
export function ResendNotice({ earlier, texts }: ResendNoticeProps) {
  const { t } = useTranslation();
  return earlier === undefined ? null : (
    <div className={styles['before']}>
      <Notice
        kind="warning"
        role="status"
        title={texts.sentText(whenText(t, earlier.at))}
        description={texts.checkText}
      />
    </div>
  );
}
