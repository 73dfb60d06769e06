import type { Failure } from '../../domain/failure';
import type { TFunction } from '../../i18n/Text';
import type { Message } from '../../ui/dialogs/DialogsContext';
import { changeFailureText } from '../../ui/failureText';

/** The message for a failed change of one firm; a change that was not sent has its own title (rule C2). */
export function changeFailedMessage(t: TFunction, failure: Failure, title: string): Message {
  const detail = changeFailureText(t, failure);
  if (failure.kind === 'elsewhere')
    return { title: t('Another tab is already doing this'), detail };
  if (failure.kind === 'outdated') return { title: t('Someone else changed this firm'), detail };
  return { title, detail };
}
