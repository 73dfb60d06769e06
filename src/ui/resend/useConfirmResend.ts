import type { ConfirmResend } from '../../domain/earlierSend';
import { useTranslation } from '../../i18n/useTranslation';
import { useDialogs } from '../dialogs/DialogsContext';
import { type ResendTexts, whenText } from './resendTexts';

/** The question before something is sent whose earlier result is unknown (rule C11). */
export function useConfirmResend({
  sentText,
  checkText,
  questionTitle,
  confirmText,
}: ResendTexts): ConfirmResend {
  const { t } = useTranslation();
  const { confirm } = useDialogs();
  return ({ at }) =>
    confirm({
      title: questionTitle,
      text: sentText(whenText(t, at)),
      detail: checkText,
      confirmText,
    });
}
