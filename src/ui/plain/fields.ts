import { type MemberField, fieldRowOf, labelOf } from '../../domain/memberFields';
import { REGISTRATION_MOBILE_DIGITS } from '../../domain/phone';
import { type EditResult, editPhone, phoneHintOf, type TextEdit } from '../../domain/phoneEdit';
import { anyText, isRequired, type Rule, type RuleBreak } from '../../domain/rules';
import type { TFunction } from '../../i18n/translation';

/** Returns an error text for a value; `null` if it is valid. */
export type FieldRule = (value: string) => string | null;

/** How a field treats its text. */
export interface TextRules {
  /** Returns the text and cursor after an edit. */
  readonly applyEdit?: ((edit: TextEdit) => EditResult) | undefined;
  /** Cleans the text that is sent. */
  readonly normalize?: ((text: string) => string) | undefined;
  /** Returns a hint about a value that breaks no rule. */
  readonly note?: ((value: string) => string | null) | undefined;
  /** The hint while a digit was not taken. */
  readonly fullText?: string | undefined;
}

export interface FieldProps extends TextRules {
  /** The name in the form, which is also the id: see {@link fieldId}. */
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  readonly rule?: FieldRule;
}

/** The id of a field, from its path in the values of its form. */
export const fieldId = (path: readonly (string | number)[]): string => path.join('_');

/** The id of the error texts of a field. */
export const wrongId = (id: string): string => `${id}_wrong`;

interface ControlState {
  readonly id: string;
  readonly label: string;
  readonly required: boolean;
  readonly isWrong: boolean;
}

/** The attributes of an input of either kit. */
export const controlProps = ({ id, label, required, isWrong }: ControlState) => ({
  id,
  /** The label for error texts, since a browser's translator may have changed the visible one. */
  'data-label': label,
  'aria-required': required,
  'aria-invalid': isWrong,
  'aria-describedby': isWrong ? wrongId(id) : undefined,
});

/** Selects the rules of the public form, or those of edit, Manage Profile and import. */
type FormKind = 'registration' | 'edit';

/** The props of a member's field, from its row in domain/memberFields; `rule` replaces the rule of the table. */
export function memberField(t: TFunction, field: MemberField, kind: FormKind, rule?: Rule) {
  const row = fieldRowOf(field);
  const label = t(...labelOf(field));
  const own = row[kind] ?? anyText;
  const maxDigits = row.digits?.[kind] ?? null;
  return {
    name: fieldId(field),
    label,
    required: isRequired(own),
    rule: fieldRule(t, rule ?? own, label),
    ...(maxDigits === null ? {} : phoneRules(t, maxDigits)),
  } satisfies FieldProps;
}

/** Makes a field rule from a rule of the domain; `field` is the label in the error text. */
function fieldRule(t: TFunction, rule: Rule, field: string): FieldRule {
  return (value) => {
    const broken = rule(value);
    return broken === null ? null : ruleText(t, broken, field);
  };
}

export function ruleText(t: TFunction, broken: RuleBreak, field: string): string {
  switch (broken) {
    case 'required':
      return t('{{field}} is required', { field });
    case 'tenDigits':
      return t('Enter exactly 10 digits');
    case 'upTo15Digits':
      return t('Enter digits only, at most 15');
  }
}

/** Rules of a phone field: digits only, at most `maxDigits`; an unlikely mobile gets a hint and can be sent. */
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
  } satisfies TextRules;
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
