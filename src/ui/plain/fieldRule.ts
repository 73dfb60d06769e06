import type { TFunction } from '../../i18n/Text';
import type { Rule, RuleBreak } from '../../domain/memberRules';

/** What is wrong with the text of a field, as a person reads it; `null` if nothing is. */
export type FieldRule = (value: string) => string | null;

/** The same as a form asks for it. What a field makes of its text when it is sent is what is judged. */
export const validatorOf =
  (rule: FieldRule | undefined, settled: ((text: string) => string) | undefined) =>
  async (_: unknown, value: unknown) => {
    const entered = textOf(value);
    const wrong = rule?.(settled?.(entered) ?? entered) ?? null;
    if (wrong !== null) throw new Error(wrong);
  };

/** What a form holds of a field. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A rule of the domain as the rule of a field; `field` is the label that the text names. */
export function fieldRule(t: TFunction, rule: Rule, field: string): FieldRule {
  return (value) => {
    const broken = rule(value);
    return broken === null ? null : ruleText(t, broken, field);
  };
}

/** Why a value is refused; `field` is the label that the text names. */
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
