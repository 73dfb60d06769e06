import type { EarlierSend } from '../../domain/earlierSend';
import { useTranslation } from '../../i18n/useTranslation';
import { Notice } from '../plain/Notice';
import styles from './ResendNotice.module.css';
import { type ResendTexts, whenText } from './resendTexts';

interface ResendNoticeProps {
  readonly earlier: EarlierSend | undefined;
  readonly texts: Pick<ResendTexts, 'sentText' | 'checkText'>;
}

/** Warns above a form that its change was sent before the page was loaded, with an unknown result (rule C11). */
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
