import type { Failure } from '../../domain/failure';
import type { NewMember } from '../../domain/member';
import type { Text, TFunction } from '../../i18n/Text';
import type { Message } from '../../ui/dialogs/DialogsContext';
import { isolated } from '../../ui/dialogs/FirmIdentity';
import { changeFailureText } from '../../ui/failureText';
import { statusWord } from './PaymentStatusTag';

/** The message for a failed change of one firm; a change that was not sent has its own title (rules C2, W9b). */
export function changeFailedMessage(t: TFunction, failure: Failure, title: Text): Message {
  const detail = changeFailureText(t, failure);
  if (failure.kind === 'elsewhere')
    return { title: t('Another tab is already doing this'), detail };
  if (failure.kind === 'outdated')
    return { title: stateNow(t, failure.firm.name, failure.now), detail };
  return { title: t(title), detail };
}

function stateNow(t: TFunction, name: string, now: NewMember | undefined): string {
  const firm = isolated(name);
  if (now === undefined) return t('{{firm}} is no longer in this list.', { firm });
  if (now.membership !== null)
    return t('{{firm}} already has number {{number}}.', { firm, number: now.membership });
  const status = statusWord(t, now.paymentStatus) || '-';
  return t('The payment status of {{firm}} is now {{status}}.', { firm, status });
}
