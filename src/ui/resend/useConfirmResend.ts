import type { ConfirmResend } from '../../domain/earlierSend';
import { useDialogs } from '../dialogs/DialogsContext';
import { type ResendQuestion, whenText } from './resendTexts';

/** Asks before sending again what has an unknown result (rule C11). */
export function useConfirmResend(question: ResendQuestion): ConfirmResend {
  const { confirm } = useDialogs();
  return ({ at }) => confirm((t) => question(t, whenText(t, at)));
}
