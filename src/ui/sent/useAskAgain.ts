import type { AskAgain } from '../../domain/sentBefore';
import { useTranslation } from '../../i18n/useTranslation';
import { useDialogs } from '../dialogs/DialogsContext';
import { type SentWords, whenText } from './SentWords';

/** The question before something is sent whose earlier result is unknown (rule C11). */
export function useAskAgain({ sent, check, again, act: confirmText }: SentWords): AskAgain {
  const { t } = useTranslation();
  const { confirm } = useDialogs();
  return ({ at }) =>
    confirm({ title: again, text: sent(whenText(t, at)), detail: check, confirmText });
}
