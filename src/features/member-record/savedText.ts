import type { TFunction } from '../../i18n/Text';
import type { MemberChanges } from '../../domain/member';
import { fieldsNotSaved } from '../../domain/memberEdits';
import { labelOf, type MemberField } from '../../domain/memberFields';

/** Names the fields that the service did not save as sent (rule W11); `null` if it saved all. */
export function notSavedText(
  t: TFunction,
  sent: MemberChanges,
  stored: MemberChanges,
): string | null {
  const names = fieldsNotSaved(sent, stored).map((field) =>
    field === 'representatives' ? t('Contact Persons') : t(...labelOf([field])),
  );
  return names.length === 0
    ? null
    : t('The server did not save your change to: {{fields}}.', { fields: names.join(', ') });
}

/** Names the fields that only somebody else changed between opening and saving (rule C7); `null` if there are none. */
export function changedByOthersText(t: TFunction, changed: readonly MemberField[]): string | null {
  const names = changed.map((field) => t(...labelOf(field)));
  return names.length === 0
    ? null
    : t('Someone else also changed: {{fields}}. Their changes were kept.', {
        fields: names.join(', '),
      });
}
