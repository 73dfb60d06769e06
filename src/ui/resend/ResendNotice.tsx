import type { EarlierSend } from '../../domain/earlierSend';
import type { TFunction } from '../../i18n/Text';
import { useTranslation } from '../../i18n/useTranslation';
import type { Question } from '../dialogs/DialogsContext';
import { Notice } from '../plain/Notice';
import styles from './ResendNotice.module.css';
import { whenText } from './resendTexts';

interface ResendNoticeProps {
  readonly earlier: EarlierSend | undefined;
  readonly question: (t: TFunction, when: string) => Pick<Question, 'text' | 'detail'>;
}

/** Warns above a form that its change was sent before the page was loaded, with an unknown result (rule C11). */
export function ResendNotice({ earlier, question }: ResendNoticeProps) {
  const { t } = useTranslation();
  if (earlier === undefined) return null;
  const { text, detail } = question(t, whenText(t, earlier.at));
  return (
    <div className={styles['before']}>
      <Notice kind="warning" role="status" title={text} description={detail} />
    </div>
  );
}
