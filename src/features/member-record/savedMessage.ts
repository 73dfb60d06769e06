import { type TextInHiJson, type TFunction, serviceText } from '../../i18n/translation';
import type { MemberChanges, MemberRecord, SavedMember } from '../../domain/member';
import { fieldsNotSaved } from '../../domain/memberChanges';
import { labelOf, type MemberField } from '../../domain/memberFields';
import type { Message } from '../../ui/dialogs/DialogQueue';
import { type Failure, isUncertain, messageOf } from '../../domain/failure';
import { failureText, statusOnlyText } from '../../ui/failureText';

export interface SaveResult extends Pick<SavedMember, 'message'> {
  /** The values that were sent. */
  readonly values: MemberChanges;
  /** The record stored now; `null` if unknown. */
  readonly stored: MemberRecord | null;
  /** Nothing was typed while it was being sent. */
  readonly isWhole: boolean;
  /** The fields that only somebody else changed between opening and saving. */
  readonly byOthers: readonly MemberField[];
}

/** The message of a save: the service's own text, and what the person has to know besides. */
export function savedMessage(
  t: TFunction,
  { message, values, stored, isWhole, byOthers }: SaveResult,
  savedText: TextInHiJson,
): Message {
  const notSaved = (stored === null ? [] : fieldsNotSaved(values, stored)).map((field) =>
    field === 'representatives' ? t('Contact Persons') : t(...labelOf([field])),
  );
  const others = byOthers.map((field) => t(...labelOf(field)));
  return {
    title: t('Success'),
    text: serviceText(message ?? t(savedText)),
    detail: joined([
      notSaved.length > 0 &&
        t('The server did not save your change to: {{fields}}.', { fields: notSaved.join(', ') }),
      others.length > 0 &&
        t('Someone else also changed: {{fields}}. Their changes were kept.', {
          fields: others.join(', '),
        }),
      !isWhole && t('What you typed while saving is not saved yet.'),
    ]),
  };
}

/**
 * The message of a failed update (product §8): the service's own text, else "Update failed."; an interrupted request has its
 * own text. `others` has the service's texts for fields that are not on the screen;
 * `isKept` says that the form was left, and its values are a draft now.
 */
export function updateFailure(
  t: TFunction,
  failure: Failure,
  others: string | null,
  isKept: boolean,
): Message {
  const text =
    failure.kind === 'refused'
      ? serviceText(messageOf(failure) ?? t('Update failed.'))
      : t('An error occurred during update.');
  const isUnread = failure.kind === 'unread';
  const uncertain = isUncertain(failure);
  return {
    title: t('Error'),
    text,
    detail: joined([
      others !== text && others,
      statusOnlyText(t, failure),
      isUnread && t('Nothing was saved, because the latest details could not be loaded.'),
      uncertain &&
        t(
          'We could not confirm whether your changes were saved. The details are being loaded again.',
        ),
      isKept && t('What you typed is kept in this tab. Open the form again to continue.'),
      !isKept && (isUnread || uncertain) && t('Everything you typed is still here.'),
      isUnread && failureText(t, failure.why ?? failure),
    ]),
  };
}

/** The sentences that apply; `null` if none does. */
const joined = (sentences: readonly (string | false | null)[]) =>
  sentences.filter(Boolean).join(' ') || null;
