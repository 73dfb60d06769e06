import type { TFunction } from '../../i18n/translation';
import { labelOf, type MemberField, fieldRowOf } from '../../domain/memberFields';
import { isRequired, type Rule } from '../../domain/rules';
import { REGISTRATION_MOBILE_DIGITS } from '../../domain/phone';
import { editPhone, phoneHintOf } from '../../domain/phoneEdit';
import { type FieldProps, fieldRule } from './Field';

/** Selects the rules of the public form, or those of edit, Manage Profile and import. */
type FormKind = 'registration' | 'edit';

/** The props of a member's field, from its row in domain/memberFields; `rule` replaces the rule of the table. */
export function memberField(t: TFunction, field: MemberField, kind: FormKind, rule?: Rule) {
  const row = fieldRowOf(field);
  const label = t(...labelOf(field));
  const maxDigits = row.kind === 'mobile' ? row.digits[kind] : null;
  return {
    name: [...field],
    label,
    required: isRequired(row[kind]),
    rule: fieldRule(t, rule ?? row[kind], label),
    ...(maxDigits === null ? {} : phoneRules(t, maxDigits)),
  } satisfies FieldProps;
}

/** Rules of a phone field (rules F3, F17): digits only, at most `maxDigits`; an unlikely mobile gets a hint and can be sent. */
export function phoneRules(t: TFunction, maxDigits: number) {
  return {
    applyEdit: (edit) => editPhone(edit, maxDigits),
    fullText:
      maxDigits === REGISTRATION_MOBILE_DIGITS
        ? t('Only 10 digits fit here, without 0 or +91 in front. The extra digits were not added.')
        : t('Only {{count}} digits fit here. The extra digits were not added.', {
            count: maxDigits,
          }),
    note: (value) => hintText(t, value, maxDigits),
  } satisfies Partial<FieldProps>;
}

function hintText(t: TFunction, value: string, maxDigits: number): string | null {
  switch (phoneHintOf(value, maxDigits)) {
    case 'prefix':
      return t('Enter only the 10 digits. A 0 or +91 in front is not needed.');
    case 'noMobile':
      return t('Mobile numbers start with 6, 7, 8 or 9. Please check this number.');
    case null:
      return null;
  }
}
