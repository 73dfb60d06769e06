import type { AskAgain } from '../../domain/sentBefore';
import { useTranslation } from '../../i18n/useTranslation';
import { useDialogs } from '../dialogs/DialogsContext';
import { type SentWords, whenText } from './SentWords';

/** The question before something is sent whose earlier result is unknown (rule C11). */
export function useAskAgain({ sent, check, again, act }: SentWords): AskAgain {
  const { t } = useTranslation();
  const { ask } = useDialogs();
  return ({ at }) => ask({ title: again, text: sent(whenText(t, at)), detail: check, act });
}
