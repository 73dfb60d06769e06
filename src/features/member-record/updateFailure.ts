import type { TFunction } from '../../i18n/Text';
import { type Failure, isUncertain, messageOf } from '../../domain/failure';
import { serviceText } from '../../i18n/serviceText';
import type { Message } from '../../ui/dialogs/DialogsContext';
import { failureText, statusOnlyText } from '../../ui/failureText';

/**
 * The message of a failed update (product §8): the service's own text, else "Update failed."; an interrupted request has its
 * own text. `others` has the service's texts for fields that are not on the screen (rule W7).
 */
export function updateFailure(
  t: TFunction,
  failure: Failure,
  others: string | null,
  isFormOpen: boolean,
): Message {
  const uncertain = isUncertain(failure)
    ? t('We could not confirm whether your changes were saved. The details are being loaded again.')
    : null;
  const said = messageOf(failure);
  const text =
    failure.kind === 'refused'
      ? said === null
        ? t('Update failed.')
        : serviceText(said)
      : t('An error occurred during update.');
  const details = [others === text ? null : others, statusOnlyText(t, failure), uncertain];
  if (uncertain !== null || !isFormOpen) details.push(typedText(t, isFormOpen));
  return {
    title: t('Error'),
    text,
    detail: details.filter((detail) => detail !== null).join(' ') || null,
  };
}

/** The record could not be fetched before a save (rule C7), so nothing was sent. */
export function unreadFailure(t: TFunction, failure: Failure, isFormOpen: boolean): Message {
  return {
    title: t('Error'),
    text: t('An error occurred during update.'),
    detail: `${t('Nothing was saved, because the latest details could not be loaded.')} ${typedText(t, isFormOpen)} ${failureText(t, failure)}`,
  };
}

/** The values of a form that was left are a draft now. */
const typedText = (t: TFunction, isFormOpen: boolean) =>
  isFormOpen
    ? t('Everything you typed is still here.')
    : t('What you typed is kept in this tab. Open the form again to continue.');
