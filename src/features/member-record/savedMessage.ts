import { type Text, type TFunction, serviceText } from '../../i18n/translation';
import type { MemberChanges, MemberRecord, SavedMember } from '../../domain/member';
import { fieldsNotSaved } from '../../domain/memberEdits';
import { labelOf, type MemberField } from '../../domain/memberFields';
import type { Message } from '../../ui/dialogs/DialogsContext';
import { type Failure, isUncertain, messageOf } from '../../domain/failure';
import { failureText, statusOnlyText } from '../../ui/failureText';

export interface SaveResult extends Pick<SavedMember, 'message'> {
  /** The values that were sent. */
  readonly values: MemberChanges;
  /** The record stored now; `null` if unknown. */
  readonly stored: MemberRecord | null;
  /** Nothing was typed while it was being sent. */
  readonly isWhole: boolean;
  /** The fields that only somebody else changed between opening and saving (rule C7). */
  readonly byOthers: readonly MemberField[];
}

/** The message of a save: the service's own text, and what the person has to know besides (rules C7, W11). */
export function savedMessage(
  t: TFunction,
  { message, values, stored, isWhole, byOthers }: SaveResult,
  savedText: Text,
): Message {
  const notSaved = (stored === null ? [] : fieldsNotSaved(values, stored)).map((field) =>
    field === 'representatives' ? t('Contact Persons') : t(...labelOf([field])),
  );
  const others = byOthers.map((field) => t(...labelOf(field)));
  const details = [
    notSaved.length > 0 &&
      t('The server did not save your change to: {{fields}}.', { fields: notSaved.join(', ') }),
    others.length > 0 &&
      t('Someone else also changed: {{fields}}. Their changes were kept.', {
        fields: others.join(', '),
      }),
    !isWhole && t('What you typed while saving is not saved yet.'),
  ];
  return {
    title: t('Success'),
    text: message === null ? t(savedText) : serviceText(message),
    detail: details.filter((detail) => detail !== false).join(' ') || null,
  };
}

/**
 * The message of a failed update (product §8): the service's own text, else "Update failed."; an interrupted request has its
 * own text. `others` has the service's texts for fields that are not on the screen (rule W7);
 * `isKept` says that the form was left, and its values are a draft now.
 */
export function updateFailure(
  t: TFunction,
  failure: Failure,
  others: string | null,
  isKept: boolean,
): Message {
  const title = t('Error');
  const typed = isKept
    ? t('What you typed is kept in this tab. Open the form again to continue.')
    : t('Everything you typed is still here.');
  if (failure.kind === 'unread')
    return {
      title,
      text: t('An error occurred during update.'),
      detail: `${t('Nothing was saved, because the latest details could not be loaded.')} ${typed} ${failureText(t, failure.why ?? failure)}`,
    };
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
  if (uncertain !== null || isKept) details.push(typed);
  return { title, text, detail: details.filter((detail) => detail !== null).join(' ') || null };
}
