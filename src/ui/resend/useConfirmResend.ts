import type { ConfirmResend } from '../../domain/earlierSend';
import { useTranslation } from '../../i18n/useTranslation';
import { useDialogs } from '../dialogs/DialogsContext';
import { type ResendTexts, whenText } from './resendTexts';

/** Asks before sending again what has an unknown result (rule C11). */
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
