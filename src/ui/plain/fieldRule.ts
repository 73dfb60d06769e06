import type { TFunction } from '../../i18n/translation';
import type { Rule, RuleBreak } from '../../domain/rules';

/** Returns an error text for a value; `null` if it is valid. */
export type FieldRule = (value: string) => string | null;

/** Makes a form validator from a rule. It checks the normalized text, which is the one that will be sent. */
export const validatorOf =
  (rule: FieldRule | undefined, settled: ((text: string) => string) | undefined) =>
  async (_: unknown, value: unknown) => {
    const entered = textOf(value);
    const error = rule?.(settled?.(entered) ?? entered) ?? null;
    if (error !== null) throw new Error(error);
  };

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Makes a field rule from a rule of the domain; `field` is the label in the error text. */
export function fieldRule(t: TFunction, rule: Rule, field: string): FieldRule {
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
